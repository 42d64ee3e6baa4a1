// Generated from schemas/warehouse/goods-return.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsReturnForm: FormModel = {
  screen: 'goods-return/history',
  route: '/goods-return/history',
  module: 'warehouse',
  entity: 'goods_return',
  mode: 'edit',
  permissions: ['goods_return_history'],
  aside: { notes: true },
};
