// Generated from schemas/crm/pause-campaign.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/pause-campaign.action.validate.gen.js';
import { pauseCampaignAction, pauseCampaignActionFields } from './pause-campaign.action.gen.ts';

export const pauseCampaignActionModel: ActionModel = {
  key: 'pause_campaign',
  stem: 'pause-campaign',
  module: 'crm',
  records: pauseCampaignAction,
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(pauseCampaignActionFields),
  validate,
};
