// Generated from schemas/invoice/invoice-config.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const invoiceConfigForm: FormModel = {
  screen: 'invoice/config',
  route: '/invoice/config',
  module: 'invoice',
  entity: 'invoice_config',
  mode: 'edit',
  permissions: ['administration_invoice'],
  aside: { notes: true },
};
