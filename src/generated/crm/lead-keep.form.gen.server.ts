// Generated from schemas/crm/lead-keep.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-keep.form.validate.gen.js';
import { leadKeepFormFields } from './lead-keep.form.gen.ts';

export const leadKeepForm: FormModel = {
  screen: 'lead-keep',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_temporary'],
  data: Object.values(leadKeepFormFields),
  validate,
};
