// Generated from schemas/pos/pos-shift-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PosShiftStatus, posShiftStatus } from './pos-shift-status.enum.gen.ts';

export type PosShiftTotal = {
  id: number;
  shift_id: number;
  opened_at: string;
  closed_at: string | null;
  status: PosShiftStatus | null;
  bills: number;
  opening_cash: number;
  cash_moved: number;
  difference: number | null;
  net_sales: number;
  net_cash: number;
  cash_returns: number;
  transfer_sales: number;
  cash_sales: number | null;
  expected_cash: number | null;
  counted_cash: number | null;
};

export const posShiftTotalFields = createFields({
  shift_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pos_shift', onDelete: 'restrict' },
  },
  opened_at: { type: 'date_time', json: 'string', required: true },
  closed_at: { type: 'date_time', json: 'string' },
  status: { type: 'enum', json: 'string', enum: posShiftStatus },
  bills: { type: 'integer', json: 'integer', required: true },
  opening_cash: { type: 'money', json: 'integer', required: true },
  cash_moved: { type: 'money', json: 'integer', required: true },
  difference: { type: 'money', json: 'integer' },
  net_sales: { type: 'money', json: 'integer', required: true },
  net_cash: { type: 'money', json: 'integer', required: true },
  cash_returns: { type: 'money', json: 'integer', required: true },
  transfer_sales: { type: 'money', json: 'integer', required: true },
  cash_sales: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<PosShiftTotal>) =>
        c.record.net_cash != null && c.record.cash_returns != null ? c.record.net_cash + c.record.cash_returns : null,
    },
  },
  expected_cash: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<PosShiftTotal>) =>
        c.record.opening_cash != null && c.record.net_cash != null && c.record.cash_moved != null ? c.record.opening_cash + c.record.net_cash + c.record.cash_moved : null,
    },
  },
  counted_cash: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<PosShiftTotal>) =>
        c.record.difference == null ? null : (c.record.opening_cash != null && c.record.net_cash != null && c.record.cash_moved != null ? c.record.opening_cash + c.record.net_cash + c.record.cash_moved + c.record.difference : null),
    },
  },
});

export const posShiftTotalRules: readonly RuleModel[] = [];

export const posShiftTotalDisplay = [{ field: 'shift_id' }] as const;
