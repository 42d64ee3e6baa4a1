// Generated from schemas/invoice/replace-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { replaceInvoiceActionFields } from './replace-invoice.action.gen.ts';

export const form = createForm({
  screen: 'replace-invoice',
  title: 'invoice.action.replace_invoice',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  sections: [
    {
      key: 'input', label: 'invoice.action.replace_invoice',
      inputs: [input(replaceInvoiceActionFields.reason, { label: 'replace-invoice.reason' })],
    },
  ],
  models: {
    'replace-invoice': { name: 'replace-invoice', fields: Object.values(replaceInvoiceActionFields), rules: [] },
  },
  validate: () => import('#generated/built/invoice/replace-invoice.action.validate.gen.js'),
});
