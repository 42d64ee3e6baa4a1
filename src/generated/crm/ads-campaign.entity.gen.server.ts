// Generated from schemas/crm/ads-campaign.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { adsCampaignDisplay, adsCampaignFields, adsCampaignRules } from './ads-campaign.entity.gen.ts';

export const adsCampaignModel = createEntity({
  name: 'ads_campaign',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(adsCampaignFields),
  display: adsCampaignDisplay,
  missing: 'messages.campaign_not_found',
  search: ['name', 'code'],
  unique: [{ key: 'code', fields: ['code', 'ads_account_id'], message: 'rule.ads_campaign.code_taken' }],
  index: [['name']],
  access: {
    read: ['crm_ladi_page_campaign', 'crm_ladi_page_config', 'crm_lead_create'], create: ['crm_ladi_page_campaign'],
    update: ['crm_ladi_page_campaign'], delete: null,
  },
  lookup: [
    'crm_ladi_page_campaign', 'crm_ladi_page_config', 'crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete',
    'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_temporary', 'crm_lead_invalid_phone',
    'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm', 'crm_lead_no_demand',
  ],
  rules: adsCampaignRules,
  live: true,
});
