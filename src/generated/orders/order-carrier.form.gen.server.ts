// Generated from schemas/orders/order-carrier.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-carrier.form.validate.gen.js';
import { orderCarrierFormFields } from './order-carrier.form.gen.ts';

export const orderCarrierForm: FormModel = {
  screen: 'order-carrier',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  data: Object.values(orderCarrierFormFields),
  validate,
};
