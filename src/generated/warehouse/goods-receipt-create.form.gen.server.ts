// Generated from schemas/warehouse/goods-receipt-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsReceiptCreateForm: FormModel = {
  screen: 'goods-receipt/create',
  route: '/goods-receipt/create',
  module: 'warehouse',
  entity: 'goods_receipt',
  mode: 'create',
  permissions: ['goods_receipt_create'],
};
