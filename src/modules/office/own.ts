import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import type { TimeCorrection } from '#generated/office/time-correction.entity.gen.ts';
import type { TimeEvent } from '#generated/office/time-event.entity.gen.ts';

/* What the clocking page is told, as server and page agree. */

export type OwnDayShown = Pick<
  WorkDay,
  'working_date' | 'planned_in' | 'planned_out' | 'first_in' | 'last_out' | 'out_since' | 'state'
> & { shift: string | null };

export type OwnEvent = Pick<TimeEvent, 'id' | 'kind' | 'clocked_at'> & { site: string | null };

/** A day of somebody's month, with the correction of it that he asked for last. */
export type MonthDay = Pick<
  WorkDay,
  | 'id'
  | 'working_date'
  | 'state'
  | 'lock'
  | 'first_in'
  | 'last_out'
  | 'worked_minutes'
  | 'late_minutes'
  | 'early_minutes'
  | 'mid_minutes'
  | 'overtime_minutes'
> & {
  shift: string | null;
  correction_id: number | null;
  correction_status: TimeCorrection['status'] | null;
};

/** What a month came to. */
export interface MonthTotals {
  days: number;
  worked_minutes: number;
  late_days: number;
  late_minutes: number;
  early_days: number;
  early_minutes: number;
  incomplete: number;
  absent: number;
  leave: number;
  overtime_minutes: number;
}

export function totalsOf(days: readonly MonthDay[]): MonthTotals {
  const count = (holds: (day: MonthDay) => boolean): number => days.filter(holds).length;
  const sum = (of: (day: MonthDay) => number): number => days.reduce((all, day) => all + of(day), 0);
  return {
    days: count(({ worked_minutes }) => worked_minutes > 0),
    worked_minutes: sum(({ worked_minutes }) => worked_minutes),
    late_days: count(({ late_minutes }) => late_minutes > 0),
    late_minutes: sum(({ late_minutes }) => late_minutes),
    early_days: count(({ early_minutes }) => early_minutes > 0),
    early_minutes: sum(({ early_minutes }) => early_minutes),
    incomplete: count(({ state }) => state === 'incomplete'),
    absent: count(({ state }) => state === 'absent'),
    leave: count(({ state }) => state === 'leave'),
    overtime_minutes: sum(({ overtime_minutes }) => overtime_minutes),
  };
}

export interface SiteShown {
  id: number;
  name: string;
  lat: number;
  lng: number;
  radius_m: number;
}
