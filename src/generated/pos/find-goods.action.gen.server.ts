// Generated from schemas/pos/find-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/find-goods.action.validate.gen.js';
import { findGoodsActionFields } from './find-goods.action.gen.ts';

export const findGoodsActionModel: ActionModel = {
  key: 'find_goods',
  stem: 'find-goods',
  module: 'pos',
  url: '/pos/find-goods',
  permissions: ['pos_order_create_single'],
  input: Object.values(findGoodsActionFields),
  validate,
};
