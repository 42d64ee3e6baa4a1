import type { FieldType } from '#contract/field.ts';
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

/** A span of time in whole units, said in the user's words: `30 phút`. */
export const duration: FieldType<number> = {
  ...integer,
  name: 'duration',
  inputPx: undefined,
  format(value, field, context) {
    const number = toFormattable(value);
    if (number === null) return '';
    const unit = UNITS[field.unit ?? 'min'];
    if (!unit) return integer.format(value, field, context);
    return numberFormat(context.language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  },
};
