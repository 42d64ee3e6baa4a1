import type { FieldType, FieldValues, ValueContext } from '#contract/field.ts';
import { compose } from '#contract/text.ts';
import { text, toLine } from '#fields/text/text.ts';

/** Spec 5: prefixes of a country, longest first. */
const PREFIXES: Readonly<Record<number, readonly string[]>> = {
  1: ['+840', '840', '+84', '84'],
  2: ['+630', '630', '+63', '63'],
};

/** Characters that a phone may be typed with; what is longer is none, and not looked at. */
const MAX_TYPED = 100;

const toDigits = (value: string): string =>
  value.length > MAX_TYPED ? value : compose(value, 'NFKC').replace(/\s/g, '');

/** Readings: spaces out, the longest prefix of the country off the start, then a leading 0. */
export function toPhone(value: string, country: number): string | null {
  const digits = toDigits(value);
  if (digits === '') return null;
  const prefix = PREFIXES[country]?.find((start) => digits.startsWith(start)) ?? '';
  const local = digits.slice(prefix.length);
  return /^[1-9]\d*$/.test(local) ? `0${local}` : local || digits;
}

/** A phone with its country's code and without a plus: `0912345678` is `84912345678`. Null where the code is not known (domain C). */
export function toInternational(value: string, country: number): string | null {
  const code = PREFIXES[country]?.at(-1);
  return code !== undefined && isPhone(value, country) ? `${code}${value.slice(1)}` : null;
}

/** Country 1 has ten digits, the others eleven; both begin with 0[2-9] (spec 5). */
const VIETNAM = /^0[2-9]\d{8}$/;
const OTHERS = /^0[2-9]\d{9}$/;

/** An office's (domain C): eleven digits, where those of people have ten. */
const VIETNAM_OFFICE = /^02\d{9}$/;

/** Countries whose numbers are read differently from each other's: Vietnam, the Philippines, any other. */
export const PHONE_COUNTRIES: readonly number[] = [1, 2, 3];

/** Whether it is a number of a country, as `toPhone` gives it. */
export const isPhone = (value: string, country: number): boolean =>
  (country === 1 ? VIETNAM : OTHERS).test(value);

/** Whether a field takes it, as `toPhone` gives it. */
const isTaken = (value: string, { landline }: FieldValues, country: number): boolean =>
  isPhone(value, country) || (landline === true && country === 1 && VIETNAM_OFFICE.test(value));

/** What is no phone in any reading stays as it was typed, so that the message names it: "12", not "012". */
function normalize(value: unknown, field: FieldValues, { country }: ValueContext): unknown {
  if (typeof value !== 'string') return value;
  const typed = toLine(value);
  const phone = toPhone(value, country);
  if (phone === null || isTaken(phone, field, country)) return phone;
  // 84 is a country's prefix and the beginning of a network too: 841234567 is 0841234567 without its zero.
  const whole = toPhone(`0${toDigits(value)}`, country);
  return whole !== null && isTaken(whole, field, country) ? whole : typed;
}

export const phone: FieldType<string> = {
  ...text,
  name: 'phone',
  guide: 'phone',
  normalize,
  check: (value, field, { country }) =>
    typeof value === 'string' && isTaken(value, field, country)
      ? null
      : { code: 'wrong_phone', params: { value } },
};
