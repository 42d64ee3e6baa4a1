// Generated from schemas/pos/parked-sale.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { parkedSaleLineFields, parkedSaleLineRules } from './parked-sale-line.entity.gen.ts';
import { parkedSaleFields, parkedSaleRules } from './parked-sale.entity.gen.ts';

export const form = createForm({
  screen: 'pos/order-list/parked',
  route: '/pos/order-list/parked',
  resource: 'parked_sale',
  title: 'screen.pos/order-list/parked.title',
  mode: 'edit',
  permissions: ['pos_order_list'],
  update: null,
  remove: ['pos_order_create_single'],
  sections: [
    {
      key: 'main', label: 'screen.pos/order-list/parked.section.main', columns: 2,
      inputs: [
        input(parkedSaleFields.code, { label: 'parked_sale.code' }),
        input(parkedSaleFields.parked_at, { label: 'parked_sale.parked_at' }),
        input(parkedSaleFields.pos_id, { label: 'parked_sale.pos_id' }),
        input(parkedSaleFields.buyer_name, { label: 'parked_sale.buyer_name' }),
        input(parkedSaleFields.buyer_phone, { label: 'parked_sale.buyer_phone' }),
        input(parkedSaleFields.manual_percent, { label: 'parked_sale.manual_percent' }),
        input(parkedSaleFields.manual_amount, { label: 'parked_sale.manual_amount' }),
        input(parkedSaleFields.goods_quantity, { label: 'parked_sale.goods_quantity' }),
        input(parkedSaleFields.total, { label: 'parked_sale.total' }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/order-list/parked.section.lines',
      inputs: [
        input(parkedSaleFields.lines, {
          label: 'parked_sale.lines',
          rows: [
            input(parkedSaleLineFields.sku, { label: 'parked_sale_line.sku' }),
            input(parkedSaleLineFields.name, { label: 'parked_sale_line.name' }),
            input(parkedSaleLineFields.quantity, { label: 'parked_sale_line.quantity' }),
            input(parkedSaleLineFields.uids, { label: 'parked_sale_line.uids' }),
            input(parkedSaleLineFields.manual_percent, { label: 'parked_sale_line.manual_percent' }),
            input(parkedSaleLineFields.manual_amount, { label: 'parked_sale_line.manual_amount' }),
          ],
        }),
      ],
    },
  ],
  models: {
    parked_sale: { name: 'parked_sale', fields: Object.values(parkedSaleFields), rules: parkedSaleRules },
    parked_sale_line: {
      name: 'parked_sale_line', fields: Object.values(parkedSaleLineFields), rules: parkedSaleLineRules,
      parent: { entity: 'parked_sale', foreignKey: 'parked_sale_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/pos/parked-sale.validate.gen.js'),
  display: [{ field: 'code' }],
});

export default function ParkedSaleForm() {
  return <FormScreen form={form} />;
}
