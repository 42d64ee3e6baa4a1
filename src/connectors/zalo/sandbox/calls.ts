import { toChallenge } from '../sign.ts';
import { issue, Refused, type Json, type SandboxOa, type SandboxState } from './state.ts';

/** A call as it came. */
export interface Call {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Json;
}

/** Answers a call, or says by number and words what is wrong with it. */
export function serve(state: SandboxState, call: Call): Json {
  try {
    if (call.path === '/v4/oa/access_token') return giveTokens(state, call);
    if (call.path !== '/v2.0/oa/getoa') throw new Refused(-106, 'Method is unsupported');
    const { id, name, package: package_name } = oaOf(state, call);
    return { error: 0, message: 'Success', data: { oa_id: id, name, is_verified: true, package_name } };
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
  if (body['grant_type'] !== 'authorization_code') throw new Refused(-14005, 'Grant type is invalid');
  return exchange(state, body);
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
