// Generated from schemas/partner/pay-entries.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';

export type PayEntriesForm = {
  date: string;
  method: PaymentMethod;
  value: number | null;
  bank_ref: string | null;
  note: string | null;
};

export const payEntriesFormFields = createFields({
  date: { type: 'date', json: 'string', required: true },
  method: { type: 'enum', json: 'string', required: true, default: 'bank_transfer', enum: paymentMethod },
  value: { type: 'money', json: 'integer', minimum: 1 },
  bank_ref: { type: 'code', json: 'string', maxLength: 50 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
