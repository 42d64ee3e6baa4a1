// Generated from schemas/office/shift-day.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShiftDay = {
  id: string;
  working_date: string;
  shift_id: number | null;
  planned: number;
  came: number;
  late: number;
  early: number;
  /** On leave, on a trip, or off. */
  away: number;
  absent: number;
  /** Expected, and nothing clocked yet. */
  not_yet: number;
  /** Clocked in, and never out until the cutoff. */
  no_out: number;
  worked_minutes: number;
  /** Planned, neither there nor excused. */
  missing: number;
};

export const shiftDayFields = createFields({
  working_date: { type: 'date', json: 'string', required: true },
  shift_id: { type: 'reference', json: 'integer', reference: { entity: 'work_shift', onDelete: 'restrict' } },
  planned: { type: 'integer', json: 'integer', required: true },
  came: { type: 'integer', json: 'integer', required: true },
  late: { type: 'integer', json: 'integer', required: true },
  early: { type: 'integer', json: 'integer', required: true },
  away: { type: 'integer', json: 'integer', required: true },
  absent: { type: 'integer', json: 'integer', required: true },
  not_yet: { type: 'integer', json: 'integer', required: true },
  no_out: { type: 'integer', json: 'integer', required: true },
  worked_minutes: { type: 'duration', json: 'integer', required: true },
  missing: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ShiftDay>) =>
        c.record.absent != null && c.record.not_yet != null ? c.record.absent + c.record.not_yet : null,
    },
  },
});

export const shiftDayRules: readonly RuleModel[] = [];

export const shiftDayDisplay = [{ field: 'shift_id' }] as const;
