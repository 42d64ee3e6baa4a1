// Generated from schemas/crm/set-campaign-targets.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/set-campaign-targets.action.validate.gen.js';
import { setCampaignTargetsActionFields } from './set-campaign-targets.action.gen.ts';

export const setCampaignTargetsActionModel: ActionModel = {
  key: 'set_campaign_targets',
  stem: 'set-campaign-targets',
  module: 'crm',
  url: '/ads-campaigns-target',
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(setCampaignTargetsActionFields),
  validate,
};
