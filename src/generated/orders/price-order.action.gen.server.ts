// Generated from schemas/orders/price-order.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/price-order.action.validate.gen.js';
import { priceOrderActionFields } from './price-order.action.gen.ts';

export const priceOrderActionModel: ActionModel = {
  key: 'price_order',
  stem: 'price-order',
  module: 'orders',
  url: '/order-price',
  permissions: ['pos_order_create_single'],
  input: Object.values(priceOrderActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
