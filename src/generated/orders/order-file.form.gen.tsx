// Generated from schemas/orders/order-file.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { orderFileFields, orderFileRules } from './order-file.entity.gen.ts';

export const form = createForm({
  screen: 'orders/create-excel/file',
  route: '/orders/create-excel/file',
  resource: 'order_file',
  title: 'screen.orders/create-excel/file.title',
  mode: 'edit',
  permissions: ['order_create_excel'],
  sections: [
    {
      key: 'main', label: 'screen.orders/create-excel/file.section.main', columns: 2,
      inputs: [
        input(orderFileFields.code, { label: 'order_file.code' }),
        input(orderFileFields.rows, { label: 'order_file.rows' }),
        input(orderFileFields.accepted, { label: 'order_file.accepted' }),
        input(orderFileFields.rejected, { label: 'order_file.rejected' }),
        input(orderFileFields.file, { label: 'order_file.file' }),
        input(orderFileFields.error_file, { label: 'order_file.error_file' }),
        input(orderFileFields.note, { label: 'order_file.note', span: 2 }),
      ],
    },
  ],
  models: { order_file: { name: 'order_file', fields: Object.values(orderFileFields), rules: orderFileRules } },
  validate: () => import('#generated/built/orders/order-file.validate.gen.js'),
  aside: {
    facts: [
      { field: orderFileFields.accepted, label: 'order_file.accepted' },
      { field: orderFileFields.rejected, label: 'order_file.rejected' },
    ],
    related: [
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'order_file_id', from: 'id', isChoice: true,
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
  },
  display: [{ field: 'code' }],
});

export default function OrderFileForm() {
  return <FormScreen form={form} />;
}
