// Generated from schemas/shop/bill-payment.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BillPayment = {
  id: number;
  version: number;
  bill_id: number;
  value: number;
  created_at: string;
  updated_at: string;
};

export const billPaymentFields = createFields({
  bill_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'bill', onDelete: 'restrict' } },
  value: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billPaymentRules: readonly RuleModel[] = [];

export const billPaymentDisplay = [{ field: 'value' }] as const;
