// Generated from schemas/warehouse/find-goods-found.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/find-goods-found.form.validate.gen.js';
import { findGoodsFoundFormFields } from './find-goods-found.form.gen.ts';

export const findGoodsFoundForm: FormModel = {
  screen: 'find-goods-found',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  data: Object.values(findGoodsFoundFormFields),
  validate,
};
