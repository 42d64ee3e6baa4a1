import type { FieldType } from '#contract/field.ts';
import { text, toLine } from '#fields/text/text.ts';

/** What a scanner or a web page leaves at the ends of a code goes. */
export const toCode = (value: unknown): unknown =>
  toLine(typeof value === 'string' ? value.replace(/[\u200C-\u200F]/g, '') : value);

/** A code whose pattern names capitals alone, or small letters, has these however it was typed. */
function inCase(code: unknown, pattern = ''): unknown {
  if (typeof code !== 'string') return code;
  const [hasCapitals, hasSmall] = [pattern.includes('A-Z'), pattern.includes('a-z')];
  if (hasCapitals === hasSmall) return code;
  return hasCapitals ? code.toUpperCase() : code.toLowerCase();
}

/** A code as it is printed and scanned. */
export const code: FieldType<string> = {
  ...text,
  name: 'code',
  normalize: (value, { pattern }) => inCase(toCode(value), pattern),
};
