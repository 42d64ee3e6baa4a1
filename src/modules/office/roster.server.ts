import type { RecordChange, Sent } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { AssignShiftActionInput } from '#generated/office/assign-shift.action.gen.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type {
  RosterPeopleActionInput,
  RosterPeopleActionResult,
} from '#generated/office/roster-people.action.gen.ts';
import type { ShiftAssignment } from '#generated/office/shift-assignment.entity.gen.ts';
import { makeWay } from './workTime.ts';

/** People of the selection work another shift from a day on, or for some days: what they had then gives way. */
export async function assignShift(
  context: OfficeContext,
  changes: readonly RecordChange<ShiftAssignment>[],
  given: Sent<AssignShiftActionInput>,
): Promise<void> {
  await giveShift(
    context,
    changes.flatMap(({ old }) => old?.account_id ?? []),
    given,
  );
}

/** The same of people who may stand in no shift yet. */
export async function rosterPeople(
  context: OfficeContext,
  { account_ids, ...given }: Sent<RosterPeopleActionInput>,
): Promise<RosterPeopleActionResult> {
  await giveShift(context, account_ids, given);
  return {};
}

async function giveShift(
  context: OfficeContext,
  accounts: readonly number[],
  { shift_id, starts_on, ends_on }: Sent<AssignShiftActionInput>,
): Promise<void> {
  const { lockNames, records, refuse, today } = context;
  if (starts_on <= today) refuse('rule.shift_assignment.from_tomorrow', 'starts_on');
  if (ends_on && ends_on < starts_on)
    refuse('period_backwards', 'ends_on', { label: 'shift_assignment.ends_on' });
  const [shift] = await records('work_shift').find({ id: shift_id, active: true });
  if (!shift) refuse('rule.shift_assignment.shift_stopped', 'shift_id');
  const people = [...new Set(accounts)];
  await lockNames(people.map((id) => `roster of account ${id}`));
  const roster = records('shift_assignment');
  const period = { starts_on, ends_on: ends_on ?? null };
  const ways = (await roster.lock({ account_id: people })).map((one) => ({
    one,
    ...makeWay(one, period, addDays),
  }));
  await roster.remove(ways.flatMap(({ one, isGone }) => (isGone ? [one.id] : [])));
  const cut = ways.flatMap(({ one, before }) => (before ? [{ id: one.id, ...before }] : []));
  if (cut.length > 0) await roster.update(cut);
  const later = ways.flatMap(({ one: { account_id, shift_id: of, note }, after }) =>
    after ? [{ account_id, shift_id: of, note, ...after }] : [],
  );
  await roster.create([...people.map((account_id) => ({ account_id, shift_id, ...period })), ...later]);
}
