// Generated from schemas/shop/bill.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type BillLine, billLineFields, billLineRules } from './bill-line.entity.gen.ts';
import { type Bill, billFields, billRules } from './bill.entity.gen.ts';

export const form = createForm({
  screen: 'shop/bill',
  route: '/shop/bill',
  resource: 'bill',
  title: 'screen.shop/bill.title',
  mode: 'edit',
  permissions: ['bill_manager'],
  create: ['bill_manager'],
  update: ['bill_discount'],
  remove: ['bill_manager'],
  sections: [
    {
      key: 'main', label: 'screen.shop/bill.section.main',
      inputs: [
        input(billFields.code, { label: 'bill.code' }),
        input(billFields.note, { label: 'bill.note' }),
        input(billFields.lines, {
          label: 'bill.lines', matrix: { across: 'size', cell: 'quantity', totals: 'price' },
          rows: [
            input(billLineFields.goods_id, { label: 'bill_line.goods_id' }),
            input(billLineFields.size, { label: 'bill_line.size' }),
            input(billLineFields.quantity, { label: 'bill_line.quantity' }),
            input(billLineFields.price, { label: 'bill_line.price' }),
            input(billLineFields.discount, { label: 'bill_line.discount' }),
          ],
          modes: [
            {
              key: 'large', label: 'bill.lines.mode.large',
              where: (c: Logic<BillLine, Bill>) => c.record.quantity != null && c.record.quantity > 10,
            },
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
  validate: () => import('#generated/built/shop/bill.validate.gen.js'),
  display: [{ field: 'code' }],
});

export default function BillForm() {
  return <FormScreen form={form} />;
}
