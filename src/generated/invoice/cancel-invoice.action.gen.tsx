// Generated from schemas/invoice/cancel-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { cancelInvoiceActionFields } from './cancel-invoice.action.gen.ts';

export const form = createForm({
  screen: 'cancel-invoice',
  title: 'invoice.action.cancel_invoice',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  sections: [
    {
      key: 'input', label: 'invoice.action.cancel_invoice',
      inputs: [input(cancelInvoiceActionFields.reason, { label: 'cancel-invoice.reason' })],
    },
  ],
  models: { 'cancel-invoice': { name: 'cancel-invoice', fields: Object.values(cancelInvoiceActionFields), rules: [] } },
  validate: () => import('#generated/built/invoice/cancel-invoice.action.validate.gen.js'),
});
