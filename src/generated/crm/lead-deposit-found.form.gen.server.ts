// Generated from schemas/crm/lead-deposit-found.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-deposit-found.form.validate.gen.js';
import { leadDepositFoundFormFields } from './lead-deposit-found.form.gen.ts';

export const leadDepositFoundForm: FormModel = {
  screen: 'lead-deposit-found',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_wait_confirm'],
  data: Object.values(leadDepositFoundFormFields),
  validate,
};
