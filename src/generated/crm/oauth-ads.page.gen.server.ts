// Generated from schemas/crm/oauth-ads.page.json. Edit that file and run `npm run generate`.
import type { CallbackModel } from '#contract/callback.ts';

export const oauthAdsPage: CallbackModel = {
  key: 'oauth_ads',
  module: 'crm',
  url: '/oauth-ads',
  permissions: ['crm_ads_account'],
  parties: [
    { key: 'facebook', path: '/oauth-ads-facebook' },
    { key: 'tiktok', path: '/oauth-ads-tiktok' },
    { key: 'google', path: '/oauth-ads-google' },
  ],
};
