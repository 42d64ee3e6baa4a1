// Generated from schemas/orders/create-invoice.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { createInvoiceActionFields } from './create-invoice.action.gen.ts';

export const form = createForm({
  screen: 'create-invoice',
  title: 'order.action.create_invoice',
  mode: 'dialog',
  permissions: ['create_order_invoice'],
  sections: [
    {
      key: 'input', label: 'order.action.create_invoice',
      inputs: [input(createInvoiceActionFields.publish_invoice_type, { label: 'create-invoice.publish_invoice_type' })],
    },
  ],
  models: { 'create-invoice': { name: 'create-invoice', fields: Object.values(createInvoiceActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/create-invoice.action.validate.gen.js'),
});
