// Generated from schemas/pos/goods-receipt.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsReceiptForm: FormModel = {
  screen: 'pos/goods-receipt-create',
  route: '/pos/goods-receipt-create',
  module: 'pos',
  entity: 'goods_receipt',
  mode: 'edit',
  permissions: ['pos_goods_receipt_create'],
  aside: { notes: true },
};
