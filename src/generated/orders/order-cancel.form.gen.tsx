// Generated from schemas/orders/order-cancel.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderCancelFormFields } from './order-cancel.form.gen.ts';

export const form = createForm({
  screen: 'order-cancel',
  title: 'screen.order-cancel.title',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  sections: [
    {
      key: 'main', label: 'screen.order-cancel.section.main',
      inputs: [input(orderCancelFormFields.cancel_reason, { label: 'order-cancel.cancel_reason' })],
    },
  ],
  models: { 'order-cancel': { name: 'order-cancel', fields: Object.values(orderCancelFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/order-cancel.form.validate.gen.js'),
});
