// Generated from schemas/warehouse/find-goods-close.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/find-goods-close.form.validate.gen.js';
import { findGoodsCloseFormFields } from './find-goods-close.form.gen.ts';

export const findGoodsCloseForm: FormModel = {
  screen: 'find-goods-close',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  data: Object.values(findGoodsCloseFormFields),
  validate,
};
