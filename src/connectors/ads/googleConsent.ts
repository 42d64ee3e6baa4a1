import { AdsError } from '#contract/ads.ts';
import type { AdsApp, AdsConsentPort, AdsGranted } from '#contract/adsConsent.ts';
import type { HttpPort } from '#contract/ports.ts';
import { askJson, isFacts, type Facts } from './askJson.ts';
import { once } from './once.ts';
import { API, OAUTH, openGoogle, refuse, VERSION } from './openGoogle.ts';
import { toText } from './toText.ts';

/* Google gives a token of an hour and one to renew it, which lasts: what an account keeps are the lines that its own libraries read. */

const CONSENT = 'https://accounts.google.com';
const SCOPE = 'https://www.googleapis.com/auth/adwords';
const ABOUT =
  'SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, customer.manager FROM customer';

export const googleConsent: AdsConsentPort = {
  toConsentUrl({ id, url: own }, { redirect, state }) {
    const url = new URL('/o/oauth2/v2/auth', own ?? CONSENT);
    // Without these two it gives no token to renew with to whoever agreed before.
    const again = { access_type: 'offline', prompt: 'consent' };
    const query = {
      client_id: id,
      redirect_uri: redirect,
      state,
      response_type: 'code',
      scope: SCOPE,
      ...again,
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  readCode: ({ code }) => code || null,
  readRefusal: ({ error_description, error }) => error_description ?? error ?? '–',
  async exchange({ http, app }, { code, redirect }) {
    const { access, refresh } = await takeTokens(http, app, { code, redirect_uri: redirect });
    const lines = {
      developer_token: app.developerToken,
      client_id: app.id,
      client_secret: app.secret,
      refresh_token: refresh,
    };
    const token = Object.entries(lines)
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n');
    const accounts: AdsGranted[] = [];
    for (const id of await listCustomers(http, app, access)) {
      const { search } = await openGoogle({ http, url: app.url, token }, id);
      const [row] = await search(ABOUT);
      const customer = row && isFacts(row['customer']) ? row['customer'] : undefined;
      // A manager spends nothing himself; one's own campaigns are in the accounts below him.
      if (customer && customer['manager'] !== true) accounts.push(toGranted(id, customer));
    }
    return { token, expiresAt: null, accounts };
  },
};

async function takeTokens(
  http: HttpPort,
  { id, secret, url }: AdsApp,
  grant: Readonly<Record<string, string>>,
): Promise<{ access: string; refresh: string }> {
  const form = { grant_type: 'authorization_code', client_id: id, client_secret: secret, ...grant };
  const { status, value } = await askJson(
    { http: once(http) },
    {
      platform: 'Google',
      method: 'POST',
      url: `${(url ?? OAUTH).replace(/\/$/, '')}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    },
  );
  const facts = isFacts(value) ? value : {};
  const [access, refresh] = [toText(facts['access_token']), toText(facts['refresh_token'])];
  if (access !== '' && refresh !== '') return { access, refresh };
  const words = toText(facts['error_description']) || toText(facts['error']) || `status ${status}`;
  throw new AdsError(status >= 500 || status === 429 ? 'unknown' : 'refused', `Google: ${words}`);
}

async function listCustomers(http: HttpPort, app: AdsApp, access: string): Promise<readonly string[]> {
  const { status, value } = await askJson(
    { http },
    {
      platform: 'Google',
      method: 'GET',
      url: `${(app.url ?? API).replace(/\/$/, '')}/${VERSION}/customers:listAccessibleCustomers`,
      headers: { authorization: `Bearer ${access}`, 'developer-token': app.developerToken },
    },
  );
  refuse(status, value);
  const names = isFacts(value) && Array.isArray(value['resourceNames']) ? value['resourceNames'] : [];
  return names.map((name) => toText(name).replace('customers/', '')).filter((id) => /^\d{10}$/.test(id));
}

const toGranted = (id: string, customer: Facts): AdsGranted => ({
  code: id.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
  name: toText(customer['descriptiveName']),
  currency: toText(customer['currencyCode']),
  timezone: toText(customer['timeZone']),
});
