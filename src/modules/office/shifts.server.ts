import type { RecordChange } from '#contract/module.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { ShiftAssignment } from '#generated/office/shift-assignment.entity.gen.ts';
import type { WorkShift } from '#generated/office/work-shift.entity.gen.ts';
import { isCutoffOutside, overlaps } from './workTime.ts';

/** A shift that ends before it starts ends on the next day; its cutoff cuts no shift in two. */
export function completeShifts(_: OfficeContext, changes: readonly RecordChange<WorkShift>[]): void {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    record.crosses_midnight = record.end_at < record.start_at;
    if (!isCutoffOutside(record)) change.refuse('rule.work_shift.cutoff_inside', 'cutoff');
  }
}

/** Nobody works two shifts on one day. Who assigns the same person at the same time waits. */
export async function checkAssignments(
  { records, lockNames }: OfficeContext,
  changes: readonly RecordChange<ShiftAssignment>[],
): Promise<void> {
  const people = changes.flatMap(({ record }) => record?.account_id ?? []);
  if (people.length === 0) return;
  await lockNames(people.map((id) => `roster of account ${id}`));
  const known: Pick<ShiftAssignment, 'id' | 'account_id' | 'starts_on' | 'ends_on'>[] = await records(
    'shift_assignment',
  ).find({ account_id: people });
  const inUse = await records('work_shift').find({ active: true });
  for (const change of changes) {
    const { id, old, record } = change;
    if (!record) continue;
    if (record.shift_id !== old?.shift_id && !inUse.some((shift) => shift.id === record.shift_id))
      change.refuse('rule.shift_assignment.shift_stopped', 'shift_id');
    const others = known.filter((one) => one.account_id === record.account_id && one.id !== id);
    if (others.some((one) => overlaps(one, record)))
      change.refuse('rule.shift_assignment.overlap', 'starts_on');
    else known.push({ ...record, id: -1 - known.length });
  }
}
