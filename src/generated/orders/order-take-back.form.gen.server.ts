// Generated from schemas/orders/order-take-back.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-take-back.form.validate.gen.js';
import { orderTakeBackFormFields } from './order-take-back.form.gen.ts';

export const orderTakeBackForm: FormModel = {
  screen: 'order-take-back',
  module: 'orders',
  mode: 'dialog',
  permissions: ['pos_order_online_list'],
  data: Object.values(orderTakeBackFormFields),
  validate,
};
