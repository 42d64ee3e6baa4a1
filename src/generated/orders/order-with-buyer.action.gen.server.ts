// Generated from schemas/orders/order-with-buyer.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/order-with-buyer.action.validate.gen.js';
import { orderWithBuyerActionFields } from './order-with-buyer.action.gen.ts';

export const orderWithBuyerActionModel: ActionModel = {
  key: 'order_with_buyer',
  stem: 'order-with-buyer',
  module: 'orders',
  url: '/order-with-buyer',
  permissions: ['pos_order_online_list'],
  input: Object.values(orderWithBuyerActionFields),
  validate,
};
