import { fold } from '#contract/text.ts';
import { equalsAny, parseChoices, refuse, toShown } from '#fields/rules.server.ts';
import type {
  ExcelCell,
  FilterRule,
  Parsed,
  ServerFieldType,
  SqlSource,
} from '#fields/ServerFieldType.server.ts';

/** Characters of a text filter. */
const MAX_TEXT = 200;

/** Text that the database can take: no NUL, which PostgreSQL has no place for. */
export function toSqlText(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}

/** A typed text as a filter takes it: folded, trimmed. */
export function parseText(value: unknown): Parsed {
  const typed = toSqlText(value);
  if (typed === undefined) return refuse('wrong_type', { value: toShown(value) });
  if (typed.length > MAX_TEXT) return refuse('too_long', { limit: MAX_TEXT });
  return { value: fold(typed.trim()) };
}

/** What text is compared by without regard to accents and case, in code-unit order on every database. */
export function foldedKey({ key, value }: SqlSource): string {
  return key ?? `khuon_fold(${value}) COLLATE "C"`;
}

/** What text is ordered by: as `Intl.Collator('vi')` does, on every database. */
export function sortKey({ sort, value }: SqlSource): string {
  return sort ?? `khuon_sort(${value}) COLLATE "C"`;
}

/** Wildcards of LIKE stand for themselves. */
export function escapeLike(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}

/** Part of a name. Under row-level security LIKE cannot use an index; the search function can (architecture.md 8). */
const contains: FilterRule = {
  parse: parseText,
  where(source, typed, bind) {
    if (source.isExact) return `${foldedKey(source)} = ${bind(typed, 'text')}`;
    const pattern = bind(`%${escapeLike(String(typed))}%`, 'text');
    const { search } = source;
    return search
      ? `${search.id} IN (SELECT ${search.call}(${pattern}))`
      : `${foldedKey(source)} LIKE ${pattern}`;
  },
};

/** The value as a text cell: whatever it begins with, Excel never reads it as a formula. */
export function toTextCell(value: unknown): ExcelCell {
  return { value: value === null || value === undefined ? null : String(value) };
}

export const textServer: ServerFieldType = {
  name: 'text',
  column: () => 'text',
  json: ({ value }) => value,
  order: sortKey,
  hasSum: false,
  filters: {
    text: contains,
    select: equalsAny('text', (value) => parseChoices(value, toSqlText)),
    multi_select: equalsAny('text', (value) => parseChoices(value, toSqlText)),
  },
  cell: toTextCell,
};

/** Stored text that means nothing to a filter or a sort: paths, hashes. */
export const opaqueServer: ServerFieldType = { ...textServer, order: () => null, filters: {} };

/** Addresses and names of accounts are one whatever their case; stored ones by their plain letters, as on every database. */
export const caselessServer: ServerFieldType = {
  ...textServer,
  settle: (column) => `lower(${column} collate "C")`,
};
