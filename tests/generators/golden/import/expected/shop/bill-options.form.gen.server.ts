// Generated from schemas/shop/bill-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/shop/bill-options.form.validate.gen.js';
import { billOptionsFormFields } from './bill-options.form.gen.ts';

export const billOptionsForm: FormModel = {
  screen: 'bill-options',
  module: 'shop',
  mode: 'dialog',
  permissions: ['bill_import'],
  data: Object.values(billOptionsFormFields),
  validate,
};
