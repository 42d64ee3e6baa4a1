// Generated from schemas/stock/set-goods-active.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/stock/set-goods-active.form.validate.gen.js';
import { setGoodsActiveFormFields } from './set-goods-active.form.gen.ts';

export const setGoodsActiveForm: FormModel = {
  screen: 'set-goods-active',
  module: 'stock',
  mode: 'dialog',
  permissions: ['goods_manager'],
  data: Object.values(setGoodsActiveFormFields),
  validate,
};
