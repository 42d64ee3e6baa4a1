import { addDays, fromWallClock, toWallClock } from '#fields/date_time/zone.ts';

/** When somebody answers on a page: from one time of a weekday (1 Monday … 7 Sunday) to another, both `HH:mm` of the company's zone. */
export interface PageHour {
  weekday: number;
  opens_at: string;
  closes_at: string;
}

const MINUTE_MS = 60_000;

/** So many days are looked ahead: within a week every hour of a page comes round. */
const DAYS = 8;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Whether somebody answers there now; a page without hours is always open. */
export function isOpen(hours: readonly PageHour[], at: Date, timeZone: string): boolean {
  if (hours.length === 0) return true;
  const { date, time } = toWallClock(at, timeZone);
  const weekday = weekdayOf(date);
  return hours.some((one) => one.weekday === weekday && one.opens_at <= time && time < one.closes_at);
}

/** The moment by which so many minutes have passed while the page was open; hours that overlap count once. */
export function afterOpenMinutes(
  hours: readonly PageHour[],
  from: Date,
  { minutes, timeZone }: { minutes: number; timeZone: string },
): Date {
  if (hours.length === 0) return new Date(from.getTime() + minutes * MINUTE_MS);
  let left = minutes * MINUTE_MS;
  let at = from.getTime();
  for (const [opens, closes] of spansFrom(hours, from, timeZone)) {
    const begin = Math.max(at, opens);
    const open = Math.max(0, closes - begin);
    if (open >= left) return new Date(begin + left);
    left -= open;
    at = Math.max(at, closes);
  }
  // A page that opens so briefly each week is late in any case.
  return new Date(at);
}

/** Spans in which the page is open, from a day on, in their order. */
function spansFrom(hours: readonly PageHour[], from: Date, timeZone: string): [number, number][] {
  const { date: first } = toWallClock(from, timeZone);
  const days = Array.from({ length: DAYS }, (_, day) => addDays(first, day));
  return days
    .flatMap((date) =>
      hours
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .map(({ opens_at, closes_at }): [number, number] => [
          fromWallClock({ date, time: opens_at }, timeZone).getTime(),
          fromWallClock({ date, time: closes_at }, timeZone).getTime(),
        ]),
    )
    .toSorted(([a], [b]) => a - b);
}
