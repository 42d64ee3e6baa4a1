// Generated from schemas/warehouse/goods-instruct.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/goods-instruct.form.validate.gen.js';
import { goodsInstructFormFields } from './goods-instruct.form.gen.ts';

export const goodsInstructForm: FormModel = {
  screen: 'goods-instruct',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing'],
  data: Object.values(goodsInstructFormFields),
  validate,
};
