// Generated from schemas/orders/order-reconcile.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderReconcileFormFields } from './order-reconcile.form.gen.ts';

export const form = createForm({
  screen: 'order-reconcile',
  title: 'screen.order-reconcile.title',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  sections: [
    {
      key: 'main', label: 'screen.order-reconcile.section.main',
      inputs: [
        input(orderReconcileFormFields.cod_received, { label: 'order-reconcile.cod_received' }),
        input(orderReconcileFormFields.delivery_cost, { label: 'order-reconcile.delivery_cost' }),
      ],
    },
  ],
  models: {
    'order-reconcile': { name: 'order-reconcile', fields: Object.values(orderReconcileFormFields), rules: [] },
  },
  validate: () => import('#generated/built/orders/order-reconcile.form.validate.gen.js'),
});
