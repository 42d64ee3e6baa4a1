import { printPlain } from '#contract/text.ts';
import type { FieldType } from '#contract/field.ts';
import { isId, toId } from '#fields/reference/reference.ts';
import { toList } from '#fields/tags/tags.ts';

/** Ids of the records linked through a table of pairs. An empty list is a value: it removes all links. */
export const links: FieldType<readonly number[]> = {
  name: 'links',
  said: 'words',
  guide: 'references',
  normalize: (value) => (Array.isArray(value) ? (toList(value, toId) ?? []) : value),
  check: (value) =>
    Array.isArray(value) && value.every(isId) ? null : { code: 'not_correct', params: { value } },
  format: (value) => (Array.isArray(value) ? value.map((id) => `#${printPlain(id)}`).join(', ') : ''),
};
