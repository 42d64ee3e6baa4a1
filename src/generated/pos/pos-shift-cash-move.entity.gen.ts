// Generated from schemas/pos/pos-shift-cash-move.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CashMoveKind, cashMoveKind } from './cash-move-kind.enum.gen.ts';

export type PosShiftCashMove = {
  id: number;
  version: number;
  shift_id: number;
  kind: CashMoveKind;
  amount: number;
  reason: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posShiftCashMoveFields = createFields({
  shift_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pos_shift', onDelete: 'restrict' },
  },
  kind: { type: 'enum', json: 'string', required: true, default: 'out', enum: cashMoveKind },
  amount: { type: 'money', json: 'integer', required: true, minimum: 1 },
  reason: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 200 },
  ...standardFields,
});

export const posShiftCashMoveRules: readonly RuleModel[] = [];

export const posShiftCashMoveDisplay = [{ field: 'reason' }] as const;
