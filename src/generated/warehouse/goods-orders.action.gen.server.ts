// Generated from schemas/warehouse/goods-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/goods-orders.action.validate.gen.js';
import { goodsOrdersActionFields } from './goods-orders.action.gen.ts';

export const goodsOrdersActionModel: ActionModel = {
  key: 'goods_orders',
  stem: 'goods-orders',
  module: 'warehouse',
  url: '/goods-missing-orders',
  permissions: ['administration_goods_missing'],
  input: Object.values(goodsOrdersActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
