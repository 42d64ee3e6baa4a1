// Generated from schemas/market/account-auth.page.json. Edit that file and run `npm run generate`.
import type { CallbackModel } from '#contract/callback.ts';

export const accountAuthPage: CallbackModel = {
  key: 'account_auth',
  module: 'market',
  url: '/account-auth',
  permissions: ['customer_account'],
  parties: [
    { key: 'shopee', path: '/account-auth-shopee' },
    { key: 'lazada', path: '/account-auth-lazada' },
    { key: 'tiktok', path: '/account-auth-tiktok' },
  ],
};
