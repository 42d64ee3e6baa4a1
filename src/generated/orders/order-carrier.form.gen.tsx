// Generated from schemas/orders/order-carrier.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderCarrierFormFields } from './order-carrier.form.gen.ts';

export const form = createForm({
  screen: 'order-carrier',
  title: 'screen.order-carrier.title',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  sections: [
    {
      key: 'main', label: 'screen.order-carrier.section.main',
      inputs: [input(orderCarrierFormFields.delivery_company, { label: 'order-carrier.delivery_company' })],
    },
  ],
  models: { 'order-carrier': { name: 'order-carrier', fields: Object.values(orderCarrierFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/order-carrier.form.validate.gen.js'),
});
