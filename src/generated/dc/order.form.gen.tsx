// Generated from schemas/dc/order.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { dcOrderLineFields, dcOrderLineRules } from './dc-order-line.entity.gen.ts';
import { dcOrderFields, dcOrderRules } from './dc-order.entity.gen.ts';
import { dcOrderWorkflow } from './dc-order.workflow.gen.ts';

export const form = createForm({
  screen: 'dc/order',
  route: '/dc/order',
  resource: 'dc_order',
  title: 'screen.dc/order.title',
  mode: 'edit',
  permissions: ['dc_order', 'dc_order_create'],
  remove: ['dc_order_create'],
  sections: [
    {
      key: 'main', label: 'screen.dc/order.section.main', columns: 2,
      inputs: [
        input(dcOrderFields.code, { label: 'dc_order.code' }),
        input(dcOrderFields.supplier_name, { label: 'dc_order.supplier_name' }),
        input(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id' }),
        input(dcOrderFields.warehouse_id, { label: 'dc_order.warehouse_id', help: 'screen.dc/order.help.warehouse_id' }),
        input(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on' }),
        input(dcOrderFields.payment_method, { label: 'dc_order.payment_method' }),
        input(dcOrderFields.note, { label: 'dc_order.note', span: 2 }),
      ],
    },
    {
      key: 'receiver', label: 'screen.dc/order.section.receiver', columns: 2,
      inputs: [
        input(dcOrderFields.receiver_name, { label: 'dc_order.receiver_name' }),
        input(dcOrderFields.receiver_phone, { label: 'dc_order.receiver_phone' }),
        input(dcOrderFields.id_city, { label: 'dc_order.id_city' }),
        input(dcOrderFields.id_ward, { label: 'dc_order.id_ward' }),
        input(dcOrderFields.address, { label: 'dc_order.address', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.dc/order.section.lines',
      inputs: [
        input(dcOrderFields.lines, {
          label: 'dc_order.lines',
          rows: [
            input(dcOrderLineFields.goods_id, { label: 'dc_order_line.goods_id' }),
            input(dcOrderLineFields.quantity, { label: 'dc_order_line.quantity' }),
            input(dcOrderLineFields.approved_quantity, { label: 'dc_order_line.approved_quantity' }),
            input(dcOrderLineFields.unit_price, { label: 'dc_order_line.unit_price' }),
            input(dcOrderLineFields.amount, { label: 'dc_order_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.dc/order.section.sums', columns: 2,
      inputs: [
        input(dcOrderFields.goods_total, { label: 'dc_order.goods_total' }),
        input(dcOrderFields.discount_percent, { label: 'dc_order.discount_percent' }),
        input(dcOrderFields.total, { label: 'dc_order.total' }),
        input(dcOrderFields.credit_after, { label: 'dc_order.credit_after' }),
        input(dcOrderFields.credit_over, { label: 'dc_order.credit_over' }),
        input(dcOrderFields.decision_note, { label: 'dc_order.decision_note' }),
        input(dcOrderFields.order_id, { label: 'dc_order.order_id' }),
        input(dcOrderFields.movement_id, { label: 'dc_order.movement_id' }),
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
  aside: {
    facts: [
      { field: dcOrderFields.status, label: 'dc_order.status' },
      { field: dcOrderFields.total, label: 'dc_order.total' },
      { field: dcOrderFields.approver_id, label: 'dc_order.approver_id' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function OrderForm() {
  return <FormScreen form={form} />;
}
