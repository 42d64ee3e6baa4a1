// Generated from schemas/invoice/invoice-reason.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { invoiceReasonFormFields } from './invoice-reason.form.gen.ts';

export const form = createForm({
  screen: 'invoice-reason',
  title: 'screen.invoice-reason.title',
  mode: 'dialog',
  permissions: ['administration_invoice', 'administration_only_invoice'],
  sections: [
    {
      key: 'main', label: 'screen.invoice-reason.section.main',
      inputs: [input(invoiceReasonFormFields.reason, { label: 'invoice-reason.reason' })],
    },
  ],
  models: { 'invoice-reason': { name: 'invoice-reason', fields: Object.values(invoiceReasonFormFields), rules: [] } },
  validate: () => import('#generated/built/invoice/invoice-reason.form.validate.gen.js'),
});
