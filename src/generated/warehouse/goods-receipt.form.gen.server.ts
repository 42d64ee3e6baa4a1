// Generated from schemas/warehouse/goods-receipt.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsReceiptForm: FormModel = {
  screen: 'goods-receipt/list',
  route: '/goods-receipt/list',
  module: 'warehouse',
  entity: 'goods_receipt',
  mode: 'edit',
  permissions: ['goods_receipt_create'],
  aside: { notes: true },
};
