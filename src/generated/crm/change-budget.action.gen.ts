// Generated from schemas/crm/change-budget.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { AdsCampaign } from './ads-campaign.entity.gen.ts';

export type ChangeBudgetActionInput = {
  budget: number;
};

export const changeBudgetActionFields = createFields({
  budget: {
    type: 'decimal', json: 'number', required: true, minimum: 0.01, maximum: 10000000000, multipleOf: 0.01, scale: 2,
  },
});

export const changeBudgetAction: RecordAction = {
  key: 'change_budget',
  entity: 'ads_campaign',
  permissions: ['crm_ladi_page_campaign'],
  guard: (c: Logic<AdsCampaign>) => c.record.is_connected === true,
  guardMessage: 'rule.ads_campaign.not_connected',
  form: 'change-budget',
  success: 'messages.campaign_asked',
  confirm: true,
};
