import type { FieldType, ValueContext } from '#contract/field.ts';
import { numberFormat, toFormattable } from '#fields/decimal/numberText.ts';
import { integer } from '#fields/integer/integer.ts';

/** `x-unit` → unit of `Intl`; minutes when the schema names none. */
const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  month: 'month',
  year: 'year',
};

const HOUR = 60;

/** Hours and minutes of so many minutes: `7 giờ 23 phút`, `2.857 giờ 44 phút`, `8 giờ`. */
function inHours(total: number, language: ValueContext['language']): string {
  const minutes = Math.abs(Math.round(total));
  const parts = [
    { unit: 'hour', count: Math.floor(minutes / HOUR) },
    { unit: 'minute', count: minutes % HOUR },
  ].filter(({ count }) => count > 0);
  const said = parts.map(({ unit, count }) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  );
  return (total < 0 ? '−' : '') + said.join(language === 'zh' ? '' : ' ');
}

/** A span of time in whole units, said in the user's words: `30 phút`, and an hour or more in hours and minutes. */
export const duration: FieldType<number> = {
  ...integer,
  name: 'duration',
  inputPx: undefined,
  columnPx: 112,
  format(value, field, context) {
    const number = toFormattable(value);
    if (number === null) return '';
    const unit = UNITS[field.unit ?? 'min'];
    if (unit === 'minute' && Math.abs(Number(number)) >= HOUR)
      return inHours(Number(number), context.language);
    if (!unit) return integer.format(value, field, context);
    return numberFormat(context.language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  },
};
