// Generated from schemas/warehouse/goods-return-match.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/goods-return-match.form.validate.gen.js';
import { goodsReturnMatchFormFields } from './goods-return-match.form.gen.ts';

export const goodsReturnMatchForm: FormModel = {
  screen: 'goods-return-match',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  data: Object.values(goodsReturnMatchFormFields),
  validate,
};
