import type { FieldType } from '#contract/field.ts';
import { printPlain } from '#contract/text.ts';
import { formatDate, isCalendarDate, toIsoDate } from '#fields/date/date.ts';
import { toIsoTime } from '#fields/time/time.ts';
import { fromWallClock, toWallClock } from './zone.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const TIME_FIRST = /^(\d{1,2}:\d{2})\s+(\S.*)$/;
const TIME_LAST = /[\sT](\d{1,2}:\d{2})(?::\d{2})?$/;

function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' && isCalendarDate(ISO.exec(value)?.[1]) && !Number.isNaN(Date.parse(value))
  );
}

/** Reads `14:05 21/11/2026` or `21/11/2026 14:05` in the zone; null when it is neither. */
function toInstant(typed: string, timeZone: string): string | null {
  const [, time, date] = TIME_FIRST.exec(typed) ?? swap(TIME_LAST.exec(typed)) ?? [];
  const wall = { date: toIsoDate(date ?? '') ?? '', time: toIsoTime(time ?? '') ?? '' };
  return wall.date && wall.time ? fromWallClock(wall, timeZone).toISOString() : null;
}

function swap(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[1], match.input.slice(0, match.index)] : undefined;
}

/** `HH:mm DD/MM/YYYY` in a zone (spec 9); anything but an instant as it came. */
export function formatInstant(value: string | null, timeZone: string): string {
  if (!isInstant(value)) return printPlain(value);
  const { date, time } = toWallClock(new Date(value), timeZone);
  return `${time} ${formatDate(date)}`;
}

/** An instant, ISO 8601 in UTC; typed and shown in the customer's zone. */
export const dateTime: FieldType<string> = {
  name: 'date_time',
  time: 'moment',
  guide: 'date_time',
  inputPx: 190,
  normalize(value, _field, { timeZone }) {
    if (typeof value !== 'string') return value;
    const typed = value.trim();
    if (typed === '') return null;
    return isInstant(typed) ? new Date(typed).toISOString() : (toInstant(typed, timeZone) ?? value);
  },
  check: (value) => (isInstant(value) ? null : { code: 'wrong_date', params: { value } }),
  format: (value, _field, { timeZone }) => formatInstant(value, timeZone),
};
