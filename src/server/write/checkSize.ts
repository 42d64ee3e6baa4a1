import type { Problem } from '#contract/errors.ts';
import type { FieldValues } from '#contract/field.ts';

/** Characters of a text, and members of a list, whose field names no limit. */
const MAX_TEXT = 100_000;
const MAX_ITEMS = 1_000;

/** A value may come so much longer than its limit: blanks, accents apart from their letters and repeated members go when it is brought into form. */
const SLACK = 4;

/**
 * What is wrong with the size of a value alone. It is asked before anything reads the value: what is far too long is told
 * by its length, not by what its characters are.
 */
export function checkSize(value: unknown, field: FieldValues): Pick<Problem, 'code' | 'params'> | null {
  const { maxLength, maxItems } = field;
  if (typeof value === 'string' && value.length > (maxLength === undefined ? MAX_TEXT : maxLength * SLACK))
    return { code: 'too_long', params: { limit: maxLength ?? MAX_TEXT } };
  if (Array.isArray(value) && value.length > (maxItems ?? MAX_ITEMS) * SLACK)
    return { code: 'too_many_rows', params: { limit: maxItems ?? MAX_ITEMS } };
  return null;
}
