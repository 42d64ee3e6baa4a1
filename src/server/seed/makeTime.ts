import { typeOf } from '#fields/types.ts';
import type { SeedContext } from './SeedContext.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Hours that Vietnam, whose days the demo counts, is ahead of UTC. */
const AHEAD = 7;

/** People work from 8 to 21 o'clock. */
const FROM_HOUR = 8 - AHEAD;
const TO_HOUR = 21 - AHEAD;

/** The beginning of the day so many days before today, as if it were one of UTC. */
export const dayAgo = (now: Date, days: number): number =>
  (Math.floor((now.getTime() + AHEAD * HOUR_MS) / DAY_MS) - days) * DAY_MS;

/** So many days before today, more of them lately, never in the future; or so many negative ones ahead. */
export function makeAgo([min, max]: readonly [number, number], { random, now, field }: SeedContext): string {
  const days = min + Math.floor(random.next() ** 1.6 * (max - min + 1));
  const moment =
    dayAgo(now, Math.min(days, max)) +
    random.int(FROM_HOUR * 60, TO_HOUR * 60) * 60_000 +
    random.int(0, 59) * 1000;
  const latest = now.getTime() - random.int(1, 90) * 60_000;
  // A day is none before it, however early it is; a moment is never one that has not been.
  const isSet = days < 0 || isDay(field);
  return print(isSet ? moment : Math.min(moment, latest), field);
}

/** Another field's moment plus so many hours, at most now unless it is a plan; null when that field is empty. */
export function makeAfter(
  { field: name, hours, ahead }: { field: string; hours: readonly [number, number]; ahead?: true },
  context: SeedContext,
): string | null {
  const base = context.row[name];
  if (typeof base !== 'string') return null;
  const [min, max] = hours;
  const moment = Date.parse(base) + (min + context.random.next() * (max - min)) * HOUR_MS;
  return print(ahead ? moment : Math.min(moment, context.now.getTime()), context.field);
}

const isDay = (field: SeedContext['field']): boolean => field !== undefined && typeOf(field).time === 'day';

function print(moment: number, field: SeedContext['field']): string {
  const text = new Date(moment).toISOString();
  return isDay(field) ? text.slice(0, 10) : text;
}
