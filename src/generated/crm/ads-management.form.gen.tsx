// Generated from schemas/crm/ads-management.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { adsCampaignFields, adsCampaignRules } from './ads-campaign.entity.gen.ts';
import { changeBudgetAction } from './change-budget.action.gen.ts';
import { enterFiguresAction } from './enter-figures.action.gen.ts';
import { pauseCampaignAction } from './pause-campaign.action.gen.ts';
import { runCampaignAction } from './run-campaign.action.gen.ts';

export const form = createForm({
  screen: 'crm/ads-management',
  route: '/crm/ads-management',
  resource: 'ads_campaign',
  title: 'screen.crm/ads-management.title',
  mode: 'edit',
  permissions: ['crm_ladi_page_campaign'],
  create: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'main', label: 'screen.crm/ads-management.section.main', columns: 2,
      inputs: [
        input(adsCampaignFields.ads_account_id, { label: 'ads_campaign.ads_account_id' }),
        input(adsCampaignFields.code, { label: 'ads_campaign.code' }),
        input(adsCampaignFields.name, { label: 'ads_campaign.name' }),
        input(adsCampaignFields.account_id, { label: 'ads_campaign.account_id' }),
        input(adsCampaignFields.is_running, { label: 'ads_campaign.is_running' }),
        input(adsCampaignFields.daily_budget, { label: 'ads_campaign.daily_budget' }),
      ],
    },
    {
      key: 'target', label: 'screen.crm/ads-management.section.target', columns: 2,
      inputs: [
        input(adsCampaignFields.target_cpa, { label: 'ads_campaign.target_cpa' }),
        input(adsCampaignFields.target_delivered, { label: 'ads_campaign.target_delivered' }),
        input(adsCampaignFields.warn_percent, { label: 'ads_campaign.warn_percent' }),
        input(adsCampaignFields.good_percent, { label: 'ads_campaign.good_percent' }),
        input(adsCampaignFields.min_conversions, { label: 'ads_campaign.min_conversions' }),
      ],
    },
    {
      key: 'link', label: 'screen.crm/ads-management.section.link', columns: 2,
      inputs: [
        input(adsCampaignFields.goods_id, { label: 'ads_campaign.goods_id' }),
        input(adsCampaignFields.ladi_page_id, { label: 'ads_campaign.ladi_page_id' }),
      ],
    },
  ],
  models: { ads_campaign: { name: 'ads_campaign', fields: Object.values(adsCampaignFields), rules: adsCampaignRules } },
  actions: [changeBudgetAction, enterFiguresAction, pauseCampaignAction, runCampaignAction],
  validate: () => import('#generated/built/crm/ads-campaign.validate.gen.js'),
  aside: {
    head: [
      { field: adsCampaignFields.platform_state, label: 'ads_campaign.platform_state' },
      { field: adsCampaignFields.wanted_running, label: 'ads_campaign.wanted_running' },
      { field: adsCampaignFields.wanted_budget, label: 'ads_campaign.wanted_budget' },
      { field: adsCampaignFields.platform_error, label: 'ads_campaign.platform_error' },
    ],
    facts: [
      { field: adsCampaignFields.type, label: 'ads_campaign.type' },
      { field: adsCampaignFields.currency, label: 'ads_campaign.currency' },
      { field: adsCampaignFields.effective_status, label: 'ads_campaign.effective_status' },
      { field: adsCampaignFields.is_connected, label: 'ads_campaign.is_connected' },
    ],
  },
  display: [{ field: 'name' }],
});

export default function AdsManagementForm() {
  return <FormScreen form={form} />;
}
