// Generated from schemas/goods/ruled-prices.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/ruled-prices.action.validate.gen.js';
import { ruledPricesActionFields } from './ruled-prices.action.gen.ts';

export const ruledPricesActionModel: ActionModel = {
  key: 'ruled_prices',
  stem: 'ruled-prices',
  module: 'goods',
  url: '/goods-price-rule',
  permissions: ['administration_goods_price'],
  input: Object.values(ruledPricesActionFields),
  validate,
};
