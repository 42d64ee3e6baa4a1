// Generated from schemas/orders/order-hold.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type OrderHoldForm = {
  hold_until: string;
  hold_reason: string;
};

export const orderHoldFormFields = {
  hold_until: { name: 'hold_until', type: 'date_time', json: 'string', required: true },
  hold_reason: { name: 'hold_reason', type: 'text', json: 'string', required: true, maxLength: 255 },
} as const satisfies Record<string, FieldModel>;
