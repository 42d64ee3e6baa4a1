// Generated from schemas/crm/lead-give-up.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-give-up.form.validate.gen.js';
import { leadGiveUpFormFields } from './lead-give-up.form.gen.ts';

export const leadGiveUpForm: FormModel = {
  screen: 'lead-give-up',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
  data: Object.values(leadGiveUpFormFields),
  validate,
};
