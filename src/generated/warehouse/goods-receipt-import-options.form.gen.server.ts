// Generated from schemas/warehouse/goods-receipt-import-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/goods-receipt-import-options.form.validate.gen.js';
import { goodsReceiptImportOptionsFormFields } from './goods-receipt-import-options.form.gen.ts';

export const goodsReceiptImportOptionsForm: FormModel = {
  screen: 'goods-receipt-import-options',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_receipt_create'],
  data: Object.values(goodsReceiptImportOptionsFormFields),
  validate,
};
