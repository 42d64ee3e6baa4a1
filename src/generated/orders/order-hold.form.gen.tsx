// Generated from schemas/orders/order-hold.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderHoldFormFields } from './order-hold.form.gen.ts';

export const form = createForm({
  screen: 'order-hold',
  title: 'screen.order-hold.title',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.order-hold.section.main',
      inputs: [
        input(orderHoldFormFields.hold_for, { label: 'order-hold.hold_for' }),
        input(orderHoldFormFields.hold_reason, { label: 'order-hold.hold_reason' }),
      ],
    },
  ],
  models: { 'order-hold': { name: 'order-hold', fields: Object.values(orderHoldFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/order-hold.form.validate.gen.js'),
});
