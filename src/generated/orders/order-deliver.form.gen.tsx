// Generated from schemas/orders/order-deliver.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderDeliverFormFields } from './order-deliver.form.gen.ts';

export const form = createForm({
  screen: 'order-deliver',
  title: 'screen.order-deliver.title',
  mode: 'dialog',
  permissions: ['order_manager', 'pos_order_online_list'],
  sections: [
    {
      key: 'main', label: 'screen.order-deliver.section.main',
      inputs: [
        input(orderDeliverFormFields.cod_received, {
          label: 'order-deliver.cod_received', help: 'screen.order-deliver.help.cod_received',
        }),
        input(orderDeliverFormFields.received_method, { label: 'order-deliver.received_method' }),
        input(orderDeliverFormFields.received_code, {
          label: 'order-deliver.received_code', help: 'screen.order-deliver.help.received_code',
        }),
        input(orderDeliverFormFields.received_from, {
          label: 'order-deliver.received_from', help: 'screen.order-deliver.help.received_from',
        }),
        input(orderDeliverFormFields.received_note, {
          label: 'order-deliver.received_note', help: 'screen.order-deliver.help.received_note',
        }),
      ],
    },
  ],
  models: { 'order-deliver': { name: 'order-deliver', fields: Object.values(orderDeliverFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/order-deliver.form.validate.gen.js'),
});
