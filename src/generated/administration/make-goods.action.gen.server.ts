// Generated from schemas/administration/make-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/administration/make-goods.action.validate.gen.js';
import { makeGoodsAction, makeGoodsActionFields } from './make-goods.action.gen.ts';

export const makeGoodsActionModel: ActionModel = {
  key: 'make_goods',
  stem: 'make-goods',
  module: 'administration',
  records: makeGoodsAction,
  permissions: ['administration_product_development'],
  input: Object.values(makeGoodsActionFields),
  validate,
};
