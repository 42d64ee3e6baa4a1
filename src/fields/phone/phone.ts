import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Spec 5: prefixes of a country, longest first. */
const PREFIXES: Readonly<Record<number, readonly string[]>> = {
  1: ['+840', '840', '+84', '84'],
  2: ['+630', '630', '+63', '63'],
};

/** Readings: spaces out, the longest prefix of the country off the start, then a leading 0. */
export function toPhone(value: string, country: number): string | null {
  const digits = value.normalize('NFKC').replace(/\s/g, '');
  if (digits === '') return null;
  const prefix = PREFIXES[country]?.find((start) => digits.startsWith(start)) ?? '';
  const local = digits.slice(prefix.length);
  return /^[1-9]\d*$/.test(local) ? `0${local}` : local || digits;
}

/** Country 1 has ten digits, the others eleven; both begin with 0[2-9] (spec 5). */
const VIETNAM = /^0[2-9]\d{8}$/;
const OTHERS = /^0[2-9]\d{9}$/;

export const phone: FieldType<string> = {
  ...text,
  name: 'phone',
  normalize: (value, _field, { country }) => (typeof value === 'string' ? toPhone(value, country) : value),
  check(value, _field, { country }) {
    const isRight = typeof value === 'string' && (country === 1 ? VIETNAM : OTHERS).test(value);
    return isRight ? null : { code: 'wrong_phone', params: { value } };
  },
};
