// Generated from schemas/orders/order-combo.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderComboFormFields } from './order-combo.form.gen.ts';

export const form = createForm({
  screen: 'order-combo',
  title: 'screen.order-combo.title',
  mode: 'dialog',
  permissions: ['order_create_single', 'pos_order_create_single'],
  sections: [
    {
      key: 'main', label: 'screen.order-combo.section.main',
      inputs: [
        input(orderComboFormFields.combo_id, { label: 'order-combo.combo_id' }),
        input(orderComboFormFields.quantity, { label: 'order-combo.quantity' }),
      ],
    },
  ],
  models: { 'order-combo': { name: 'order-combo', fields: Object.values(orderComboFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/order-combo.form.validate.gen.js'),
  submit: { url: '/combo-lines', success: 'messages.combo_added' },
});
