// Generated from schemas/crm/run-campaign.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { AdsCampaign } from './ads-campaign.entity.gen.ts';

export type RunCampaignActionInput = {

};

export const runCampaignActionFields = createFields({});

export const runCampaignAction: RecordAction = {
  key: 'run_campaign',
  entity: 'ads_campaign',
  permissions: ['crm_ladi_page_campaign'],
  guard: (c: Logic<AdsCampaign>) =>
    c.record.is_connected === true && c.record.is_running === false && c.record.wanted_running !== true,
  guardMessage: 'rule.ads_campaign.not_to_run',
  success: 'messages.campaign_asked',
  tone: 'success',
  confirm: true,
};
