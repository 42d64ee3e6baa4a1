// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';
import type { BillPayment } from './bill-payment.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  code: string;
  method: number | null;
  gift: string | null;
  gift_id: number | null;
  is_paid: boolean | null;
  lines: BillLine[];
  payments: BillPayment[];
  created_at: string;
  updated_at: string;
};

export const billFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  method: { type: 'integer', json: 'integer', readOnly: true },
  gift: { type: 'text', json: 'string', maxLength: 50 },
  gift_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  is_paid: { type: 'boolean', json: 'boolean', default: false },
  lines: { type: 'rows', json: 'array', required: true, rows: { entity: 'bill_line', foreignKey: 'bill_id', min: 1 } },
  payments: { type: 'rows', json: 'array', rows: { entity: 'bill_payment', foreignKey: 'bill_id' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [];

export const billDisplay = [{ field: 'code' }] as const;
