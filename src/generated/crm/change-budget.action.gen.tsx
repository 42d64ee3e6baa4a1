// Generated from schemas/crm/change-budget.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { changeBudgetActionFields } from './change-budget.action.gen.ts';

export const form = createForm({
  screen: 'change-budget',
  title: 'ads_campaign.action.change_budget',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'input', label: 'ads_campaign.action.change_budget',
      inputs: [input(changeBudgetActionFields.budget, { label: 'change-budget.budget' })],
    },
  ],
  models: { 'change-budget': { name: 'change-budget', fields: Object.values(changeBudgetActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/change-budget.action.validate.gen.js'),
});
