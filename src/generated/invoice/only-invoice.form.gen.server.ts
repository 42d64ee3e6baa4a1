// Generated from schemas/invoice/only-invoice.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const onlyInvoiceForm: FormModel = {
  screen: 'only-invoice',
  route: '/only-invoice',
  module: 'invoice',
  entity: 'invoice',
  mode: 'edit',
  permissions: ['administration_only_invoice'],
  aside: { notes: true },
};
