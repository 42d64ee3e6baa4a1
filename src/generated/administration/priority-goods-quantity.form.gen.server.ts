// Generated from schemas/administration/priority-goods-quantity.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const priorityGoodsQuantityForm: FormModel = {
  screen: 'administration/priority-goods-quantity',
  route: '/administration/priority-goods-quantity',
  module: 'administration',
  entity: 'goods_priority',
  mode: 'edit',
  permissions: ['administration_priority_goods_quantity'],
  aside: { notes: true },
};
