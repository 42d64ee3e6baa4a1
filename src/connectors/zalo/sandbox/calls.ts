import { toChallenge } from '../sign.ts';
import { issue, Refused, type Json, type SandboxOa, type SandboxState } from './state.ts';
import { listTemplates, readQuota, readTemplate, sendMessage } from './zns.ts';

/** A call as it came. */
export interface Call {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Json;
  query: URLSearchParams;
}

/** Calls of an account, by their path. */
const CALLS: Readonly<Record<string, (state: SandboxState, oa: SandboxOa, call: Call) => Json>> = {
  '/v2.0/oa/getoa': (_state, { id, name, package: package_name, followers }) => ({
    oa_id: id,
    name,
    is_verified: true,
    package_name,
    num_follower: followers,
  }),
  '/message/template': (state, oa, { body }) => sendMessage(state, oa, body),
  '/message/quota': readQuota,
  '/template/info/v2': (state, _oa, { query }) => readTemplate(state, query.get('template_id') ?? ''),
};

/** Answers a call, or says by number and words what is wrong with it. */
export function serve(state: SandboxState, call: Call): Json {
  try {
    if (call.path === '/v4/oa/access_token') return giveTokens(state, call);
    const oa = oaOf(state, call);
    const success = { error: 0, message: 'Success' };
    if (call.path === '/template/all') return { ...success, ...listTemplates(state, call.query) };
    const run = CALLS[call.path];
    if (!run) throw new Refused(-106, 'Method is unsupported');
    return { ...success, data: run(state, oa, call) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { error: error.code, message: error.message };
  }
}

function oaOf({ tokens, settings }: SandboxState, { headers }: Call): SandboxOa {
  const known = tokens.get(String(headers['access_token']));
  if (!known || known.until <= settings.now().getTime()) throw new Refused(-124, 'Access token invalid');
  return known.oa;
}

function giveTokens(state: SandboxState, { headers, body }: Call): Json {
  const { appId, appSecret } = state.settings;
  if (body['app_id'] !== appId) throw new Refused(-14002, 'App is invalid');
  if (headers['secret_key'] !== appSecret) throw new Refused(-14004, 'Secret key is invalid');
  if (body['grant_type'] === 'authorization_code') return exchange(state, body);
  if (body['grant_type'] === 'refresh_token') return refresh(state, String(body['refresh_token']));
  throw new Refused(-14005, 'Grant type is invalid');
}

/** A refresh token is used up by this. */
function refresh(state: SandboxState, token: string): Json {
  const oa = state.refreshTokens.get(token);
  if (!oa) throw new Refused(-14014, 'Invalid refresh token');
  state.refreshTokens.delete(token);
  return issue(state, oa);
}

function exchange(state: SandboxState, body: Json): Json {
  const code = String(body['code']);
  const found = state.codes.get(code);
  // Used up whatever comes of it.
  state.codes.delete(code);
  if (!found || found.until < state.settings.now().getTime())
    throw new Refused(-14015, 'Invalid authorization code');
  if (toChallenge(String(body['code_verifier'])) !== found.challenge)
    throw new Refused(-14020, 'Invalid code verifier');
  return issue(state, found.oa);
}
