// Generated from schemas/orders/order-reconcile.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-reconcile.form.validate.gen.js';
import { orderReconcileFormFields } from './order-reconcile.form.gen.ts';

export const orderReconcileForm: FormModel = {
  screen: 'order-reconcile',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_cancel_and_change'],
  data: Object.values(orderReconcileFormFields),
  validate,
};
