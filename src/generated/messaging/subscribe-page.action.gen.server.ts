// Generated from schemas/messaging/subscribe-page.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/messaging/subscribe-page.action.validate.gen.js';
import { subscribePageAction, subscribePageActionFields } from './subscribe-page.action.gen.ts';

export const subscribePageActionModel: ActionModel = {
  key: 'subscribe_page',
  stem: 'subscribe-page',
  module: 'messaging',
  records: subscribePageAction,
  permissions: ['crm_lead_omnichannel'],
  input: Object.values(subscribePageActionFields),
  validate,
};
