// Generated from schemas/warehouse/goods-wait.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/goods-wait.action.validate.gen.js';
import { goodsWaitActionFields } from './goods-wait.action.gen.ts';

export const goodsWaitActionModel: ActionModel = {
  key: 'goods_wait',
  stem: 'goods-wait',
  module: 'warehouse',
  url: '/goods-missing-wait',
  permissions: ['administration_goods_missing'],
  input: Object.values(goodsWaitActionFields),
  validate,
};
