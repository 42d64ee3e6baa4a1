import type { TimeCorrection } from '#generated/office/time-correction.entity.gen.ts';
import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import { minutesBetween } from './workTime.ts';

export type CorrectedDay = Partial<
  Pick<WorkDay, 'first_in' | 'last_out' | 'out_since' | 'overtime_minutes' | 'state'>
>;

/** A day as far as a correction looks at it; one that nobody has come on yet is only planned. */
export type DayBefore = Partial<Pick<WorkDay, 'first_in' | 'last_out' | 'planned_in' | 'planned_out'>>;

/**
 * What an approved correction makes of a day (B13): the time that was not clocked, the planned ones of a business trip, leave,
 * or the overtime it grants. Null where a trip names no times and no shift plans any.
 */
export function toCorrected(
  { kind, from_at, to_at }: Pick<TimeCorrection, 'kind' | 'from_at' | 'to_at'>,
  { first_in = null, last_out = null, planned_in = null, planned_out = null }: DayBefore,
): CorrectedDay | null {
  if (kind === 'leave') return { state: 'leave' };
  if (kind === 'overtime') return { overtime_minutes: minutesBetween(from_at, to_at) };
  if (kind === 'missed_in') return { first_in: from_at };
  if (kind === 'missed_out') return { last_out: to_at, out_since: null };
  if (kind === 'wrong_place')
    return { first_in: from_at ?? first_in, last_out: to_at ?? last_out, out_since: null };
  const trip = { first_in: from_at ?? planned_in, last_out: to_at ?? planned_out };
  return trip.first_in !== null && trip.last_out !== null ? { ...trip, out_since: null } : null;
}
