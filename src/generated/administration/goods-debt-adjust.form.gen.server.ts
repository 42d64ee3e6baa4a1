// Generated from schemas/administration/goods-debt-adjust.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsDebtAdjustForm: FormModel = {
  screen: 'administration/goods-debt/adjust',
  route: '/administration/goods-debt/adjust',
  module: 'administration',
  entity: 'debt_adjustment',
  mode: 'create',
  permissions: ['administration_goods_debt'],
};
