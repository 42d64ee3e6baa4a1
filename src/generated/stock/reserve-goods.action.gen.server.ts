// Generated from schemas/stock/reserve-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/reserve-goods.action.validate.gen.js';
import { reserveGoodsActionFields } from './reserve-goods.action.gen.ts';

export const reserveGoodsActionModel: ActionModel = {
  key: 'reserve_goods',
  stem: 'reserve-goods',
  module: 'stock',
  url: '/goods-reserve',
  permissions: ['goods_reserved'],
  input: Object.values(reserveGoodsActionFields),
  validate,
  idempotent: true,
};
