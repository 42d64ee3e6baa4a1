// Generated from schemas/partner/pay-entries.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/partner/pay-entries.form.validate.gen.js';
import { payEntriesFormFields } from './pay-entries.form.gen.ts';

export const payEntriesForm: FormModel = {
  screen: 'pay-entries',
  module: 'partner',
  mode: 'dialog',
  permissions: ['administration_goods_debt'],
  data: Object.values(payEntriesFormFields),
  validate,
};
