// Generated from schemas/shop/bill-mail.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/shop/bill-mail.form.validate.gen.js';
import { billMailFormFields } from './bill-mail.form.gen.ts';

export const billMailForm: FormModel = {
  screen: 'bill-mail',
  module: 'shop',
  mode: 'dialog',
  permissions: ['bill_manager'],
  data: Object.values(billMailFormFields),
  validate,
};
