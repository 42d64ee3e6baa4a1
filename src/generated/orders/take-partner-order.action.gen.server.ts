// Generated from schemas/orders/take-partner-order.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/take-partner-order.action.validate.gen.js';
import { takePartnerOrderActionFields } from './take-partner-order.action.gen.ts';

export const takePartnerOrderActionModel: ActionModel = {
  key: 'take_partner_order',
  stem: 'take-partner-order',
  module: 'orders',
  url: '/public/orders',
  permissions: [],
  audience: 'api',
  input: Object.values(takePartnerOrderActionFields),
  validate,
  limit: { times: 600, seconds: 60 },
};
