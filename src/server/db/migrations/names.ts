import { createHash } from 'node:crypto';

/** PostgreSQL cuts names off after 63 bytes, silently. */
const NAME_LIMIT = 63;

const hash = (text: string, digits: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);

/** A name of plain characters; one that is too long ends in a hash of the whole. */
export function toName(...parts: readonly string[]): string {
  const name = parts.join('__');
  return name.length <= NAME_LIMIT ? name : `${name.slice(0, NAME_LIMIT - 9)}_${hash(name, 8)}`;
}

/** The comment by which a thing in the database is known to be ours and up to date. */
export const toMark = (sql: string) => `khuon:${hash(sql, 16)}`;

/** Column of the folded text of a field. */
export const keyColumn = (field: string) => `${field}__key`;

/** Column of the key by which a field's text is ordered. */
export const sortColumn = (field: string) => `${field}__sort`;

/** Column of the folded text of all searched fields of an entity. */
export const SEARCH_COLUMN = 'search_key';

/**
 * Function that finds ids by a LIKE pattern over a folded column, within the customer of the session:
 * `t."id" in (select khuon_search__order__search_key($1))`.
 */
export const searchFunctionName = (table: string, column: string) => toName('khuon_search', table, column);

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Constraint of a check of an entity; `SqlError.constraint` names it when a row breaks it. */
export const checkName = (table: string, key: string) => toName(table, key, 'check');

/** Constraint that keeps the days of an entity's rows apart. */
export const periodName = (table: string) => toName(table, 'period');

/** Index of a uniqueness rule of an entity; `SqlError.constraint` names it when the rule is broken. */
export const uniqueIndexName = (table: string, key: string) => toName(table, key, 'unique');
