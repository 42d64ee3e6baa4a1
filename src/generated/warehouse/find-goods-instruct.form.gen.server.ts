// Generated from schemas/warehouse/find-goods-instruct.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/find-goods-instruct.form.validate.gen.js';
import { findGoodsInstructFormFields } from './find-goods-instruct.form.gen.ts';

export const findGoodsInstructForm: FormModel = {
  screen: 'find-goods-instruct',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  data: Object.values(findGoodsInstructFormFields),
  validate,
};
