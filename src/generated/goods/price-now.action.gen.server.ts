// Generated from schemas/goods/price-now.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/price-now.action.validate.gen.js';
import { priceNowActionFields } from './price-now.action.gen.ts';

export const priceNowActionModel: ActionModel = {
  key: 'price_now',
  stem: 'price-now',
  module: 'goods',
  url: '/goods-price-now',
  permissions: ['administration_goods_price'],
  input: Object.values(priceNowActionFields),
  validate,
};
