// Generated from schemas/messaging/oauth-zalo.page.json. Edit that file and run `npm run generate`.
import type { CallbackModel } from '#contract/callback.ts';

export const oauthZaloPage: CallbackModel = {
  key: 'oauth_zalo',
  module: 'messaging',
  url: '/oauth-zalo',
  permissions: [],
  parties: [{ key: 'zalo', path: '/oauth-zalo' }],
};
