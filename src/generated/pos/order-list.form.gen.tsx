// Generated from schemas/pos/order-list.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';
import { posSaleFields, posSaleRules } from './pos-sale.entity.gen.ts';

export const form: FormDefinition = {
  screen: 'pos/order-list',
  route: '/pos/order-list',
  resource: 'pos_sale',
  title: 'screen.pos/order-list.title',
  mode: 'edit',
  permissions: ['pos_order_list'],
  layout: 'sections',
  sections: [
    {
      key: 'main', label: 'screen.pos/order-list.section.main', columns: 2,
      inputs: [
        input(posSaleFields.code, { label: 'pos_sale.code' }),
        input(posSaleFields.paid_at, { label: 'pos_sale.paid_at' }),
        input(posSaleFields.pos_id, { label: 'pos_sale.pos_id' }),
        input(posSaleFields.seller_id, { label: 'pos_sale.seller_id' }),
        input(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone' }),
        input(posSaleFields.buyer_name, { label: 'pos_sale.buyer_name' }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/order-list.section.lines',
      inputs: [
        input(posSaleFields.lines, {
          label: 'pos_sale.lines',
          rows: [
            input(posSaleLineFields.goods_id, { label: 'pos_sale_line.goods_id' }),
            input(posSaleLineFields.quantity, { label: 'pos_sale_line.quantity' }),
            input(posSaleLineFields.unit_price, { label: 'pos_sale_line.unit_price' }),
          ],
        }),
      ],
    },
    {
      key: 'money', label: 'screen.pos/order-list.section.money', columns: 2,
      inputs: [
        input(posSaleFields.goods_quantity, { label: 'pos_sale.goods_quantity' }),
        input(posSaleFields.total, { label: 'pos_sale.total' }),
        input(posSaleFields.cash, { label: 'pos_sale.cash' }),
        input(posSaleFields.change, { label: 'pos_sale.change' }),
        input(posSaleFields.note, { label: 'pos_sale.note', span: 2 }),
      ],
    },
  ],
  models: {
    pos_sale: { name: 'pos_sale', fields: Object.values(posSaleFields), rules: posSaleRules },
    pos_sale_line: {
      name: 'pos_sale_line', fields: Object.values(posSaleLineFields), rules: posSaleLineRules,
      parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/pos/pos-sale.validate.gen.js'),
  display: [{ field: 'code' }],
};

export default function OrderListForm() {
  return <FormScreen form={form} />;
}
