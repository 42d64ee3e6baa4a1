// Generated from schemas/shop/bill-new.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { NotePad } from '#modules/shop/NotePad.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type BillLine, billLineFields, billLineRules } from './bill-line.entity.gen.ts';
import { type Bill, billFields, billRules } from './bill.entity.gen.ts';

export const form = createForm({
  screen: 'shop/bill-new',
  route: '/shop/bill-new',
  resource: 'bill',
  title: 'screen.shop/bill-new.title',
  mode: 'create',
  permissions: ['bill_manager'],
  layout: 'tabs',
  sections: [
    {
      key: 'lines', label: 'screen.shop/bill-new.section.lines',
      inputs: [
        input(billFields.lines, {
          label: 'bill.lines',
          rows: [
            input(billLineFields.goods_id, { label: 'bill_line.goods_id' }),
            input(billLineFields.quantity, { label: 'bill_line.quantity' }),
            input(billLineFields.price, { label: 'bill_line.price', readOnly: true }),
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
    {
      key: 'more', label: 'screen.shop/bill-new.section.more', columns: 2,
      visible: (c: Logic<Bill>) => (c.record.lines ?? []).some((row) => row.quantity != null && row.quantity > 0),
      inputs: [
        input(billFields.is_free, { label: 'bill.is_free' }),
        input(billFields.reason, {
          label: 'bill.reason', span: 2, help: 'screen.shop/bill-new.help.reason',
          placeholder: 'screen.shop/bill-new.placeholder.reason',
        }),
        input(billFields.note, { label: 'bill.note', slot: NotePad }),
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
  submit: { next: '/shop/bill/{id}', confirm: true, another: true },
  draft: true,
  display: [{ field: 'code' }],
});

export default function BillNewForm() {
  return <FormScreen form={form} />;
}
