import type { FieldType } from '#contract/field.ts';

/** A password or a key: kept as typed, blanks too, and never shown. */
export const password: FieldType<string> = {
  name: 'password',
  normalize: (value) => (typeof value === 'string' ? value.normalize('NFC') || null : value),
  check: () => null,
  format: (value) => (value ? '••••••' : ''),
};
