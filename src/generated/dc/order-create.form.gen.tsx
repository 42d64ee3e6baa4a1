// Generated from schemas/dc/order-create.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { dcOrderLineFields, dcOrderLineRules } from './dc-order-line.entity.gen.ts';
import { dcOrderFields, dcOrderRules } from './dc-order.entity.gen.ts';
import { dcOrderWorkflow } from './dc-order.workflow.gen.ts';

export const form = createForm({
  screen: 'dc/order-create',
  route: '/dc/order-create',
  resource: 'dc_order',
  title: 'screen.dc/order-create.title',
  mode: 'create',
  permissions: ['dc_order_create'],
  sections: [
    {
      key: 'main', label: 'screen.dc/order-create.section.main', columns: 2,
      inputs: [
        input(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id' }),
        input(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on' }),
        input(dcOrderFields.payment_method, { label: 'dc_order.payment_method' }),
        input(dcOrderFields.note, { label: 'dc_order.note', span: 2 }),
      ],
    },
    {
      key: 'receiver', label: 'screen.dc/order-create.section.receiver', columns: 2,
      inputs: [
        input(dcOrderFields.receiver_name, {
          label: 'dc_order.receiver_name', help: 'screen.dc/order-create.help.receiver_name',
          lookup: {
            url: '/consignees-found', value: 'name', show: ['code', 'phone', 'address'], debounceMs: 500,
            fill: { receiver_phone: 'phone', id_city: 'id_city', id_ward: 'id_ward', address: 'address' }, quiet: true,
            param: 'text',
          },
        }),
        input(dcOrderFields.receiver_phone, {
          label: 'dc_order.receiver_phone', help: 'screen.dc/order-create.help.receiver_phone',
        }),
        input(dcOrderFields.id_city, { label: 'dc_order.id_city' }),
        input(dcOrderFields.id_ward, { label: 'dc_order.id_ward' }),
        input(dcOrderFields.address, {
          label: 'dc_order.address', span: 2, help: 'screen.dc/order-create.help.address',
        }),
      ],
    },
    {
      key: 'lines', label: 'screen.dc/order-create.section.lines',
      inputs: [
        input(dcOrderFields.lines, {
          label: 'dc_order.lines', scan: { url: '/goods-scanned', count: 'quantity' },
          beside: {
            url: '/dc-order-figures', of: 'goods_id', with: { distributor_id: 'distributor_id' },
            show: [
              { key: 'on_hand', label: 'screen.dc/order-create.beside.on_hand' },
              { key: 'arriving', label: 'screen.dc/order-create.beside.arriving' },
              { key: 'sold_30d', label: 'screen.dc/order-create.beside.sold_30d' },
              { key: 'suggested', label: 'screen.dc/order-create.beside.suggested' },
              { key: 'pack', label: 'screen.dc/order-create.beside.pack' },
            ],
            fill: { unit_price: 'price' },
          },
          rows: [
            input(dcOrderLineFields.goods_id, { label: 'dc_order_line.goods_id' }),
            input(dcOrderLineFields.quantity, { label: 'dc_order_line.quantity' }),
            input(dcOrderLineFields.unit_price, { label: 'dc_order_line.unit_price' }),
            input(dcOrderLineFields.amount, { label: 'dc_order_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.dc/order-create.section.sums', columns: 2,
      inputs: [
        input(dcOrderFields.goods_total, { label: 'dc_order.goods_total' }),
        input(dcOrderFields.discount_percent, { label: 'dc_order.discount_percent' }),
        input(dcOrderFields.total, { label: 'dc_order.total' }),
        input(dcOrderFields.debt, { label: 'dc_order.debt' }),
        input(dcOrderFields.credit_limit, { label: 'dc_order.credit_limit' }),
      ],
    },
  ],
  models: {
    dc_order: {
      name: 'dc_order', fields: Object.values(dcOrderFields), rules: dcOrderRules, workflows: [dcOrderWorkflow],
    },
    dc_order_line: {
      name: 'dc_order_line', fields: Object.values(dcOrderLineFields), rules: dcOrderLineRules,
      parent: { entity: 'dc_order', foreignKey: 'dc_order_id', field: 'lines' },
    },
  },
  workflows: [dcOrderWorkflow],
  validate: () => import('#generated/built/dc/dc-order.validate.gen.js'),
  submit: { next: '/dc/order/{id}', another: true },
  draft: true,
  prefill: ['distributor_id', 'lines.goods_id'],
  display: [{ field: 'code' }],
});

export default function OrderCreateForm() {
  return <FormScreen form={form} />;
}
