import { AdsError } from '#contract/ads.ts';
import type { AdsConsentPort, AdsGranted } from '#contract/adsConsent.ts';
import { isFacts, type Facts } from './askJson.ts';
import { askTiktok, BASE } from './askTiktok.ts';
import { once } from './once.ts';
import { toText } from './toText.ts';

/* TikTok for Business: the token that the code becomes does not end until somebody takes it back. */

/** Advertisers that are asked about at once. */
const AT_ONCE = 100;

export const tiktokConsent: AdsConsentPort = {
  toConsentUrl({ id, url: own }, { redirect, state }) {
    const url = new URL('/portal/auth', own ?? BASE);
    const query = { app_id: id, state, redirect_uri: redirect };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  readCode: ({ auth_code, code }) => auth_code || code || null,
  readRefusal: ({ error_description, message, error }) => error_description ?? message ?? error ?? '–',
  async exchange({ http, app }, { code }) {
    const call = { http, url: app.url, token: '' };
    const body = JSON.stringify({ app_id: app.id, secret: app.secret, auth_code: code });
    const data = await askTiktok({ ...call, http: once(http) }, 'POST', '/oauth2/access_token/', body);
    const token = toText(data['access_token']);
    if (token === '') throw new AdsError('unknown', 'TikTok gave no token');
    const ids = Array.isArray(data['advertiser_ids']) ? data['advertiser_ids'].map(toText) : [];
    const accounts: AdsGranted[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const query = new URLSearchParams({
        advertiser_ids: JSON.stringify(ids.slice(at, at + AT_ONCE)),
        fields: JSON.stringify(['advertiser_id', 'name', 'currency', 'timezone']),
      });
      const { list } = await askTiktok({ ...call, token }, 'GET', `/advertiser/info/?${String(query)}`);
      accounts.push(...(Array.isArray(list) ? list.filter(isFacts).map(toGranted) : []));
    }
    return { token, expiresAt: null, accounts };
  },
};

const toGranted = (row: Facts): AdsGranted => ({
  code: toText(row['advertiser_id']),
  name: toText(row['name']),
  currency: toText(row['currency']),
  timezone: toText(row['timezone']),
});
