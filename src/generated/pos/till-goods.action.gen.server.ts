// Generated from schemas/pos/till-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/till-goods.action.validate.gen.js';
import { tillGoodsActionFields } from './till-goods.action.gen.ts';

export const tillGoodsActionModel: ActionModel = {
  key: 'till_goods',
  stem: 'till-goods',
  module: 'pos',
  url: '/pos/till-goods',
  permissions: ['pos_order_create_single'],
  input: Object.values(tillGoodsActionFields),
  validate,
};
