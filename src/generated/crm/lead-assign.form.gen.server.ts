// Generated from schemas/crm/lead-assign.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-assign.form.validate.gen.js';
import { leadAssignFormFields } from './lead-assign.form.gen.ts';

export const leadAssignForm: FormModel = {
  screen: 'lead-assign',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_incomplete', 'crm_lead_dead'],
  data: Object.values(leadAssignFormFields),
  validate,
};
