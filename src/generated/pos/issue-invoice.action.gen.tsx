// Generated from schemas/pos/issue-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { issueInvoiceActionFields } from './issue-invoice.action.gen.ts';

export const form = createForm({
  screen: 'issue-invoice',
  title: 'pos_sale.action.issue_invoice',
  mode: 'dialog',
  permissions: ['create_order_invoice'],
  sections: [
    {
      key: 'input', label: 'pos_sale.action.issue_invoice',
      inputs: [
        input(issueInvoiceActionFields.invoice_name, { label: 'issue-invoice.invoice_name' }),
        input(issueInvoiceActionFields.invoice_tax_code, { label: 'issue-invoice.invoice_tax_code' }),
        input(issueInvoiceActionFields.invoice_address, { label: 'issue-invoice.invoice_address' }),
        input(issueInvoiceActionFields.invoice_email, { label: 'issue-invoice.invoice_email' }),
        input(issueInvoiceActionFields.invoice_identity, { label: 'issue-invoice.invoice_identity' }),
      ],
    },
  ],
  models: { 'issue-invoice': { name: 'issue-invoice', fields: Object.values(issueInvoiceActionFields), rules: [] } },
  validate: () => import('#generated/built/pos/issue-invoice.action.validate.gen.js'),
});
