// Generated from schemas/administration/goods-debt-payment.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsDebtPaymentForm: FormModel = {
  screen: 'administration/goods-debt/payment',
  route: '/administration/goods-debt/payment',
  module: 'administration',
  entity: 'payment',
  mode: 'edit',
  permissions: ['administration_goods_debt'],
};
