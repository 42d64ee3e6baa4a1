import type { Problem } from '#contract/errors.ts';
import type { Range } from '#contract/wire.ts';
import { addDays, daysBetween } from '#fields/date_time/zone.ts';
import { formatDate, isCalendarDate, toIsoDate } from './date.ts';

/** Spec 9: choices of "last N days". */
export const PRESETS: readonly number[] = [1, 7, 10, 30, 90, 180, 360];

export type DateRange = Range<string>;

/** "Last N days" ends today and includes it. */
export function lastDays(count: number, today: string): DateRange {
  return { from: addDays(today, 1 - count), to: today };
}

/** N, when the range is exactly the last N days. */
export function daysBackOf({ from, to }: DateRange, today: string): number | undefined {
  return from && to === today ? daysBetween(from, to) : undefined;
}

/** Between the last figure of one day and the first of the other. */
const GAP = /\d(?:\s*(?:–|—|-|~|\.\.|đến|to|至)\s*|\s+)\d/;

/** Reads `1/11/2026 – 21/11/2026`, one day, `7` for the last 7 days; null when it is none of these. */
export function parseDateRange(typed: string, today: string): DateRange | null {
  const text = typed.trim();
  if (/^\d{1,3}$/.test(text) && Number(text) > 0) return lastDays(Number(text), today);
  const single = toIsoDate(text);
  if (single) return { from: single, to: single };
  const gap = GAP.exec(text);
  if (!gap) return null;
  const [first, second] = [text.slice(0, gap.index + 1), text.slice(gap.index + gap[0].length - 1)];
  const [from, to] = [toIsoDate(withYear(first, second)), toIsoDate(second)];
  return from && to ? { from, to } : null;
}

/** `1/11 – 21/11/2026`: the first day takes the year of the second. */
function withYear(first: string, second: string): string {
  const year = /[/\-.](\d{2}|\d{4})$/.exec(second)?.[1];
  return year && /^\d{1,2}[/\-.]\d{1,2}$/.test(first) ? `${first}/${year}` : first;
}

/** `01/11/2026 – 21/11/2026`, or one day. */
export function formatDateRange({ from, to }: DateRange): string {
  if (from && from === to) return formatDate(from);
  return `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}`;
}

/** First and last day that both databases and JavaScript know without surprises. */
export const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Whether lists can be filtered by a day. */
export function isFilterDay(value: unknown): value is string {
  return isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY;
}

/** What is wrong with a range: no day of a calendar, reversed, or longer than the cap. */
export function checkDateRange(
  { from, to }: DateRange,
  maxDays: number,
): Pick<Problem, 'code' | 'params'> | null {
  if ([from, to].some((day) => day !== undefined && !isFilterDay(day))) return { code: 'wrong_date' };
  if (!from || !to) return null;
  if (from > to) return { code: 'wrong_range', params: { from: formatDate(from), to: formatDate(to) } };
  const days = daysBetween(from, to);
  return days > maxDays ? { code: 'range_too_long', params: { days, limit: maxDays } } : null;
}
