import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const TYPED = /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4}|\d{2})$/;
const TYPED_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** Reads `21/11/2026`, `1-1-26`, `21112026` (day first) or `2026-11-21`; null when it is no day. */
export function toIsoDate(typed: string): string | null {
  const trimmed = typed.trim();
  if (isCalendarDate(trimmed)) return trimmed;
  const [, day, month, year] = TYPED.exec(trimmed) ?? TYPED_DIGITS.exec(trimmed) ?? [];
  if (!day || !month || !year) return null;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** `2026-11-21` → `21/11/2026` (spec 9); anything else as it came. */
export function formatDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
}

export const date: FieldType<string> = {
  name: 'date',
  time: 'day',
  guide: 'date',
  inputPx: 150,
  normalize(value) {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? null : (toIsoDate(value) ?? value);
  },
  check: (value) => (isCalendarDate(value) ? null : { code: 'wrong_date', params: { value } }),
  format: (value, field, context) => formatDate(text.format(value, field, context)),
};
