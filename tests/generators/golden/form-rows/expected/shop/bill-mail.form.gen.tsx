// Generated from schemas/shop/bill-mail.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { billLineFields, billLineRules } from './bill-line.entity.gen.ts';
import { billMailFormFields } from './bill-mail.form.gen.ts';

export const form = createForm({
  screen: 'bill-mail',
  title: 'screen.bill-mail.title',
  mode: 'dialog',
  permissions: ['bill_manager'],
  intro: 'screen.bill-mail.intro',
  sections: [
    {
      key: 'main', label: 'screen.bill-mail.section.main',
      inputs: [
        input(billMailFormFields.email, { label: 'bill-mail.email' }),
        input(billMailFormFields.has_note, { label: 'bill-mail.has_note' }),
        input(billMailFormFields.note, { label: 'bill-mail.note' }),
        input(billMailFormFields.lines, {
          label: 'bill-mail.lines', rows: [input(billLineFields.goods_id, { label: 'bill_line.goods_id' })],
        }),
      ],
    },
  ],
  models: {
    'bill-mail': { name: 'bill-mail', fields: Object.values(billMailFormFields), rules: [] },
    bill_line: {
      name: 'bill_line', fields: Object.values(billLineFields), rules: billLineRules,
      parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/shop/bill-mail.form.validate.gen.js'),
  submit: { url: '/profile' },
});
