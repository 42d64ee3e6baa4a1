// Generated from schemas/shop/bill.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type Bill = {
  id: number;
  version: number;
  start_on: string;
  days: number;
  end_on: string | null;
  reason: string | null;
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

export const billFields = createFields({
  start_on: { type: 'date', json: 'string', required: true },
  days: { type: 'integer', json: 'integer', required: true, minimum: 0 },
  end_on: {
    type: 'date', json: 'string', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Bill>) =>
        c.record.start_on != null && c.record.days != null ? new Date(Date.parse(c.record.start_on) + Math.max(-36500, Math.min(36500, c.record.days)) * 86400000).toISOString().slice(0, 10) : null,
    },
  },
  reason: {
    type: 'text', json: 'string', required: true, maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Bill>) => c.record.code != null && c.record.code.includes('X'),
    requiredIf: (c: Logic<Bill>) => c.record.is_vip === true,
  },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  is_vip: { type: 'boolean', json: 'boolean', required: true, default: false },
  gift: {
    type: 'text', json: 'string', maxLength: 50, onHide: 'clear', turn: 6,
    visible: (c: Logic<Bill>) => c.record.grand_total != null && c.record.grand_total > 1000,
  },
  grand_total: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 5,
    compute: {
      stored: true,
      value: (c: Logic<Bill>) => c.record.total != null && c.record.tax != null ? c.record.total + c.record.tax : null,
    },
  },
  tax: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 4,
    compute: {
      stored: true,
      value: (c: Logic<Bill>) => c.record.total != null ? Math.floor(c.record.total * 10 / 100 + 0.5) : null,
    },
  },
  total: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<Bill>) => (c.record.lines ?? []).reduce((total, row) => total + (row.net ?? 0), 0),
    },
  },
  rate: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: { stored: true, value: (c: Logic<Bill>) => c.record.is_vip === true ? 20 : 0 },
  },
  is_heavy: {
    type: 'boolean', json: 'boolean', readOnly: true, turn: 2,
    compute: { stored: false, value: (c: Logic<Bill>) => c.record.weight != null && c.record.weight > 100 },
  },
  weight: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<Bill>) => (c.record.lines ?? []).reduce((total, row) => total + (row.weight ?? 0), 0) + 5,
    },
  },
  lines: { type: 'rows', json: 'array', required: true, rows: { entity: 'bill_line', foreignKey: 'bill_id' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<Bill>) =>
      c.record.start_on == null || c.record.end_on == null || c.record.start_on <= c.record.end_on,
    level: 'error', on: ['create', 'update'], at: 'end_on', message: 'period_backwards',
  },
  {
    key: 'ends_late',
    check: (c: Logic<Bill>) =>
      c.record.start_on == null || c.record.days == null || new Date(Date.parse(c.record.start_on) + Math.max(-36500, Math.min(36500, c.record.days)) * 86400000).toISOString().slice(0, 10) <= '2026-12-31',
    level: 'error', on: ['create', 'update'], message: 'rule.bill.ends_late', at: 'days',
  },
  {
    key: 'long_code',
    check: (c: Logic<Bill>) => c.record.code == null || [...c.record.code].length < 10,
    level: 'warning', on: ['create', 'update'], message: 'rule.bill.long_code', at: 'code',
  },
];

export const billDisplay = [{ field: 'code' }] as const;
