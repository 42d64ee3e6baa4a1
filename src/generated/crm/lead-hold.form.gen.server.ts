// Generated from schemas/crm/lead-hold.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-hold.form.validate.gen.js';
import { leadHoldFormFields } from './lead-hold.form.gen.ts';

export const leadHoldForm: FormModel = {
  screen: 'lead-hold',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_temporary'],
  data: Object.values(leadHoldFormFields),
  validate,
};
