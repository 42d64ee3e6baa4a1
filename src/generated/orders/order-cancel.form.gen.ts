// Generated from schemas/orders/order-cancel.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type OrderCancelForm = {
  cancel_reason: string;
};

export const orderCancelFormFields = createFields({
  cancel_reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});
