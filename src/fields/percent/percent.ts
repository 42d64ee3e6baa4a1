import type { FieldType } from '#contract/field.ts';
import { decimal } from '#fields/decimal/decimal.ts';

/** `8` is 8 %; a typed `%` is dropped. */
export const percent: FieldType<number> = {
  ...decimal,
  name: 'percent',
  inputPx: 100,
  normalize(value, field, context) {
    return decimal.normalize(typeof value === 'string' ? value.replace('%', '') : value, field, context);
  },
  format: (value, field, context) => decimal.format(value, { ...field, unit: '%' }, context),
};
