// Generated from schemas/pos/void-bill.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/pos/void-bill.form.validate.gen.js';
import { voidBillFormFields } from './void-bill.form.gen.ts';

export const voidBillForm: FormModel = {
  screen: 'void-bill',
  module: 'pos',
  mode: 'dialog',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  data: Object.values(voidBillFormFields),
  validate,
};
