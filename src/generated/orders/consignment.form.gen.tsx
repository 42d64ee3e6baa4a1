// Generated from schemas/orders/consignment.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { consignmentLineFields, consignmentLineRules } from './consignment-line.entity.gen.ts';
import { consignmentFields, consignmentRules } from './consignment.entity.gen.ts';
import { consignmentWorkflow } from './consignment.workflow.gen.ts';
import { extendConsignmentAction } from './extend-consignment.action.gen.ts';
import { releaseGoodsAction } from './release-goods.action.gen.ts';

export const form = createForm({
  screen: 'orders/consignment',
  route: '/orders/consignment',
  resource: 'consignment',
  title: 'screen.orders/consignment.title',
  mode: 'edit',
  permissions: ['order_consignment'],
  create: ['order_consignment'],
  sections: [
    {
      key: 'main', label: 'screen.orders/consignment.section.main', columns: 2,
      inputs: [
        input(consignmentFields.consignee_id, { label: 'consignment.consignee_id' }),
        input(consignmentFields.warehouse_id, { label: 'consignment.warehouse_id' }),
        input(consignmentFields.expires_on, { label: 'consignment.expires_on' }),
        input(consignmentFields.code, { label: 'consignment.code' }),
        input(consignmentFields.note, { label: 'consignment.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.orders/consignment.section.lines',
      inputs: [
        input(consignmentFields.lines, {
          label: 'consignment.lines',
          beside: {
            url: '/goods-available', of: 'goods_id', with: { warehouse_id: 'warehouse_id' },
            show: [{ key: 'available', label: 'screen.orders/consignment.beside.available' }],
          },
          rows: [
            input(consignmentLineFields.goods_id, { label: 'consignment_line.goods_id' }),
            input(consignmentLineFields.quantity, { label: 'consignment_line.quantity' }),
            input(consignmentLineFields.unit_price, { label: 'consignment_line.unit_price' }),
            input(consignmentLineFields.released_quantity, { label: 'consignment_line.released_quantity' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.orders/consignment.section.sums', columns: 2,
      inputs: [
        input(consignmentFields.quantity, { label: 'consignment.quantity' }),
        input(consignmentFields.released_quantity, { label: 'consignment.released_quantity' }),
        input(consignmentFields.remaining, { label: 'consignment.remaining' }),
        input(consignmentFields.value, { label: 'consignment.value' }),
      ],
    },
  ],
  models: {
    consignment: {
      name: 'consignment', fields: Object.values(consignmentFields), rules: consignmentRules,
      workflows: [consignmentWorkflow],
    },
    consignment_line: {
      name: 'consignment_line', fields: Object.values(consignmentLineFields), rules: consignmentLineRules,
      parent: { entity: 'consignment', foreignKey: 'consignment_id', field: 'lines' },
    },
  },
  workflows: [consignmentWorkflow],
  actions: [extendConsignmentAction, releaseGoodsAction],
  validate: () => import('#generated/built/orders/consignment.validate.gen.js'),
  aside: {
    facts: [
      { field: consignmentFields.remaining, label: 'consignment.remaining' },
      { field: consignmentFields.expires_on, label: 'consignment.expires_on' },
      { field: consignmentFields.value, label: 'consignment.value' },
    ],
    related: [
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'consignment_id', from: 'id', isChoice: true,
        permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function ConsignmentForm() {
  return <FormScreen form={form} />;
}
