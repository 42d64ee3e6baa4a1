import { printPlain } from '#contract/text.ts';
import { COUNTRIES } from '#contract/session.ts';
import type { FieldType, FieldValues, ValueContext } from '#contract/field.ts';
import { dropEnd } from '#contract/text.ts';
import { withUnit } from '#fields/decimal/decimal.ts';
import { numberFormat, toPlainNumber } from '#fields/decimal/numberText.ts';

/** Spec 5: at most 11 digits, counted without separators; those of the minor unit come on top. */
const MAX_WHOLE = 99_999_999_999;

/** The largest amount in minor units of a currency. */
export function maxMoney(currency: string): number {
  const precision = moneyPrecision(currency);
  return MAX_WHOLE * 10 ** precision + (10 ** precision - 1);
}

/** Whether a text has the form of an ISO 4217 code, without which no amount can be written. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

/** Key of the currency beside a money that says its own, in the same row: `lines.currency` beside `lines.price`. */
export function currencyKey(
  key: string,
  { name, currency = '' }: Pick<FieldValues, 'name' | 'currency'>,
): string {
  return `${key.slice(0, -name.length)}${currency}`;
}

/** Minor-unit digits of a currency: 0 for country 1's, else 2 (spec 5). */
export function moneyPrecision(currency: string): number {
  return currency === COUNTRIES[1]?.currency ? 0 : 2;
}

/** Typed amounts come in whole units, stored ones are integers in minor units. */
function normalize(value: unknown, _field: FieldValues, { language, currency }: ValueContext): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const precision = moneyPrecision(currency);
  const plain = toPlainNumber(value.replace(/đ|\p{Sc}|\b[A-Z]{3}\b/giu, ''), language, precision);
  return (plain === null ? null : toMinor(plain, precision)) ?? value;
}

/** `"12.5"` with 2 digits → 1250; null when it has digits beyond the minor unit. */
function toMinor(plain: string, precision: number): number | null {
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = dropEnd(fraction, '0');
  return digits.length > precision ? null : Number(`${whole}${digits.padEnd(precision, '0')}`);
}

/** Whole units of an amount in minor units, as exact decimal text: `-5` with 2 digits → `"-0.05"`. */
export function toMajor(minor: number | string, precision: number): Intl.StringNumericLiteral {
  const [, sign = '', digits = ''] = /^(-?)(\d+)/.exec(String(minor)) ?? [];
  const padded = digits.padStart(precision + 1, '0');
  const text = precision === 0 ? digits : `${padded.slice(0, -precision)}.${padded.slice(-precision)}`;
  return `${sign}${text}` as Intl.StringNumericLiteral;
}

/**
 * An amount as people read it, `1.250.000 ₫`; a sum beyond 2^53 comes as a decimal string and keeps its digits.
 * @param isBare leaves the currency out, for columns of one currency.
 */
export function formatMoney(value: unknown, { language, currency }: ValueContext, isBare = false): string {
  if (value === null || value === undefined) return '';
  if (!/^-?\d+$/.test(printPlain(value))) return printPlain(value);
  const digits = moneyPrecision(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Only sums beyond 2^53 need the slower way over decimal text.
  const major = typeof value === 'number' ? value / 10 ** digits : toMajor(value as string, digits);
  return withUnit(
    numberFormat(language, options).format(major),
    isBare ? undefined : currencySign(currency, language),
  );
}

/** `₫`: behind the figure in every language, as beside the inputs (look, "Words"). */
function currencySign(currency: string, language: ValueContext['language']): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = numberFormat(language, options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export const money: FieldType<number> = {
  name: 'money',
  minorDigits: ({ currency }) => moneyPrecision(currency),
  guide: 'money',
  inputPx: 160,
  normalize,
  check(value, _field, { currency }) {
    const limit = maxMoney(currency);
    if (Math.abs(value as number) > limit) return { code: 'too_big', params: { value, limit } };
    return Number.isSafeInteger(value) ? null : { code: 'not_correct', params: { value } };
  },
  format: (value, _field, context) => formatMoney(value, context),
};
