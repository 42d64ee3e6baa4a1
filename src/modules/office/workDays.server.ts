import type { RecordChange } from '#contract/module.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { ShiftAssignment } from '#generated/office/shift-assignment.entity.gen.ts';
import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import type { WorkShift } from '#generated/office/work-shift.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { countDay, planDay, stateOf, weekdayOf } from './workTime.ts';

/** Codes of `approval_status` (spec 4): waiting, under approval. */
const UNDECIDED = [1, 2] as const;

/** What a day comes to is worked out anew whenever something of it changes, by whatever way. */
export function countDays({ now }: OfficeContext, changes: readonly RecordChange<WorkDay>[]): void {
  for (const { record } of changes) {
    if (!record) continue;
    const isOver = record.closes_at !== null && Date.parse(record.closes_at) <= now.getTime();
    Object.assign(record, countDay(record), { state: stateOf(record, isOver) });
  }
}

/** A day is not locked while somebody still asks for it to be put right. */
export async function refuseUndecided(
  { db }: OfficeContext,
  changes: readonly RecordChange<WorkDay>[],
): Promise<void> {
  const locked = changes.filter(({ action }) => action === 'lock_day');
  const people = locked.flatMap(({ record }) => record?.account_id ?? []);
  if (people.length === 0) return;
  const open = await db
    .selectFrom('time_correction')
    .select(['account_id', 'working_date', 'ends_on'])
    .where('account_id', '=', anyOf(people))
    .where('status', 'in', UNDECIDED)
    .where('deleted_at', 'is', null)
    .execute();
  for (const change of locked) {
    const { account_id, working_date = '' } = change.record ?? {};
    const asked = open.some(
      (one) =>
        one.account_id === account_id &&
        one.working_date <= working_date &&
        working_date <= (one.ends_on ?? one.working_date),
    );
    if (asked) change.refuse('rule.work_day.undecided');
  }
}

/** Assignments that hold on a date, of some people or of all. */
export async function readAssignments(
  { db }: OfficeContext,
  date: string,
  accountId?: number,
): Promise<Pick<ShiftAssignment, 'account_id' | 'shift_id'>[]> {
  let query = db
    .selectFrom('shift_assignment')
    .select(['account_id', 'shift_id'])
    .where('deleted_at', 'is', null)
    .where('starts_on', '<=', date)
    .where((one) => one.or([one('ends_on', 'is', null), one('ends_on', '>=', date)]));
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/** A day of somebody as his shift plans it; later changes of the shift leave it as it is. */
export function draftDay(
  account_id: number,
  shift: WorkShift | undefined,
  { date, zone }: { date: string; zone: string },
) {
  const plan = shift && planDay(shift, date, zone);
  const { break_minutes = 0, grace_minutes = 0 } = shift ?? {};
  return {
    account_id,
    working_date: date,
    shift_id: shift?.id ?? null,
    break_minutes,
    grace_minutes,
    ...plan,
  };
}

/** Opens the day of everybody who works today. */
export async function openDays(context: OfficeContext): Promise<void> {
  const { records, today } = context;
  const assignments = await readAssignments(context, today);
  if (assignments.length === 0) return;
  const shifts = new Map((await records('work_shift').find({ active: true })).map((one) => [one.id, one]));
  const days = await records('work_day').find({ working_date: today });
  const there = new Set(days.map(({ account_id }) => account_id));
  const zone = context.company.timeZone;
  const drafts = assignments.flatMap(({ account_id, shift_id }) => {
    const shift = shifts.get(shift_id);
    const works = shift?.weekdays.some((day) => day === weekdayOf(today)) === true;
    return works && !there.has(account_id) ? [draftDay(account_id, shift, { date: today, zone })] : [];
  });
  if (drafts.length > 0) await records('work_day').create(drafts);
}

/** Days whose cutoff has passed: who did not come was absent, who did not go clocked only once. */
export async function closeDays({ records, now }: OfficeContext): Promise<void> {
  const open = await records('work_day').lock({ state: ['expected', 'working'] });
  const over = open.filter(({ closes_at }) => closes_at !== null && Date.parse(closes_at) <= now.getTime());
  if (over.length === 0) return;
  await records('work_day').update(over.map((day) => ({ id: day.id, state: stateOf(day, true) })));
}
