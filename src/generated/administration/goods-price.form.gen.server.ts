// Generated from schemas/administration/goods-price.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsPriceForm: FormModel = {
  screen: 'administration/goods-price',
  route: '/administration/goods-price',
  module: 'administration',
  entity: 'goods_price',
  mode: 'edit',
  permissions: ['administration_goods_price'],
  aside: { notes: true },
};
