// Generated from schemas/warehouse/find-goods-basket.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/find-goods-basket.form.validate.gen.js';
import { findGoodsBasketFormFields } from './find-goods-basket.form.gen.ts';

export const findGoodsBasketForm: FormModel = {
  screen: 'find-goods-basket',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  data: Object.values(findGoodsBasketFormFields),
  validate,
};
