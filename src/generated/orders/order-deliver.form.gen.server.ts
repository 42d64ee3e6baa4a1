// Generated from schemas/orders/order-deliver.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-deliver.form.validate.gen.js';
import { orderDeliverFormFields } from './order-deliver.form.gen.ts';

export const orderDeliverForm: FormModel = {
  screen: 'order-deliver',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_manager', 'pos_order_online_list'],
  data: Object.values(orderDeliverFormFields),
  validate,
};
