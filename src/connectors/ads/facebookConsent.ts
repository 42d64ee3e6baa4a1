import { AdsError } from '#contract/ads.ts';
import type { AdsApp, AdsConsentPort, AdsGranted } from '#contract/adsConsent.ts';
import type { HttpPort } from '#contract/ports.ts';
import { isFacts, type Facts } from './askJson.ts';
import { ask, VERSION } from './graph.ts';
import { once } from './once.ts';
import { toText } from './toText.ts';

/* Facebook Login: the code becomes a token of an hour or two, and that one of about sixty days. */

const DIALOG = 'https://www.facebook.com';
const SCOPE = 'ads_management,ads_read';
const PAGE = 100;
/** Pages of accounts: more than anybody looks after. */
const MAX_PAGES = 20;

export const facebookConsent: AdsConsentPort = {
  toConsentUrl({ id, url: own }, { redirect, state }) {
    const url = new URL(`/${VERSION}/dialog/oauth`, own ?? DIALOG);
    const query = { client_id: id, redirect_uri: redirect, state, response_type: 'code', scope: SCOPE };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  readCode: ({ code }) => code || null,
  readRefusal: ({ error_description, error_reason, error }) =>
    error_description ?? error_reason ?? error ?? '–',
  async exchange({ http, now, app }, { code, redirect }) {
    const short = await takeToken(http, app, { redirect_uri: redirect, code });
    const long = await takeToken(http, app, {
      grant_type: 'fb_exchange_token',
      fb_exchange_token: short.token,
    });
    const seconds = long.seconds;
    return {
      token: long.token,
      expiresAt: seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null,
      accounts: await listAccounts(http, app, long.token),
    };
  },
};

/** The app's secret goes in the body: addresses are written into logs of what lies between. */
async function takeToken(
  http: HttpPort,
  { id, secret, url }: AdsApp,
  grant: Readonly<Record<string, string>>,
): Promise<{ token: string; seconds: number }> {
  const form = { client_id: id, client_secret: secret, ...grant };
  const facts = await ask({ http: once(http), url, token: '' }, ['oauth', 'access_token'], { form });
  const token = toText(facts['access_token']);
  if (token === '') throw new AdsError('unknown', 'Facebook gave no token');
  return { token, seconds: Number(facts['expires_in'] ?? 0) };
}

async function listAccounts(http: HttpPort, { url }: AdsApp, token: string): Promise<readonly AdsGranted[]> {
  const query = { fields: 'account_id,name,currency,timezone_name', limit: String(PAGE) };
  const found: AdsGranted[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const asked = { query: { ...query, ...(after !== undefined && { after }) } };
    const facts = await ask({ http, url, token }, ['me', 'adaccounts'], asked);
    found.push(...(Array.isArray(facts['data']) ? facts['data'].filter(isFacts).map(toGranted) : []));
    const paging = isFacts(facts['paging']) ? facts['paging'] : {};
    const cursors = isFacts(paging['cursors']) ? paging['cursors'] : {};
    after = paging['next'] === undefined ? undefined : toText(cursors['after']) || undefined;
    if (after === undefined) return found;
  }
  return found;
}

const toGranted = (row: Facts): AdsGranted => ({
  code: `act_${toText(row['account_id'])}`,
  name: toText(row['name']),
  currency: toText(row['currency']),
  timezone: toText(row['timezone_name']),
});
