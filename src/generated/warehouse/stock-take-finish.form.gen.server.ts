// Generated from schemas/warehouse/stock-take-finish.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/stock-take-finish.form.validate.gen.js';
import { stockTakeFinishFormFields } from './stock-take-finish.form.gen.ts';

export const stockTakeFinishForm: FormModel = {
  screen: 'stock-take-finish',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_manager', 'pos_goods_manager'],
  data: Object.values(stockTakeFinishFormFields),
  validate,
};
