// Generated from schemas/orders/order-take-back.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderReturnedFields, orderReturnedRules } from './order-returned.entity.gen.ts';
import { orderTakeBackFormFields } from './order-take-back.form.gen.ts';

export const form = createForm({
  screen: 'order-take-back',
  title: 'screen.order-take-back.title',
  mode: 'dialog',
  permissions: ['pos_order_online_list'],
  intro: 'screen.order-take-back.intro',
  sections: [
    {
      key: 'main', label: 'screen.order-take-back.section.main',
      inputs: [
        input(orderTakeBackFormFields.return_reason, { label: 'order-take-back.return_reason' }),
        input(orderTakeBackFormFields.lines, {
          label: 'order-take-back.lines',
          rows: [
            input(orderReturnedFields.goods_id, { label: 'order_returned.goods_id' }),
            input(orderReturnedFields.returned_quantity, { label: 'order_returned.returned_quantity' }),
            input(orderReturnedFields.damaged_quantity, { label: 'order_returned.damaged_quantity' }),
            input(orderReturnedFields.stamp_codes, { label: 'order_returned.stamp_codes' }),
            input(orderReturnedFields.note, { label: 'order_returned.note' }),
          ],
        }),
        input(orderTakeBackFormFields.return_damaged, {
          label: 'order-take-back.return_damaged', help: 'screen.order-take-back.help.return_damaged',
        }),
        input(orderTakeBackFormFields.return_note, {
          label: 'order-take-back.return_note', help: 'screen.order-take-back.help.return_note',
        }),
      ],
    },
  ],
  models: {
    'order-take-back': { name: 'order-take-back', fields: Object.values(orderTakeBackFormFields), rules: [] },
    order_returned: {
      name: 'order_returned', fields: Object.values(orderReturnedFields), rules: orderReturnedRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'returned' },
    },
  },
  validate: () => import('#generated/built/orders/order-take-back.form.validate.gen.js'),
});
