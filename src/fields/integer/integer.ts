import type { FieldType } from '#contract/field.ts';
import { decimal } from '#fields/decimal/decimal.ts';

/** A whole number; weights (gram) too. */
export const integer: FieldType<number> = {
  name: 'integer',
  normalize: (value, field, context) => decimal.normalize(value, { ...field, scale: 0 }, context),
  check: (value) => (Number.isSafeInteger(value) ? null : { code: 'not_correct', params: { value } }),
  format: (value, field, context) => decimal.format(value, { ...field, scale: 0 }, context),
};
