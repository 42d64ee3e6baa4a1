// Generated from schemas/dc/dc-order-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';

export type DcOrderOptionsForm = {
  distributor_id: number | null;
  wanted_on: string | null;
  payment_method: PaymentMethod | null;
};

export const dcOrderOptionsFormFields = createFields({
  distributor_id: { type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' } },
  wanted_on: { type: 'date', json: 'string' },
  payment_method: { type: 'enum', json: 'string', enum: paymentMethod },
});
