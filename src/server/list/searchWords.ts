import type { Problem } from '#contract/errors.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { fold } from '#contract/text.ts';
import { escapeLike, foldedKey, toSqlText } from '#fields/text/text.server.ts';
import { quoteName, SEARCH_COLUMN, searchFunctionName } from '#server/db/migrations/names.ts';
import { toSource, type Place, type Query } from './Query.ts';

/** Words that one search takes; more do not find more. */
const MAX_WORDS = 5;

const MAX_TEXT = 200;

/** The folded words of a search, each of which must be found; what is no text is named in `problems`. */
export function parseWords(q: unknown, problems: Problem[], path = 'q'): string[] {
  if (q === undefined) return [];
  const text = toSqlText(q);
  if (text === undefined) problems.push({ path, code: 'wrong_type', params: { label: path } });
  else if (text.length > MAX_TEXT)
    problems.push({ path, code: 'too_long', params: { label: path, limit: MAX_TEXT } });
  // Not folded before its length is known: that takes as long as the text.
  if (text === undefined || text.length > MAX_TEXT) return [];
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.slice(0, MAX_WORDS);
}

/** Searches all fields at once where the caller may search them all; else each one that he may. */
export function printSearch(word: string, place: Place, query: Query): string {
  const { entity } = place;
  const allowed = [...query.access.searchedFields(entity).values()].filter(
    (field) => !query.access.isMasked(field),
  );
  if (allowed.length === 0) return 'FALSE';
  const pattern = query.bind(`%${escapeLike(word)}%`, 'text');
  if (entity.search.length > 0 && allowed.length === entity.search.length)
    return printSearchAll(entity, pattern);
  const each = allowed.map((field) => `${foldedText(field, place, query)} LIKE ${pattern}`);
  return `(${each.join(' OR ')})`;
}

function printSearchAll(entity: EntityModel, pattern: string): string {
  if (entity.owner === 'global') return `t.${quoteName(SEARCH_COLUMN)} LIKE ${pattern}`;
  return `t."id" IN (SELECT ${quoteName(searchFunctionName(entity.table, SEARCH_COLUMN))}(${pattern}))`;
}

function foldedText(field: FieldModel, place: Place, query: Query): string {
  const source = toSource(place, field, query);
  return foldedKey(source.key ? source : { ...source, value: `${source.value}::text` });
}
