// Generated from schemas/crm/set-campaign-budgets.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/set-campaign-budgets.form.validate.gen.js';
import { setCampaignBudgetsFormFields } from './set-campaign-budgets.form.gen.ts';

export const setCampaignBudgetsForm: FormModel = {
  screen: 'set-campaign-budgets',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  data: Object.values(setCampaignBudgetsFormFields),
  validate,
};
