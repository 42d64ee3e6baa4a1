// Generated from schemas/warehouse/transfer-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/transfer-goods.form.validate.gen.js';
import { transferGoodsFormFields } from './transfer-goods.form.gen.ts';

export const transferGoodsForm: FormModel = {
  screen: 'transfer-goods',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_transfer'],
  data: Object.values(transferGoodsFormFields),
  validate,
};
