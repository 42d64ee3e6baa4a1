import type { FieldType } from '#contract/field.ts';
import { compose, printPlain } from '#contract/text.ts';

/** Composed (NFC), free of invisible characters, on one line, trimmed; `""` becomes null. */
export function toLine(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const line = compose(value)
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? null : line;
}

/** A problem with the text itself is the JSON Schema's to name. */
export const text: FieldType<string> = {
  name: 'text',
  normalize: toLine,
  check: () => null,
  format: printPlain,
};
