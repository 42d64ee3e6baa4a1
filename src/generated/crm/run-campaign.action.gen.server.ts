// Generated from schemas/crm/run-campaign.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/run-campaign.action.validate.gen.js';
import { runCampaignAction, runCampaignActionFields } from './run-campaign.action.gen.ts';

export const runCampaignActionModel: ActionModel = {
  key: 'run_campaign',
  stem: 'run-campaign',
  module: 'crm',
  records: runCampaignAction,
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(runCampaignActionFields),
  validate,
};
