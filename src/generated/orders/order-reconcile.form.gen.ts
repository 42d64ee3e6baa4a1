// Generated from schemas/orders/order-reconcile.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type OrderReconcileForm = {
  cod_received: number;
  delivery_cost: number;
};

export const orderReconcileFormFields = createFields({
  cod_received: { type: 'money', json: 'integer', required: true, minimum: 0 },
  delivery_cost: { type: 'money', json: 'integer', required: true, minimum: 0 },
});
