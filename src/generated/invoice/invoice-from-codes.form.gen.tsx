// Generated from schemas/invoice/invoice-from-codes.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { invoiceFromCodesFormFields } from './invoice-from-codes.form.gen.ts';

export const form = createForm({
  screen: 'invoice-from-codes',
  title: 'screen.invoice-from-codes.title',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  sections: [
    {
      key: 'main', label: 'screen.invoice-from-codes.section.main',
      inputs: [
        input(invoiceFromCodesFormFields.codes, {
          label: 'invoice-from-codes.codes', help: 'screen.invoice-from-codes.help.codes',
        }),
      ],
    },
  ],
  models: {
    'invoice-from-codes': { name: 'invoice-from-codes', fields: Object.values(invoiceFromCodesFormFields), rules: [] },
  },
  validate: () => import('#generated/built/invoice/invoice-from-codes.form.validate.gen.js'),
  submit: { url: '/invoice-from-codes' },
});
