// Generated from schemas/goods/change-price.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/change-price.action.validate.gen.js';
import { changePriceAction, changePriceActionFields } from './change-price.action.gen.ts';

export const changePriceActionModel: ActionModel = {
  key: 'change_price',
  stem: 'change-price',
  module: 'goods',
  records: changePriceAction,
  permissions: ['administration_goods_price'],
  input: Object.values(changePriceActionFields),
  validate,
};
