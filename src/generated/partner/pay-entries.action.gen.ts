// Generated from schemas/partner/pay-entries.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';

export type PayEntriesActionInput = {
  ids: number[];
  value: number | null;
  date: string;
  method: PaymentMethod;
  bank_ref: string | null;
  note: string | null;
};

export type PayEntriesActionResult = {
  code: string;
  value: number;
};

export const payEntriesActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'partner_entry', table: '__ids', foreignKey: '_id', otherKey: 'partner_entry_id' },
  },
  value: { type: 'money', json: 'integer', minimum: 1 },
  date: { type: 'date', json: 'string', required: true },
  method: { type: 'enum', json: 'string', required: true, default: 'bank_transfer', enum: paymentMethod },
  bank_ref: { type: 'code', json: 'string', maxLength: 50 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const payEntriesAction: ActionCall<PayEntriesActionInput, PayEntriesActionResult> = {
  url: '/pay-entries',
};
