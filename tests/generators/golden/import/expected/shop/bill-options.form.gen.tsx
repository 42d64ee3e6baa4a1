// Generated from schemas/shop/bill-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { billOptionsFormFields } from './bill-options.form.gen.ts';

export const form = createForm({
  screen: 'bill-options',
  title: 'screen.bill-options.title',
  mode: 'dialog',
  permissions: ['bill_import'],
  sections: [
    {
      key: 'main', label: 'screen.bill-options.section.main',
      inputs: [input(billOptionsFormFields.is_paid, { label: 'bill-options.is_paid' })],
    },
  ],
  models: { 'bill-options': { name: 'bill-options', fields: Object.values(billOptionsFormFields), rules: [] } },
  validate: () => import('#generated/built/shop/bill-options.form.validate.gen.js'),
});
