// Generated from schemas/crm/pause-campaign.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { AdsCampaign } from './ads-campaign.entity.gen.ts';

export type PauseCampaignActionInput = {

};

export const pauseCampaignActionFields = createFields({});

export const pauseCampaignAction: RecordAction = {
  key: 'pause_campaign',
  entity: 'ads_campaign',
  permissions: ['crm_ladi_page_campaign'],
  guard: (c: Logic<AdsCampaign>) =>
    c.record.is_connected === true && c.record.is_running === true && c.record.wanted_running !== false,
  guardMessage: 'rule.ads_campaign.not_to_pause',
  success: 'messages.campaign_asked',
  tone: 'danger',
  confirm: true,
};
