// Generated from schemas/orders/order-cancel.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type OrderCancelForm = {
  cancel_reason: string;
};

export const orderCancelFormFields = {
  cancel_reason: { name: 'cancel_reason', type: 'text', json: 'string', required: true, maxLength: 255 },
} as const satisfies Record<string, FieldModel>;
