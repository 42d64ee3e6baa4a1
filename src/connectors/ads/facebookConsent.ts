import type { AdsConsentPort, AdsGranted } from '#contract/adsConsent.ts';
import { askRows, isFacts, toText, type Facts } from '../graph/graph.ts';
import { answers, exchangeCode, toDialogUrl } from '../graph/login.ts';
import { asAds } from './graph.ts';

/* Facebook Login for ads: by the token of about sixty days the accounts are listed that it may use. */

const SCOPE = 'ads_management,ads_read';
const FIELDS = 'account_id,name,currency,timezone_name';
const PAGE = 100;
/** Pages of accounts: more than anybody looks after. */
const MAX_PAGES = 20;

export const facebookConsent: AdsConsentPort = {
  toConsentUrl: (app, back) => toDialogUrl(app, back, { scope: SCOPE }),
  ...answers,
  async exchange({ http, now, app }, grant) {
    const { token, seconds } = await asAds(exchangeCode(http, app, grant));
    const edge = { path: ['me', 'adaccounts'], query: { fields: FIELDS, limit: String(PAGE) } };
    const { rows } = await asAds(askRows({ http, url: app.url, token }, edge, MAX_PAGES));
    return {
      token,
      expiresAt: seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null,
      accounts: rows.filter(isFacts).map(toGranted),
    };
  },
};

const toGranted = (row: Facts): AdsGranted => ({
  code: `act_${toText(row['account_id'])}`,
  name: toText(row['name']),
  currency: toText(row['currency']),
  timezone: toText(row['timezone_name']),
});
