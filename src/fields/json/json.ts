import type { FieldType } from '#contract/field.ts';

/** Values whose form is the kit's or the schema's alone: child rows, free JSON. */
export const json: FieldType = {
  name: 'json',
  normalize: (value) => value,
  check: () => null,
  format: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
};
