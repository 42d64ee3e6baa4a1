// Generated from schemas/goods/withdraw-price.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/withdraw-price.action.validate.gen.js';
import { withdrawPriceAction, withdrawPriceActionFields } from './withdraw-price.action.gen.ts';

export const withdrawPriceActionModel: ActionModel = {
  key: 'withdraw_price',
  stem: 'withdraw-price',
  module: 'goods',
  records: withdrawPriceAction,
  permissions: ['administration_goods_price'],
  input: Object.values(withdrawPriceActionFields),
  validate,
};
