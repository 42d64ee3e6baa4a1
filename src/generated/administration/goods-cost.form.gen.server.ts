// Generated from schemas/administration/goods-cost.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsCostForm: FormModel = {
  screen: 'administration/goods-cost',
  route: '/administration/goods-cost',
  module: 'administration',
  entity: 'goods',
  mode: 'edit',
  permissions: ['administration_goods_cost'],
  aside: { notes: true },
};
