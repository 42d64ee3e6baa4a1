// Generated from schemas/orders/fetch-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/fetch-orders.action.validate.gen.js';
import { fetchOrdersActionFields } from './fetch-orders.action.gen.ts';

export const fetchOrdersActionModel: ActionModel = {
  key: 'fetch_orders',
  stem: 'fetch-orders',
  module: 'orders',
  url: '/market-fetch',
  permissions: ['order_create_e_market'],
  input: Object.values(fetchOrdersActionFields),
  validate,
  limit: { times: 30, seconds: 60 },
};
