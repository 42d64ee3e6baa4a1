// Generated from schemas/orders/quote-order.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/quote-order.action.validate.gen.js';
import { quoteOrderActionFields } from './quote-order.action.gen.ts';

export const quoteOrderActionModel: ActionModel = {
  key: 'quote_order',
  stem: 'quote-order',
  module: 'orders',
  url: '/order-quote',
  permissions: ['order_create_single', 'pos_order_create_single'],
  input: Object.values(quoteOrderActionFields),
  validate,
  outside: true,
  limit: { times: 30, seconds: 60 },
};
