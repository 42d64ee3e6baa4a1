// Generated from schemas/invoice/adjust-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { adjustInvoiceActionFields } from './adjust-invoice.action.gen.ts';

export const form = createForm({
  screen: 'adjust-invoice',
  title: 'invoice.action.adjust_invoice',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  sections: [
    {
      key: 'input', label: 'invoice.action.adjust_invoice',
      inputs: [input(adjustInvoiceActionFields.reason, { label: 'adjust-invoice.reason' })],
    },
  ],
  models: { 'adjust-invoice': { name: 'adjust-invoice', fields: Object.values(adjustInvoiceActionFields), rules: [] } },
  validate: () => import('#generated/built/invoice/adjust-invoice.action.validate.gen.js'),
});
