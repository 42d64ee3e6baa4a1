// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  code: string;
  depot: string | null;
  is_free: boolean | null;
  note: string | null;
  reason: string | null;
  lines: BillLine[];
  created_at: string;
  updated_at: string;
};

export const billFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, key: true, maxLength: 20,
    number: { prefix: 'B', per: 'day', digits: 4 },
  },
  depot: { type: 'code', json: 'string', maxLength: 20 },
  is_free: { type: 'boolean', json: 'boolean', default: false },
  note: { type: 'long_text', json: 'string', maxLength: 500, readOnlyIf: () => true },
  reason: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'keep',
    visible: (c: Logic<Bill>) => c.record.is_free === true,
    requiredIf: (c: Logic<Bill>) => c.record.is_free === true,
  },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'bill_line', foreignKey: 'bill_id', min: 1, max: 100, unique: ['goods_id'] },
  },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [];

export const billDisplay = [{ field: 'code' }] as const;
