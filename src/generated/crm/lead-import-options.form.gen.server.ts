// Generated from schemas/crm/lead-import-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-import-options.form.validate.gen.js';
import { leadImportOptionsFormFields } from './lead-import-options.form.gen.ts';

export const leadImportOptionsForm: FormModel = {
  screen: 'lead-import-options',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_create'],
  data: Object.values(leadImportOptionsFormFields),
  validate,
};
