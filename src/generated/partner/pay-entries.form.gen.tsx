// Generated from schemas/partner/pay-entries.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { payEntriesFormFields } from './pay-entries.form.gen.ts';

export const form = createForm({
  screen: 'pay-entries',
  title: 'screen.pay-entries.title',
  mode: 'dialog',
  permissions: ['administration_goods_debt'],
  sections: [
    {
      key: 'main', label: 'screen.pay-entries.section.main', columns: 2,
      inputs: [
        input(payEntriesFormFields.date, { label: 'pay-entries.date' }),
        input(payEntriesFormFields.method, { label: 'pay-entries.method' }),
        input(payEntriesFormFields.value, { label: 'pay-entries.value', help: 'screen.pay-entries.help.value' }),
        input(payEntriesFormFields.bank_ref, { label: 'pay-entries.bank_ref' }),
        input(payEntriesFormFields.note, { label: 'pay-entries.note', span: 2 }),
      ],
    },
  ],
  models: { 'pay-entries': { name: 'pay-entries', fields: Object.values(payEntriesFormFields), rules: [] } },
  validate: () => import('#generated/built/partner/pay-entries.form.validate.gen.js'),
  submit: { url: '/pay-entries', success: 'messages.entries_paid' },
});
