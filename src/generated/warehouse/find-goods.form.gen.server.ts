// Generated from schemas/warehouse/find-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const findGoodsForm: FormModel = {
  screen: 'warehouse/find-goods',
  route: '/warehouse/find-goods',
  module: 'warehouse',
  entity: 'find_goods',
  mode: 'edit',
  permissions: ['administration_goods_missing', 'order_manager'],
  aside: { notes: true },
};
