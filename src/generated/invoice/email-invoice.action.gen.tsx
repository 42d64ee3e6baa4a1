// Generated from schemas/invoice/email-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { emailInvoiceActionFields } from './email-invoice.action.gen.ts';

export const form = createForm({
  screen: 'email-invoice',
  title: 'invoice.action.email_invoice',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  sections: [
    {
      key: 'input', label: 'invoice.action.email_invoice',
      inputs: [input(emailInvoiceActionFields.email, { label: 'email-invoice.email' })],
    },
  ],
  models: { 'email-invoice': { name: 'email-invoice', fields: Object.values(emailInvoiceActionFields), rules: [] } },
  validate: () => import('#generated/built/invoice/email-invoice.action.validate.gen.js'),
});
