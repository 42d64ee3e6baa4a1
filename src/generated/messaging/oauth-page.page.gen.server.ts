// Generated from schemas/messaging/oauth-page.page.json. Edit that file and run `npm run generate`.
import type { CallbackModel } from '#contract/callback.ts';

export const oauthPage: CallbackModel = {
  key: 'oauth_page',
  module: 'messaging',
  url: '/oauth-page',
  permissions: ['crm_lead_omnichannel'],
  parties: [{ key: 'facebook', path: '/oauth-page-facebook' }],
};
