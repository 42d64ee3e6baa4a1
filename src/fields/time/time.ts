import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Reads `8:05`, `0805`, `14h30` or `14:30:00`; null when it is no time of day. */
export function toIsoTime(typed: string): string | null {
  const [, hour, minute] = /^(\d{1,2})(?:[:h.]|(?=\d{2}$))(\d{2})(?::\d{2})?$/.exec(typed.trim()) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A time of day, `HH:mm`. */
export const time: FieldType<string> = {
  ...text,
  name: 'time',
  inputPx: 100,
  normalize(value) {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? null : (toIsoTime(value) ?? value);
  },
  check(value) {
    const isRight = typeof value === 'string' && toIsoTime(value) === value;
    return isRight ? null : { code: 'not_correct', params: { value } };
  },
};
