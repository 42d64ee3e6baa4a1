// Generated from schemas/orders/order-hold.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type OrderHoldForm = {
  hold_for: number;
  hold_reason: string;
};

export const orderHoldFormFields = createFields({
  hold_for: { type: 'duration', json: 'integer', required: true, minimum: 1, maximum: 86400, unit: 'min' },
  hold_reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});
