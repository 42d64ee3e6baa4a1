// Generated from schemas/warehouse/goods-pack-without.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/goods-pack-without.action.validate.gen.js';
import { goodsPackWithoutActionFields } from './goods-pack-without.action.gen.ts';

export const goodsPackWithoutActionModel: ActionModel = {
  key: 'goods_pack_without',
  stem: 'goods-pack-without',
  module: 'warehouse',
  url: '/goods-missing-pack-without',
  permissions: ['administration_goods_missing'],
  input: Object.values(goodsPackWithoutActionFields),
  validate,
};
