// Generated from schemas/office/assign-shift.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AssignShiftActionInput = {
  shift_id: number;
  starts_on: string;
  ends_on: string | null;
};

export const assignShiftActionFields = createFields({
  shift_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'work_shift', onDelete: 'restrict', where: { active: true } },
  },
  starts_on: { type: 'date', json: 'string', required: true },
  ends_on: { type: 'date', json: 'string' },
});

export const assignShiftAction: RecordAction = {
  key: 'assign_shift',
  entity: 'shift_assignment',
  permissions: ['timekeeping_manager'],
  form: 'assign-shift',
  success: 'messages.shift_assigned',
  bulk: true,
};
