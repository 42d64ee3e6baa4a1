// Generated from schemas/warehouse/goods-transfer-settle.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/goods-transfer-settle.form.validate.gen.js';
import { goodsTransferSettleFormFields } from './goods-transfer-settle.form.gen.ts';

export const goodsTransferSettleForm: FormModel = {
  screen: 'goods-transfer-settle',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_transfer'],
  data: Object.values(goodsTransferSettleFormFields),
  validate,
};
