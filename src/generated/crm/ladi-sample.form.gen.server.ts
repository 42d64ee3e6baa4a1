// Generated from schemas/crm/ladi-sample.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/ladi-sample.form.validate.gen.js';
import { ladiSampleFormFields } from './ladi-sample.form.gen.ts';

export const ladiSampleForm: FormModel = {
  screen: 'ladi-sample',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_ladi_page_config'],
  data: Object.values(ladiSampleFormFields),
  validate,
};
