import { addDays, fromWallClock } from '#fields/date_time/zone.ts';

/* What a day of work comes to. Nothing here knows a database or the time of now: all of it is told. */

const MINUTE_MS = 60_000;

export type LatenessType = 'late' | 'early_leave' | 'mid_shift_leave';

/** What a day is counted of: instants as ISO texts, spans in minutes. */
export interface DayFacts {
  planned_in: string | null;
  planned_out: string | null;
  break_minutes: number;
  grace_minutes: number;
  first_in: string | null;
  last_out: string | null;
  mid_minutes: number;
}

export interface DayCount {
  worked_minutes: number;
  late_minutes: number;
  early_minutes: number;
  lateness_types: LatenessType[];
}

/** Minutes worked, late and early of a day. Whoever left within the shift loses that time; the break counts once somebody has stayed. */
export function countDay(day: DayFacts): DayCount {
  const late_minutes = beyondGrace(minutesBetween(day.planned_in, day.first_in), day.grace_minutes);
  const early_minutes = beyondGrace(minutesBetween(day.last_out, day.planned_out), day.grace_minutes);
  const there = minutesBetween(day.first_in, day.last_out);
  const worked_minutes = Math.max(0, there - breakWithin(there, day.break_minutes) - day.mid_minutes);
  const lateness_types: LatenessType[] = [];
  if (late_minutes > 0) lateness_types.push('late');
  if (early_minutes > 0) lateness_types.push('early_leave');
  if (day.mid_minutes > 0) lateness_types.push('mid_shift_leave');
  return { worked_minutes, late_minutes, early_minutes, lateness_types };
}

/** Whole minutes from one instant to another; 0 where one is missing. */
export function minutesBetween(from: string | null, to: string | null): number {
  if (from === null || to === null) return 0;
  return Math.floor(Date.parse(to) / MINUTE_MS) - Math.floor(Date.parse(from) / MINUTE_MS);
}

/** Within the grace nothing counts; beyond it every minute does. */
const beyondGrace = (minutes: number, grace: number): number => (minutes > grace ? minutes : 0);

/** Nobody has a break longer than the time that is left over four hours. */
const breakWithin = (there: number, rest: number): number => Math.max(0, Math.min(rest, there - 240));

export interface ShiftTimes {
  start_at: string;
  end_at: string;
  cutoff: string;
}

export interface DayPlan {
  planned_in: string;
  planned_out: string;
  closes_at: string;
}

/** When somebody of a shift comes and goes on a date, and till when what he clocks belongs to it: the cutoff of the next day. */
export function planDay({ start_at, end_at, cutoff }: ShiftTimes, date: string, timeZone: string): DayPlan {
  const next = addDays(date, 1);
  const at = (day: string, time: string): string =>
    fromWallClock({ date: day, time }, timeZone).toISOString();
  return {
    planned_in: at(date, start_at),
    planned_out: at(end_at < start_at ? next : date, end_at),
    closes_at: at(next, cutoff),
  };
}

/** The date that something clocked now belongs to: yesterday as long as yesterday's shift has not reached its cutoff. */
export function workDateOf(clock: { date: string; time: string }, cutoff: string | null): string {
  return cutoff !== null && clock.time < cutoff ? addDays(clock.date, -1) : clock.date;
}

/** Whether a cutoff lies outside its shift, so that nobody's shift is cut in two. */
export function isCutoffOutside({ start_at, end_at, cutoff }: ShiftTimes): boolean {
  return end_at < start_at ? end_at <= cutoff && cutoff <= start_at : cutoff <= start_at;
}

const DAY_MINUTES = 24 * 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether somebody could still leave a shift when he can come to the next one already. */
export function windowsMeet({
  start_at,
  end_at,
  checkin_before,
  checkout_after,
}: Pick<ShiftTimes, 'start_at' | 'end_at'> &
  Pick<ClockWindows, 'checkin_before' | 'checkout_after'>): boolean {
  const length = (toMinutes(end_at) - toMinutes(start_at) + DAY_MINUTES) % DAY_MINUTES;
  return length + checkout_after + checkin_before >= DAY_MINUTES;
}

export type DayState = 'expected' | 'working' | 'present' | 'incomplete' | 'absent' | 'leave' | 'day_off';

/** What a day is by what was clocked, until its cutoff and after; what was granted stays. */
export function stateOf(
  { state, first_in, last_out }: { state: DayState; first_in: string | null; last_out: string | null },
  isOver: boolean,
): DayState {
  if (first_in !== null && last_out !== null) return 'present';
  if (first_in !== null) return isOver ? 'incomplete' : 'working';
  if (last_out !== null) return 'incomplete';
  if (state === 'leave' || state === 'day_off') return state;
  return isOver ? 'absent' : 'expected';
}

/** The day of the week as shifts name it: Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Whether two periods of days, open at their end where it is null, share a day. */
export function overlaps(
  a: { starts_on: string; ends_on: string | null },
  b: { starts_on: string; ends_on: string | null },
): boolean {
  return (b.ends_on === null || a.starts_on <= b.ends_on) && (a.ends_on === null || b.starts_on <= a.ends_on);
}

export type ClockKind = 'in' | 'out' | 'out_mid' | 'back_mid';

/** What somebody can clock now; what he most likely wants comes first. */
export function kindsOf(
  day: { first_in: string | null; last_out: string | null; out_since: string | null } | null,
): ClockKind[] {
  if (!day || day.first_in === null) return ['in'];
  if (day.out_since !== null) return ['back_mid', 'out'];
  return day.last_out === null ? ['out', 'out_mid'] : ['out'];
}

export interface ClockWindows {
  checkin_before: number;
  checkin_after: number;
  checkout_before: number;
  checkout_after: number;
}

/** Whether a shift lets somebody clock in or out at a moment; what lies within the shift has no window. */
export function isInWindow(
  kind: ClockKind,
  at: string,
  plan: { planned_in: string | null; planned_out: string | null },
  windows: ClockWindows,
): boolean {
  if (kind === 'in') return isBetween(at, plan.planned_in, windows.checkin_before, windows.checkin_after);
  if (kind === 'out') return isBetween(at, plan.planned_out, windows.checkout_before, windows.checkout_after);
  return true;
}

function isBetween(at: string, planned: string | null, before: number, after: number): boolean {
  if (planned === null) return true;
  const minutes = minutesBetween(planned, at);
  return minutes >= -before && minutes <= after;
}

interface Period {
  starts_on: string;
  ends_on: string | null;
}

/** What is left of a period of days when another takes its place within it: the part before, the part after, or nothing. */
export function makeWay(
  old: Period,
  by: Period,
  move: (date: string, days: number) => string,
): { before?: Period; after?: Period; isGone: boolean } {
  if (!overlaps(old, by)) return { isGone: false };
  const hasAfter = by.ends_on !== null && (old.ends_on === null || old.ends_on > by.ends_on);
  const after = hasAfter ? { starts_on: move(by.ends_on ?? '', 1), ends_on: old.ends_on } : undefined;
  if (old.starts_on >= by.starts_on) return { isGone: true, ...(after && { after }) };
  return {
    isGone: false,
    before: { starts_on: old.starts_on, ends_on: move(by.starts_on, -1) },
    ...(after && { after }),
  };
}

/** The days from the first to the last, of which both count. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
