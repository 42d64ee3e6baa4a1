import type { FieldType } from '#contract/field.ts';
import { decimal } from '#fields/decimal/decimal.ts';

/** Decimals that a number keeps exactly. */
export const MOST_DECIMALS = 10;

/** A whole number; weights (gram) too. */
export const integer: FieldType<number> = {
  name: 'integer',
  inputPx: 110,
  normalize: (value, field, context) => decimal.normalize(value, { ...field, scale: 0 }, context),
  check: (value) => (Number.isSafeInteger(value) ? null : { code: 'not_correct', params: { value } }),
  // One that is not whole is named as it is: rounded, it would look right.
  format: (value, field, context) =>
    decimal.format(value, { ...field, scale: Number.isInteger(value) ? 0 : MOST_DECIMALS }, context),
};
