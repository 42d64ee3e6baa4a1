// Generated from schemas/invoice/tax-code.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const taxCodeForm: FormModel = {
  screen: 'account/tax-code',
  route: '/account/tax-code',
  module: 'invoice',
  entity: 'tax_code',
  mode: 'edit',
  permissions: ['customer_account'],
};
