// Generated from schemas/shop/void-bill.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { voidBillActionFields } from './void-bill.action.gen.ts';

export const form = createForm({
  screen: 'void-bill',
  title: 'bill.action.void_bill',
  mode: 'dialog',
  permissions: ['shop_seller'],
  sections: [
    {
      key: 'input', label: 'bill.action.void_bill',
      inputs: [input(voidBillActionFields.reason, { label: 'void-bill.reason' })],
    },
  ],
  models: { 'void-bill': { name: 'void-bill', fields: Object.values(voidBillActionFields), rules: [] } },
  validate: () => import('#generated/built/shop/void-bill.action.validate.gen.js'),
});
