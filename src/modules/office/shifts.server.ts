import type { RecordChange } from '#contract/module.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { ShiftAssignment } from '#generated/office/shift-assignment.entity.gen.ts';
import type { WorkShift } from '#generated/office/work-shift.entity.gen.ts';
import { isCutoffOutside, windowsMeet } from './workTime.ts';

/** A shift that ends before it starts ends on the next day; its cutoff cuts no shift in two, and who may still leave it cannot come to the next one yet. */
export function completeShifts(_: OfficeContext, changes: readonly RecordChange<WorkShift>[]): void {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    record.crosses_midnight = record.end_at < record.start_at;
    if (!isCutoffOutside(record)) change.refuse('rule.work_shift.cutoff_inside', 'cutoff');
    if (windowsMeet(record)) change.refuse('rule.work_shift.windows_meet', 'checkout_after');
  }
}

/** Nobody is put into a shift that is not worked any more. */
export async function checkAssignments(
  { records }: OfficeContext,
  changes: readonly RecordChange<ShiftAssignment>[],
): Promise<void> {
  if (changes.every(({ record }) => record === null)) return;
  const inUse = await records('work_shift').find({ active: true });
  for (const change of changes) {
    const { old, record } = change;
    if (!record) continue;
    if (record.shift_id !== old?.shift_id && !inUse.some((shift) => shift.id === record.shift_id))
      change.refuse('rule.shift_assignment.shift_stopped', 'shift_id');
  }
}
