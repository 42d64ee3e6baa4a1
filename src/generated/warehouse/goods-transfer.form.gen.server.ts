// Generated from schemas/warehouse/goods-transfer.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsTransferForm: FormModel = {
  screen: 'goods/transfer',
  route: '/goods/transfer',
  module: 'warehouse',
  entity: 'goods_transfer',
  mode: 'edit',
  permissions: ['goods_transfer'],
  aside: { notes: true },
};
