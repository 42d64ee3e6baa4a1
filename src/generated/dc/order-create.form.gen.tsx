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
        input(dcOrderFields.address, { label: 'dc_order.address' }),
        input(dcOrderFields.note, { label: 'dc_order.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.dc/order-create.section.lines',
      inputs: [
        input(dcOrderFields.lines, {
          label: 'dc_order.lines',
          rows: [
            input(dcOrderLineFields.goods_id, { label: 'dc_order_line.goods_id' }),
            input(dcOrderLineFields.quantity, { label: 'dc_order_line.quantity' }),
          ],
        }),
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
  draft: true,
  display: [{ field: 'code' }],
});

export default function OrderCreateForm() {
  return <FormScreen form={form} />;
}
