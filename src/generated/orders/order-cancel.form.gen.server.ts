// Generated from schemas/orders/order-cancel.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-cancel.form.validate.gen.js';
import { orderCancelFormFields } from './order-cancel.form.gen.ts';

export const orderCancelForm: FormModel = {
  screen: 'order-cancel',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  data: Object.values(orderCancelFormFields),
  validate,
};
