// Generated from schemas/warehouse/goods-instruct.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/goods-instruct.action.validate.gen.js';
import { goodsInstructActionFields } from './goods-instruct.action.gen.ts';

export const goodsInstructActionModel: ActionModel = {
  key: 'goods_instruct',
  stem: 'goods-instruct',
  module: 'warehouse',
  url: '/goods-missing-instruct',
  permissions: ['administration_goods_missing'],
  input: Object.values(goodsInstructActionFields),
  validate,
};
