// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  total: number;
  is_void: boolean;
  lines: BillLine[];
  created_at: string;
  updated_at: string;
};

export const billFields = createFields({
  total: { type: 'money', json: 'integer', required: true },
  is_void: { type: 'boolean', json: 'boolean', required: true, default: false },
  lines: { type: 'rows', json: 'array', rows: { entity: 'bill_line', foreignKey: 'bill_id' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [];

export const billDisplay = ['#', { field: 'id' }] as const;
