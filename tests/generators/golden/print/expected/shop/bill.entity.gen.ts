// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  code: string;
  total: number | null;
  lines: BillLine[];
  created_at: string;
  updated_at: string;
};

export const billFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  total: { type: 'money', json: 'integer' },
  lines: { type: 'rows', json: 'array', rows: { entity: 'bill_line', foreignKey: 'bill_id' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [];

export const billDisplay = [{ field: 'code' }] as const;
