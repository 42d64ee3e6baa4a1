// Generated from schemas/shop/bill-new.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const billNewForm: FormModel = {
  screen: 'shop/bill-new',
  route: '/shop/bill-new',
  module: 'shop',
  entity: 'bill',
  mode: 'create',
  permissions: ['bill_manager'],
};
