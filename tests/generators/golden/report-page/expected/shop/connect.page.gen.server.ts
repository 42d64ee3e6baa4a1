// Generated from schemas/shop/connect.page.json. Edit that file and run `npm run generate`.
import type { CallbackModel } from '#contract/callback.ts';

export const connectPage: CallbackModel = {
  key: 'connect',
  module: 'shop',
  url: '/connect',
  permissions: ['bill_manager'],
  parties: [{ key: 'bank', path: '/connect-bank' }, { key: 'post', path: '/connect-post' }],
};
