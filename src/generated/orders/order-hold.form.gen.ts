// Generated from schemas/orders/order-hold.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type OrderHoldForm = {
  hold_for: number;
  hold_reason: string;
};

export const orderHoldFormFields = {
  hold_for: {
    name: 'hold_for', type: 'duration', json: 'integer', required: true, minimum: 1, maximum: 86400, unit: 'min',
  },
  hold_reason: { name: 'hold_reason', type: 'text', json: 'string', required: true, maxLength: 255 },
} as const satisfies Record<string, FieldModel>;
