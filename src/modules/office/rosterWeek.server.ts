import type { Sent } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type {
  RosterWeekActionInput,
  RosterWeekActionResult,
} from '#generated/office/roster-week.action.gen.ts';
import type { SetPlaceActionInput, SetPlaceActionResult } from '#generated/office/set-place.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { MAX_ACCURACY_M } from './places.ts';
import { weekdayOf } from './workTime.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Value of `account.status` that may work. */
const ACTIVE = 1;
/** People of one answer. */
const MAX_PEOPLE = 500;

/** Who works which shift on each of seven days. */
export async function readRosterWeek(
  { db, records, today }: OfficeContext,
  { from, department }: Sent<RosterWeekActionInput>,
): Promise<RosterWeekActionResult> {
  const days = DAYS.map((count) => addDays(from, count));
  const last = addDays(from, DAYS.length - 1);
  let asked = db
    .selectFrom('account')
    .select(['id', 'display_name as name', 'department'])
    .where('status', '=', ACTIVE)
    .where('deleted_at', 'is', null);
  if (department) asked = asked.where('department', '=', department);
  const people = await asked.orderBy('department').orderBy('display_name').limit(MAX_PEOPLE).execute();
  const assignments = await db
    .selectFrom('shift_assignment')
    .select(['account_id', 'shift_id', 'starts_on', 'ends_on'])
    .where('account_id', '=', anyOf(people.map(({ id }) => id)))
    .where('starts_on', '<=', last)
    .where(({ eb, or }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', from)]))
    .where('deleted_at', 'is', null)
    .execute();
  const shifts = new Map((await records('work_shift').find({})).map((shift) => [shift.id, shift]));
  const shiftOn = (account: number, day: string): number | null => {
    const one = assignments.find(
      ({ account_id, starts_on, ends_on }) =>
        account_id === account && starts_on <= day && (ends_on === null || ends_on >= day),
    );
    const shift = shifts.get(one?.shift_id ?? 0);
    return shift?.weekdays.some((weekday) => weekday === weekdayOf(day)) ? shift.id : null;
  };
  return {
    today,
    days,
    shifts: [...shifts.values()].map(({ id, code, name, active }) => ({ id, code, name, active })),
    people: people.map((person) => ({ ...person, shifts: days.map((day) => shiftOn(person.id, day)) })),
  };
}

/** A place of work lies where the manager's phone is now, if the phone knows that well enough. */
export async function setPlace(
  { records, refuse }: OfficeContext,
  { site_id, geo_point, accuracy_m }: Sent<SetPlaceActionInput>,
): Promise<SetPlaceActionResult> {
  if (accuracy_m > MAX_ACCURACY_M) refuse('rule.work_site.inaccurate', 'accuracy_m', { value: accuracy_m });
  await records('work_site').update([{ id: site_id, geo_point }]);
  return {};
}
