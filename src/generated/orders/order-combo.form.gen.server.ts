// Generated from schemas/orders/order-combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-combo.form.validate.gen.js';
import { orderComboFormFields } from './order-combo.form.gen.ts';

export const orderComboForm: FormModel = {
  screen: 'order-combo',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_create_single', 'pos_order_create_single'],
  data: Object.values(orderComboFormFields),
  validate,
};
