import { OaError, type OaCall, type OaPort, type OaTokens } from '#contract/officialAccount.ts';
import { ask, toFacts, toNumber, toText } from './client.ts';
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
  async readOa(call, token) {
    const url = new URL('/v2.0/oa/getoa', call.app.apiUrl).href;
    const data = toFacts((await ask(call, { url, headers: { access_token: token } }))['data']);
    return {
      code: toText(data['oa_id']),
      name: toText(data['name']),
      isVerified: data['is_verified'] === true,
      package: toText(data['package_name']) || null,
    };
  },
};

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
  return { token, refreshToken, expiresAt: new Date(now.getTime() + toNumber(facts['expires_in']) * 1000) };
}
