// Generated from schemas/crm/lead-phone-fix.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-phone-fix.form.validate.gen.js';
import { leadPhoneFixFormFields } from './lead-phone-fix.form.gen.ts';

export const leadPhoneFixForm: FormModel = {
  screen: 'lead-phone-fix',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_invalid_phone'],
  data: Object.values(leadPhoneFixFormFields),
  validate,
};
