import { OaError, type OaCall, type OaPort, type OaTokens } from '#contract/officialAccount.ts';
import { ask, toFacts, toNumber, toText } from './client.ts';
import { isSigned, readEvent } from './event.ts';
import { listTemplates, readQuota, sendMessage } from './zns.ts';
import { toChallenge, toVerifier } from './sign.ts';

/** Zalo Official Account (OAuth v4). */
export const zalo: OaPort = {
  toVerifier: ({ key }, state) => toVerifier(key, state),
  toConsentUrl(app, { redirect, state, verifier }) {
    const url = new URL('/v4/oa/permission', app.oauthUrl);
    const query = { app_id: app.id, redirect_uri: redirect, code_challenge: toChallenge(verifier), state };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  readGrant: ({ code, oa_id }) => (code && oa_id ? { code, oaId: oa_id } : null),
  readRefusal: ({ error_description, error_reason, error }) =>
    error_description ?? error_reason ?? error ?? '–',
  exchange: (call, { code, verifier }) =>
    takeTokens(call, { grant_type: 'authorization_code', code, code_verifier: verifier }),
  async refresh(call, refreshToken) {
    try {
      return await takeTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken });
    } catch (error) {
      throw isSpent(error) ? new OaError('grant', error.message, error.code) : error;
    }
  },
  async readOa(call, token) {
    const url = new URL('/v2.0/oa/getoa', call.app.apiUrl).href;
    const data = toFacts((await ask(call, { url, headers: { access_token: token } }))['data']);
    return {
      code: toText(data['oa_id']),
      name: toText(data['name']),
      isVerified: data['is_verified'] === true,
      package: toText(data['package_name']) || null,
      followers: data['num_follower'] === undefined ? null : toNumber(data['num_follower']),
    };
  },
  sendMessage,
  listTemplates,
  readQuota,
  readEvent,
  isSigned,
};

/** What is wrong with the app, not with the token: its address, state, number or key. */
const APP_CODES: readonly (number | null)[] = [-14002, -14003, -14004];

const isSpent = (error: unknown): error is OaError =>
  error instanceof OaError && error.reason !== 'down' && !APP_CODES.includes(error.code);

/** A refresh token is good for three months (domain A4). */
const REFRESH_MS = 90 * 86_400_000;

/** How long a token lives comes as a text. */
async function takeTokens(call: OaCall, grant: Readonly<Record<string, string>>): Promise<OaTokens> {
  const { app, now } = call;
  const facts = await ask(call, {
    method: 'POST',
    url: new URL('/v4/oa/access_token', app.oauthUrl).href,
    headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: app.key },
    body: new URLSearchParams({ app_id: app.id, ...grant }).toString(),
  });
  const [token, refreshToken] = [toText(facts['access_token']), toText(facts['refresh_token'])];
  if (token === '' || refreshToken === '') throw new OaError('down', 'Zalo gave no token');
  return {
    token,
    refreshToken,
    expiresAt: new Date(now.getTime() + toNumber(facts['expires_in']) * 1000),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_MS),
  };
}
