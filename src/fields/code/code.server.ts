import { fold } from '#contract/text.ts';
import { foldedKey, parseText, textServer, toSqlText } from '#fields/text/text.server.ts';
import { MAX_CHOICES, parseChoices, refuse, toShown } from '#fields/rules.server.ts';
import type { FilterRule, Parsed, ServerFieldType, SqlSource, Bind } from '#fields/ServerFieldType.server.ts';

/** Sorts behind every text that begins like the prefix before it. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The beginning of a key as a range: comparisons, unlike LIKE, may use the index under row-level security. */
export function startsWith(source: SqlSource, typed: unknown, bind: Bind): string {
  const key = foldedKey(source);
  if (source.isExact) return `${key} = ${bind(typed, 'text')}`;
  return `${key} >= ${bind(typed, 'text')} AND ${key} < ${bind(`${String(typed)}${LAST_CHARACTER}`, 'text')}`;
}

/** Characters of one code that a filter takes, and of a pasted list of them. */
const MAX_CODE = 200;
const MAX_CODES = MAX_CHOICES * MAX_CODE;

/** Pasted codes: a list, or one text with blanks, commas or semicolons between (spec 9). */
function parseCodes(value: unknown): Parsed {
  if (typeof value === 'string' && value.length > MAX_CODES)
    return refuse('too_many_rows', { limit: MAX_CHOICES });
  const items: unknown =
    typeof value === 'string' ? value.split(/[\s,;]+/).filter((code) => code !== '') : value;
  if (!Array.isArray(items)) return refuse('wrong_type', { value: toShown(value) });
  return parseChoices(items, (item) => {
    const code = toSqlText(item);
    return code === undefined || code.length > MAX_CODE ? undefined : fold(code.trim());
  });
}

const anyCode: FilterRule = {
  parse: parseCodes,
  where: (source, codes, bind) => `${foldedKey(source)} = ANY(${bind(codes, 'text[]')})`,
};

export const codeServer: ServerFieldType = {
  ...textServer,
  name: 'code',
  order: foldedKey,
  filters: {
    ...textServer.filters,
    text: { parse: parseText, where: startsWith, isNarrow: true },
    code_list: anyCode,
  },
};
