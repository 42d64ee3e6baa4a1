// Generated from schemas/orders/order-warnings.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/order-warnings.action.validate.gen.js';
import { orderWarningsActionFields } from './order-warnings.action.gen.ts';

export const orderWarningsActionModel: ActionModel = {
  key: 'order_warnings',
  stem: 'order-warnings',
  module: 'orders',
  url: '/order-warnings',
  permissions: ['order_create_excel'],
  input: Object.values(orderWarningsActionFields),
  validate,
};
