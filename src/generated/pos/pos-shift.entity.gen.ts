// Generated from schemas/pos/pos-shift.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { PosShiftCashMove } from './pos-shift-cash-move.entity.gen.ts';
import { type PosShiftStatus, posShiftStatus } from './pos-shift-status.enum.gen.ts';

export type PosShift = {
  id: number;
  version: number;
  code: string;
  pos_id: number;
  /** Who opened it. */
  account_id: number | null;
  status: PosShiftStatus;
  opened_at: string;
  closed_at: string | null;
  /** In the drawer when it was opened. */
  opening_cash: number;
  /** In the drawer when it was closed. */
  counted_cash: number | null;
  /** What was counted less what the bills and moves come to. */
  difference: number | null;
  difference_reason: string | null;
  /** Put in less taken out. */
  cash_moved: number;
  note: string | null;
  cash_moves: PosShiftCashMove[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posShiftFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'CA', per: 'day', digits: 5 },
  },
  pos_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'pos', onDelete: 'restrict', where: { active: true } },
  },
  account_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: posShiftStatus },
  opened_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  closed_at: { type: 'date_time', json: 'string', readOnly: true },
  opening_cash: { type: 'money', json: 'integer', required: true, minimum: 0 },
  counted_cash: {
    type: 'money', json: 'integer', readOnly: true, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.counted_cash != null,
  },
  difference: { type: 'money', json: 'integer', readOnly: true },
  difference_reason: { type: 'text', json: 'string', readOnly: true, maxLength: 200 },
  cash_moved: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosShift>) =>
        (c.record.cash_moves ?? []).reduce((total, row) => total + ((row.kind === 'in' ? row.amount != null : row.amount != null) ? (row.kind === 'in' ? row.amount : 0 - row.amount) : 0), 0),
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  cash_moves: {
    type: 'rows', json: 'array', rows: { entity: 'pos_shift_cash_move', foreignKey: 'shift_id', max: 200 },
  },
  ...standardFields,
});

export const posShiftRules: readonly RuleModel[] = [];

export const posShiftDisplay = [{ field: 'code' }] as const;
