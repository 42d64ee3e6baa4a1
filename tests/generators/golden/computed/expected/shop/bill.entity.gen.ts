// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  code: string;
  is_vip: boolean;
  gift: string | null;
  grand_total: number;
  tax: number;
  total: number;
  rate: number;
  is_heavy: boolean | null;
  weight: number;
  lines: BillLine[];
  created_at: string;
  updated_at: string;
};

export const billFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, maxLength: 20 },
  is_vip: { name: 'is_vip', type: 'boolean', json: 'boolean', required: true, default: false },
  gift: {
    name: 'gift', type: 'text', json: 'string', maxLength: 50, onHide: 'clear', turn: 6,
    visible: (c: Logic<Bill>) => c.record.grand_total > 1000,
  },
  grand_total: {
    name: 'grand_total', type: 'integer', json: 'integer', required: true, readOnly: true, turn: 5,
    compute: { stored: true, value: (c: Logic<Bill>) => c.record.total + c.record.tax },
  },
  tax: {
    name: 'tax', type: 'integer', json: 'integer', required: true, readOnly: true, turn: 4,
    compute: { stored: true, value: (c: Logic<Bill>) => Math.floor(c.record.total * 10 / 100 + 0.5) },
  },
  total: {
    name: 'total', type: 'integer', json: 'integer', required: true, readOnly: true, turn: 3,
    compute: { stored: true, value: (c: Logic<Bill>) => c.record.lines.reduce((total, row) => total + row.net, 0) },
  },
  rate: {
    name: 'rate', type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: { stored: true, value: (c: Logic<Bill>) => c.record.is_vip ? 20 : 0 },
  },
  is_heavy: {
    name: 'is_heavy', type: 'boolean', json: 'boolean', readOnly: true, turn: 2,
    compute: { stored: false, value: (c: Logic<Bill>) => c.record.weight > 100 },
  },
  weight: {
    name: 'weight', type: 'integer', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<Bill>) => c.record.lines.reduce((total, row) => total + row.weight, 0) + 5,
    },
  },
  lines: {
    name: 'lines', type: 'rows', json: 'array', required: true, rows: { entity: 'bill_line', foreignKey: 'bill_id' },
  },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const billRules: readonly RuleModel[] = [];

export const billDisplay = [{ field: 'code' }] as const;
