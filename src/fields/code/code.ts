import type { FieldType } from '#contract/field.ts';
import { text, toLine } from '#fields/text/text.ts';

/** A code as it is printed and scanned; what a scanner or a web page leaves at its ends goes. */
export const code: FieldType<string> = {
  ...text,
  name: 'code',
  normalize: (value) => toLine(typeof value === 'string' ? value.replace(/[\u200C-\u200F]/g, '') : value),
};
