// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type BillState, billState } from './bill-state.enum.gen.ts';

export type Bill = {
  id: number;
  version: number;
  code: string;
  secret: string | null;
  state: BillState;
  amount: number | null;
  billed_on: string | null;
  seen: number | null;
  first_seen_at: string | null;
  activated_at: string | null;
  created_at: string;
  updated_at: string;
};

export const billFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 20 },
  secret: { type: 'code', json: 'string', maxLength: 20 },
  state: { type: 'enum', json: 'integer', required: true, enum: billState },
  amount: { type: 'money', json: 'integer', read: ['bill_price'] },
  billed_on: { type: 'date', json: 'string' },
  seen: { type: 'integer', json: 'integer', default: 0 },
  first_seen_at: { type: 'date_time', json: 'string' },
  activated_at: { type: 'date_time', json: 'string' },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [
  {
    key: 'within_limit',
    check: (c: Logic<Bill>) =>
      c.record.amount == null || (c.settings.bill_limit as number | null) == null || c.record.amount <= (c.settings.bill_limit as number),
    level: 'error', on: ['create', 'update'], message: 'rule.bill.within_limit', at: 'amount', reads: ['amount'],
  },
];

export const billDisplay = ['#', { field: 'id' }] as const;
