import { isSame, signCall } from '../sign.ts';
import { CALLS, Refused, type GoodCall } from './calls.ts';
import { takeFault, type Json, type SandboxShop, type SandboxState } from './state.ts';

export interface SandboxRequest {
  path: string;
  query: Readonly<Record<string, string>>;
  body: Json;
  key: string | undefined;
}

export interface SandboxAnswer {
  status: number;
  body: Json;
}

const NOBODY: SandboxShop = {
  id: '',
  name: '',
  tokens: new Map(),
  refreshTokens: new Set(),
  orders: new Map(),
  stock: new Map(),
  reserved: new Map(),
  prices: new Map(),
  promoted: new Set(),
};

/** A signature is good for five minutes. */
const WINDOW_S = 300;

/** Answers a call in their dialect: what is wrong stands in `error`. */
export function serve(state: SandboxState, request: SandboxRequest): SandboxAnswer {
  const fault = takeFault(state, request.path);
  const wrong = fault && !fault.isDone ? toFault(fault) : undefined;
  const answer = wrong ?? answerOf(state, request);
  state.calls.push({ ...request, error: String(answer.body['error'] ?? '') });
  return fault?.isDone ? toFault(fault) : answer;
}

const toFault = ({ status, error }: { status: number; error: string }): SandboxAnswer =>
  error
    ? { status: 200, body: { error, message: error } }
    : { status, body: { error: 'error_server', message: 'Something went wrong.' } };

function answerOf(state: SandboxState, request: SandboxRequest): SandboxAnswer {
  try {
    const served = CALLS[request.path];
    if (!served) throw new Refused('error_not_found', 'Wrong path.');
    const call = check(state, request, served.isPublic === true);
    return { status: 200, body: { error: '', message: '', ...served.serve(call) } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isForbidden = ['error_sign', 'error_auth', 'invalid_access_token'].includes(error.error);
    return { status: isForbidden ? 403 : 200, body: { error: error.error, message: error.message } };
  }
}

/** Partner, time, signature, token and rate, in this order. */
function check(state: SandboxState, { path, query, body }: SandboxRequest, isPublic: boolean): GoodCall {
  checkSignature(state, path, query);
  if (isPublic) return { state, query, body, shop: NOBODY };
  const shop = state.shops.get(query['shop_id'] ?? '');
  const until = shop?.tokens.get(query['access_token'] ?? '');
  if (!shop || until === undefined || until <= state.settings.now().getTime())
    throw new Refused('invalid_access_token', 'Invalid access_token, please have a check.');
  checkRate(state, shop);
  return { state, query, body, shop };
}

export function checkSignature(
  { settings }: SandboxState,
  path: string,
  query: Readonly<Record<string, string>>,
): void {
  const { partner_id: partnerId = '', sign = '', access_token, shop_id } = query;
  const timestamp = Number(query['timestamp']);
  if (partnerId !== settings.partnerId) throw new Refused('error_auth', 'Invalid partner_id.');
  if (!(Math.abs(settings.now().getTime() / 1000 - timestamp) <= WINDOW_S))
    throw new Refused('error_param', 'Invalid timestamp.');
  const shop = access_token && shop_id ? { token: access_token, shopId: shop_id } : {};
  if (!isSame(sign, signCall(settings.partnerKey, { partnerId, path, timestamp, ...shop })))
    throw new Refused('error_sign', 'Wrong sign.');
}

function checkRate({ settings, rates }: SandboxState, shop: SandboxShop): void {
  if (settings.ratePerSecond === 0) return;
  const second = Math.floor(settings.now().getTime() / 1000);
  const last = rates.get(shop.id);
  const count = last?.second === second ? last.count + 1 : 1;
  rates.set(shop.id, { second, count });
  if (count > settings.ratePerSecond) throw new Refused('error_rate_limit', 'Too many requests.');
}
