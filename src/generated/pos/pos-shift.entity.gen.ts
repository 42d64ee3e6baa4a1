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
  /** Notes of 500,000 in the drawer when it was closed; those below likewise. */
  notes_500k: number | null;
  notes_200k: number | null;
  notes_100k: number | null;
  notes_50k: number | null;
  notes_20k: number | null;
  notes_10k: number | null;
  notes_5k: number | null;
  notes_2k: number | null;
  notes_1k: number | null;
  /** Coins and notes below 1,000. */
  small_cash: number | null;
  /** In the drawer when it was closed. */
  counted_cash: number | null;
  /** What was counted less what the bills and moves come to. */
  difference: number | null;
  difference_reason: string | null;
  /** What whoever looked the shift over has found. */
  review_note: string | null;
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
  notes_500k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_500k != null,
  },
  notes_200k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_200k != null,
  },
  notes_100k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_100k != null,
  },
  notes_50k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_50k != null,
  },
  notes_20k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_20k != null,
  },
  notes_10k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_10k != null,
  },
  notes_5k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_5k != null,
  },
  notes_2k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_2k != null,
  },
  notes_1k: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.notes_1k != null,
  },
  small_cash: {
    type: 'money', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.small_cash != null,
  },
  counted_cash: {
    type: 'money', json: 'integer', readOnly: true, onHide: 'keep',
    visible: (c: Logic<PosShift>) => c.record.counted_cash != null,
  },
  difference: { type: 'money', json: 'integer', readOnly: true },
  difference_reason: { type: 'text', json: 'string', readOnly: true, maxLength: 200 },
  review_note: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
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
