// Generated from schemas/orders/market-fetched.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/market-fetched.action.validate.gen.js';
import { marketFetchedActionFields } from './market-fetched.action.gen.ts';

export const marketFetchedActionModel: ActionModel = {
  key: 'market_fetched',
  stem: 'market-fetched',
  module: 'orders',
  url: '/market-fetched',
  permissions: ['order_create_e_market'],
  input: Object.values(marketFetchedActionFields),
  validate,
};
