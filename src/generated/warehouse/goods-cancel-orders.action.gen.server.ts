// Generated from schemas/warehouse/goods-cancel-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/goods-cancel-orders.action.validate.gen.js';
import { goodsCancelOrdersActionFields } from './goods-cancel-orders.action.gen.ts';

export const goodsCancelOrdersActionModel: ActionModel = {
  key: 'goods_cancel_orders',
  stem: 'goods-cancel-orders',
  module: 'warehouse',
  url: '/goods-missing-cancel-orders',
  permissions: ['administration_goods_missing'],
  input: Object.values(goodsCancelOrdersActionFields),
  validate,
};
