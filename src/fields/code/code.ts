import type { FieldType } from '#contract/field.ts';
import { text, toLine } from '#fields/text/text.ts';

/** What a scanner or a web page leaves at the ends of a code goes. */
export const toCode = (value: unknown): unknown =>
  toLine(typeof value === 'string' ? value.replace(/[\u200C-\u200F]/g, '') : value);

/** A code whose pattern knows capitals alone, or small letters, has these however it was typed. */
function inCase(code: unknown, pattern: string | undefined): unknown {
  if (typeof code !== 'string' || pattern === undefined) return code;
  const right = new RegExp(pattern, 'u');
  return [code, code.toUpperCase(), code.toLowerCase()].find((one) => right.test(one)) ?? code;
}

/** A code as it is printed and scanned. */
export const code: FieldType<string> = {
  ...text,
  name: 'code',
  normalize: (value, { pattern }) => inCase(toCode(value), pattern),
};
