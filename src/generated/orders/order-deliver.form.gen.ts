// Generated from schemas/orders/order-deliver.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';

export type OrderDeliverForm = {
  /** Left empty: the whole COD. */
  cod_received: number | null;
  received_method: PaymentMethod | null;
  received_code: string | null;
  received_from: string | null;
  received_note: string | null;
};

export const orderDeliverFormFields = createFields({
  cod_received: { type: 'money', json: 'integer', minimum: 0 },
  received_method: { type: 'enum', json: 'string', default: 'cash', enum: paymentMethod },
  received_code: { type: 'code', json: 'string', maxLength: 50 },
  received_from: { type: 'text', json: 'string', maxLength: 100 },
  received_note: { type: 'text', json: 'string', maxLength: 255 },
});
