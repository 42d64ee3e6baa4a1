// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type BillLine = {
  id: number;
  version: number;
  bill_id: number;
  name: string;
  quantity: number | null;
  amount: number;
  created_at: string;
  updated_at: string;
};

export const billLineFields = {
  bill_id: {
    name: 'bill_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'bill', onDelete: 'restrict' },
  },
  name: { name: 'name', type: 'text', json: 'string', required: true, maxLength: 50 },
  quantity: { name: 'quantity', type: 'integer', json: 'integer' },
  amount: { name: 'amount', type: 'money', json: 'integer', required: true },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const billLineRules: readonly RuleModel[] = [];

export const billLineDisplay = ['#', { field: 'id' }] as const;
