// Generated from schemas/shop/bill.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { billLineFields, billLineRules } from './bill-line.entity.gen.ts';
import { billFields, billRules } from './bill.entity.gen.ts';
import { reprintAction } from './reprint.action.gen.ts';
import { voidBillAction } from './void-bill.action.gen.ts';

export const form = createForm({
  screen: 'shop/bills',
  route: '/shop/bills',
  resource: 'bill',
  title: 'screen.shop/bills.title',
  mode: 'edit',
  permissions: ['shop_seller'],
  sections: [
    {
      key: 'main', label: 'screen.shop/bills.section.main',
      inputs: [
        input(billFields.code, { label: 'bill.code' }),
        input(billFields.lines, {
          label: 'bill.lines',
          matrix: {
            across: 'name', cell: 'quantity', down: ['color'],
            offers: { url: '/shop/ask-fee', on: ['code'], needs: ['code'] },
            among: { url: '/shop/ask-fee', on: ['code'], by: 'kind_id', needs: ['code'] },
          },
          rows: [
            input(billLineFields.kind_id, { label: 'bill_line.kind_id' }),
            input(billLineFields.name, { label: 'bill_line.name' }),
            input(billLineFields.color, { label: 'bill_line.color' }),
            input(billLineFields.quantity, { label: 'bill_line.quantity' }),
          ],
        }),
      ],
    },
  ],
  models: {
    bill: { name: 'bill', fields: Object.values(billFields), rules: billRules },
    bill_line: {
      name: 'bill_line', fields: Object.values(billLineFields), rules: billLineRules,
      parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
    },
  },
  actions: [reprintAction, voidBillAction],
  validate: () => import('#generated/built/shop/bill.validate.gen.js'),
  quote: {
    label: 'screen.shop/bills.quote', url: '/shop/ask-fee', on: ['code'], needs: ['code'], fill: { code: 'key' },
  },
  display: [{ field: 'code' }],
});

export default function BillForm() {
  return <FormScreen form={form} />;
}
