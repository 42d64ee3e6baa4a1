// Generated from schemas/pos/goods-transfer.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsTransferForm: FormModel = {
  screen: 'pos/goods-transfer',
  route: '/pos/goods-transfer',
  module: 'pos',
  entity: 'goods_transfer',
  mode: 'edit',
  permissions: ['pos_goods_transfer'],
  aside: { notes: true },
};
