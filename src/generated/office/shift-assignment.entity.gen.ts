// Generated from schemas/office/shift-assignment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AssignmentPeriod, assignmentPeriod } from './assignment-period.enum.gen.ts';

export type ShiftAssignment = {
  id: number;
  version: number;
  account_id: number;
  shift_id: number;
  starts_on: string;
  /** The last day; none: until further notice. */
  ends_on: string | null;
  note: string | null;
  period: AssignmentPeriod | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const shiftAssignmentFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  shift_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'work_shift', onDelete: 'restrict', where: { active: true } },
  },
  starts_on: { type: 'date', json: 'string', required: true },
  ends_on: { type: 'date', json: 'string' },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  period: {
    type: 'enum', json: 'string', readOnly: true, enum: assignmentPeriod,
    compute: {
      stored: false,
      value: (c: Logic<ShiftAssignment>) =>
        c.record.starts_on != null && c.record.starts_on > c.today ? 'coming' : c.record.ends_on != null && c.record.ends_on < c.today ? 'ended' : 'running',
    },
  },
  ...standardFields,
});

export const shiftAssignmentRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<ShiftAssignment>) =>
      c.record.starts_on == null || c.record.ends_on == null || c.record.starts_on <= c.record.ends_on,
    level: 'error', on: ['create', 'update'], at: 'ends_on', message: 'period_backwards',
  },
];

export const shiftAssignmentDisplay = [{ field: 'account_id' }] as const;
