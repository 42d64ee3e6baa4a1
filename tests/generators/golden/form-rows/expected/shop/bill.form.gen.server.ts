// Generated from schemas/shop/bill.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const billForm: FormModel = {
  screen: 'shop/bill',
  route: '/shop/bill',
  module: 'shop',
  entity: 'bill',
  mode: 'edit',
  permissions: ['bill_manager'],
};
