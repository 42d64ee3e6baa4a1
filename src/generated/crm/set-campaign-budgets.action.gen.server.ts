// Generated from schemas/crm/set-campaign-budgets.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/set-campaign-budgets.action.validate.gen.js';
import { setCampaignBudgetsActionFields } from './set-campaign-budgets.action.gen.ts';

export const setCampaignBudgetsActionModel: ActionModel = {
  key: 'set_campaign_budgets',
  stem: 'set-campaign-budgets',
  module: 'crm',
  url: '/ads-campaigns-budget',
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(setCampaignBudgetsActionFields),
  validate,
};
