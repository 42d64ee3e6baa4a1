// Generated from schemas/shop/bill.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const billForm: FormModel = {
  screen: 'shop/bills',
  route: '/shop/bills',
  module: 'shop',
  entity: 'bill',
  mode: 'edit',
  permissions: ['shop_seller'],
};
