import type { FieldType } from '#contract/field.ts';
import { text, toLine } from '#fields/text/text.ts';

/** What a scanner or a web page leaves at the ends of a code goes. */
export const toCode = (value: unknown): unknown =>
  toLine(typeof value === 'string' ? value.replace(/[\u200C-\u200F]/g, '') : value);

/** A code as it is printed and scanned. */
export const code: FieldType<string> = {
  ...text,
  name: 'code',
  normalize: toCode,
};
