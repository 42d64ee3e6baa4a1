// Generated from schemas/crm/change-budget.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/change-budget.action.validate.gen.js';
import { changeBudgetAction, changeBudgetActionFields } from './change-budget.action.gen.ts';

export const changeBudgetActionModel: ActionModel = {
  key: 'change_budget',
  stem: 'change-budget',
  module: 'crm',
  records: changeBudgetAction,
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(changeBudgetActionFields),
  validate,
};
