// Generated from schemas/orders/order-hold.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-hold.form.validate.gen.js';
import { orderHoldFormFields } from './order-hold.form.gen.ts';

export const orderHoldForm: FormModel = {
  screen: 'order-hold',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_manager'],
  data: Object.values(orderHoldFormFields),
  validate,
};
