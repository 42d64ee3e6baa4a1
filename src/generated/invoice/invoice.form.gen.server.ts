// Generated from schemas/invoice/invoice.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const invoiceForm: FormModel = {
  screen: 'invoice',
  route: '/invoice',
  module: 'invoice',
  entity: 'invoice',
  mode: 'edit',
  permissions: ['administration_invoice'],
  aside: { notes: true },
};
