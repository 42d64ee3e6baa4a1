// Generated from schemas/crm/lead-combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-combo.form.validate.gen.js';
import { leadComboFormFields } from './lead-combo.form.gen.ts';

export const leadComboForm: FormModel = {
  screen: 'lead-combo',
  module: 'crm',
  mode: 'dialog',
  permissions: [
    'crm_lead_create', 'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check',
    'crm_lead_temporary',
  ],
  data: Object.values(leadComboFormFields),
  validate,
};
