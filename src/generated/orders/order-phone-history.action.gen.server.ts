// Generated from schemas/orders/order-phone-history.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/order-phone-history.action.validate.gen.js';
import { orderPhoneHistoryActionFields } from './order-phone-history.action.gen.ts';

export const orderPhoneHistoryActionModel: ActionModel = {
  key: 'order_phone_history',
  stem: 'order-phone-history',
  module: 'orders',
  url: '/order-phone-history',
  permissions: ['order_create_single'],
  input: Object.values(orderPhoneHistoryActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
