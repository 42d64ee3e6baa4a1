// Generated from schemas/administration/goods-cost-adjust.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsCostAdjustForm: FormModel = {
  screen: 'administration/goods-cost/adjust',
  route: '/administration/goods-cost/adjust',
  module: 'administration',
  entity: 'cost_adjustment',
  mode: 'create',
  permissions: ['administration_goods_cost'],
};
