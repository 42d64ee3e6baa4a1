// Generated from schemas/orders/order-take-back.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type ReturnReason, returnReason } from '#generated/_shared/return-reason.enum.gen.ts';

export type OrderTakeBackForm = {
  return_reason: ReturnReason;
  /** All of it is broken: it lies with what is not sold. */
  return_damaged: boolean | null;
  return_note: string | null;
};

export const orderTakeBackFormFields = createFields({
  return_reason: { type: 'enum', json: 'string', required: true, enum: returnReason },
  return_damaged: { type: 'boolean', json: 'boolean', default: false },
  return_note: { type: 'long_text', json: 'string', maxLength: 500 },
});
