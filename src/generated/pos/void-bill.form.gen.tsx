// Generated from schemas/pos/void-bill.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { voidBillFormFields } from './void-bill.form.gen.ts';

export const form = createForm({
  screen: 'void-bill',
  title: 'screen.void-bill.title',
  mode: 'dialog',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  sections: [
    {
      key: 'main', label: 'screen.void-bill.section.main',
      inputs: [input(voidBillFormFields.void_reason, { label: 'void-bill.void_reason' })],
    },
  ],
  models: { 'void-bill': { name: 'void-bill', fields: Object.values(voidBillFormFields), rules: [] } },
  validate: () => import('#generated/built/pos/void-bill.form.validate.gen.js'),
});
