// Generated from schemas/stock/set-goods-active.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/set-goods-active.action.validate.gen.js';
import { setGoodsActiveActionFields } from './set-goods-active.action.gen.ts';

export const setGoodsActiveActionModel: ActionModel = {
  key: 'set_goods_active',
  stem: 'set-goods-active',
  module: 'stock',
  url: '/goods-set-active',
  permissions: ['goods_manager'],
  input: Object.values(setGoodsActiveActionFields),
  validate,
};
