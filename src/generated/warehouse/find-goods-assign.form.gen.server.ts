// Generated from schemas/warehouse/find-goods-assign.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/find-goods-assign.form.validate.gen.js';
import { findGoodsAssignFormFields } from './find-goods-assign.form.gen.ts';

export const findGoodsAssignForm: FormModel = {
  screen: 'find-goods-assign',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_goods_missing', 'order_manager'],
  data: Object.values(findGoodsAssignFormFields),
  validate,
};
