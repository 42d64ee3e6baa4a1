import { printPlain } from '#contract/text.ts';
import type { FieldType } from '#contract/field.ts';
import { toLine } from '#fields/text/text.ts';

/** The items of a list, or of a typed text separated by commas, semicolons or line ends; each once. */
export function toList(value: unknown, toItem: (item: unknown) => unknown): unknown {
  const items = typeof value === 'string' ? value.split(/[,;\n]/) : value;
  if (!Array.isArray(items)) return value;
  const kept = items.map(toItem).filter((item) => item !== null && item !== undefined);
  return kept.length === 0 ? null : [...new Set(kept)];
}

/** Words of the user's own. */
export const tags: FieldType<readonly string[]> = {
  name: 'tags',
  said: 'words',
  normalize: (value) => toList(value, toLine),
  check(value) {
    const isRight = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return isRight ? null : { code: 'not_correct', params: { value } };
  },
  format: (value) => (Array.isArray(value) ? value.map(printPlain).join(', ') : ''),
};
