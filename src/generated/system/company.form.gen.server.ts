// Generated from schemas/system/company.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/company.form.validate.gen.js';
import { companyFormFields } from './company.form.gen.ts';

export const companyForm: FormModel = {
  screen: 'company',
  module: 'system',
  mode: 'dialog',
  permissions: ['customer_account'],
  data: Object.values(companyFormFields),
  validate,
};
