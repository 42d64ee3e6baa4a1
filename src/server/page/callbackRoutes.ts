import type { FastifyRequest } from 'fastify';
import type { CallbackCode, CallbackModel } from '#contract/callback.ts';
import type { Context } from '#contract/context.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createToken, hashToken } from '#server/account/tokens.ts';
import { openContext } from '#server/context/openContext.ts';
import { Failure } from '#server/http/Failure.ts';
import { originOf } from '#server/http/originOf.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';

/** Somebody agrees within this time. */
const MINUTES = 30;

/** Ways to another system where somebody agrees, and back. */
export function callbackRoutes(calls: Calls, parts: ServerParts): void {
  for (const callback of parts.model.callbacks) {
    const { url, permissions: access } = callback;
    calls.post(`${url}/begin`, { config: { access } }, (request) => begin(parts, callback, request));
    calls.post(url, { config: { access, once: true } }, (request) => accept(parts, callback, request));
  }
}

type Party = CallbackModel['parties'][number];

function findParty({ parties }: CallbackModel, key: string): Party {
  const party = parties.find((one) => one.key === key);
  if (!party) throw new Failure('not_found', { params: { value: key } });
  return party;
}

function codeOf({ model }: ServerParts, { module, key }: CallbackModel): CallbackCode {
  const code = model.code[module]?.callbacks?.[key];
  if (!code) throw new Error(`callback "${key}" is not in the code of "${module}"`);
  return code;
}

const open = (parts: ServerParts, { module }: CallbackModel, request: FastifyRequest): Context => {
  const { session, language, id: requestId, log } = request;
  return openContext(parts, { session, language, requestId }, module, log);
};

/** Tells where to agree. Who comes back is known by a secret of his session, which is good once. */
async function begin(
  parts: ServerParts,
  callback: CallbackModel,
  request: FastifyRequest,
): Promise<{ url: string }> {
  const party = findParty(callback, readFields(request.body, { party: 'text' }).party);
  const { customer, accountId, id: sessionId } = request.session;
  const state = createToken();
  await parts.db.forTenant(customer.id).query(
    `insert into khuon_ticket (customer_id, kind, token_hash, account_id, session_id, data, expires_at)
values ($1, 'consent', $2, $3, $4, $5::jsonb, now() + interval '${MINUTES} minutes')`,
    [customer.id, hashToken(state), accountId, sessionId, JSON.stringify(toPurpose(callback, party))],
  );
  const redirect = `${originOf(parts, request)}${party.path}?state=${state}`;
  return {
    url: await codeOf(parts, callback).begin(open(parts, callback, request), { party: party.key, redirect }),
  };
}

const toPurpose = ({ module, key }: CallbackModel, party: Party) => ({
  page: `${module}/${key}`,
  party: party.key,
});

/** Takes what somebody came back with. */
async function accept(
  parts: ServerParts,
  callback: CallbackModel,
  request: FastifyRequest,
): Promise<{ name: string }> {
  const { party: key, answer } = readAnswer(request.body);
  const party = findParty(callback, key);
  const { state = '', ...rest } = answer;
  await claim(parts, request, { state, purpose: toPurpose(callback, party) });
  const redirect = `${originOf(parts, request)}${party.path}`;
  const back = { party: party.key, answer: rest, state, redirect };
  return codeOf(parts, callback).accept(open(parts, callback, request), back);
}

/** Longer is no answer of another system. */
const MAX_TEXT = 2_000;
const MAX_NAMES = 30;

function readAnswer(body: unknown): { party: string; answer: Record<string, string> } {
  const { party, answer } = (body ?? {}) as Record<string, unknown>;
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : undefined;
  const isRight =
    entries !== undefined &&
    entries.length <= MAX_NAMES &&
    entries.every(([, value]) => typeof value === 'string' && value.length <= MAX_TEXT);
  if (!isRight) throw new Failure('invalid', { problems: [{ path: 'answer', code: 'wrong_type' }] });
  const { party: name } = readFields({ party }, { party: 'text' });
  return { party: name, answer: Object.fromEntries(entries) as Record<string, string> };
}

async function claim(
  { db }: ServerParts,
  { session }: FastifyRequest,
  { state, purpose }: { state: string; purpose: object },
): Promise<void> {
  const { rowCount } = await db.forTenant(session.customer.id).query(
    `update khuon_ticket set used_at = now() where customer_id = $1 and kind = 'consent' and token_hash = $2 and session_id = $3
and data = $4::jsonb and used_at is null and expires_at > now()`,
    [session.customer.id, hashToken(state), session.id, JSON.stringify(purpose)],
  );
  if (rowCount === 0)
    throw new Failure('consent_unknown', { problems: [{ path: 'answer.state', code: 'consent_unknown' }] });
}
