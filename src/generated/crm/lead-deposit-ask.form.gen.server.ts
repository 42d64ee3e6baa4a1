// Generated from schemas/crm/lead-deposit-ask.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-deposit-ask.form.validate.gen.js';
import { leadDepositAskFormFields } from './lead-deposit-ask.form.gen.ts';

export const leadDepositAskForm: FormModel = {
  screen: 'lead-deposit-ask',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_double_check'],
  data: Object.values(leadDepositAskFormFields),
  validate,
};
