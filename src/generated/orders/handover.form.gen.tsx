// Generated from schemas/orders/handover.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { addParcelsAction } from './add-parcels.action.gen.ts';
import { closeAction } from './close.action.gen.ts';
import { handoverFields, handoverRules } from './handover.entity.gen.ts';
import { handoverWorkflow } from './handover.workflow.gen.ts';

export const form = createForm({
  screen: 'orders/handover',
  route: '/orders/handover',
  resource: 'handover',
  title: 'screen.orders/handover.title',
  mode: 'edit',
  permissions: ['order_manager'],
  create: ['order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.orders/handover.section.main', columns: 2,
      inputs: [
        input(handoverFields.warehouse_id, { label: 'handover.warehouse_id' }),
        input(handoverFields.delivery_company, { label: 'handover.delivery_company' }),
        input(handoverFields.driver_name, { label: 'handover.driver_name' }),
        input(handoverFields.driver_phone, { label: 'handover.driver_phone' }),
        input(handoverFields.plate, { label: 'handover.plate' }),
        input(handoverFields.code, { label: 'handover.code' }),
        input(handoverFields.missing_count, { label: 'handover.missing_count' }),
        input(handoverFields.closed_at, { label: 'handover.closed_at' }),
      ],
    },
    {
      key: 'images', label: 'screen.orders/handover.section.images',
      inputs: [
        input(handoverFields.images, { label: 'handover.images' }),
        input(handoverFields.note, { label: 'handover.note' }),
      ],
    },
  ],
  models: {
    handover: {
      name: 'handover', fields: Object.values(handoverFields), rules: handoverRules, workflows: [handoverWorkflow],
    },
  },
  workflows: [handoverWorkflow],
  actions: [addParcelsAction, closeAction],
  validate: () => import('#generated/built/orders/handover.validate.gen.js'),
  prefill: ['warehouse_id', 'delivery_company', 'note'],
  aside: {
    facts: [
      { field: handoverFields.delivery_company, label: 'handover.delivery_company' },
      { field: handoverFields.warehouse_id, label: 'handover.warehouse_id' },
      { field: handoverFields.missing_count, label: 'handover.missing_count' },
      { field: handoverFields.created_by, label: 'kit.field.created_by' },
    ],
    related: [
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'handover_id', from: 'id', isChoice: true,
        permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'screen.warehouse/print.title', route: '/warehouse/print', filter: 'code', from: 'code', isChoice: true,
        permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
        list: {
          screen: 'warehouse/print',
          urls: { list: '/print-entry-list', count: '/print-entry-count', download: '/print-entry-download' },
          viewModes: ['all', 'again', 'first'],
        },
      },
    ],
  },
  display: [{ field: 'code' }],
});

export default function HandoverForm() {
  return <FormScreen form={form} />;
}
