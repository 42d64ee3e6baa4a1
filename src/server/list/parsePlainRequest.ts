import type { Problem } from '#contract/errors.ts';
import type { FieldModel } from '#contract/model.ts';
import { MAX_PER_PAGE } from '#contract/wire.ts';
import { isId } from '#fields/reference/reference.ts';
import { MAX_CHOICES } from '#fields/rules.server.ts';
import type { FilterRule } from '#fields/ServerFieldType.server.ts';
import { filterRuleOf, serverTypeOf } from '#fields/types.server.ts';
import { isNoValue } from '#fields/fixedFilters.ts';
import { DEFAULT_MODE } from '#server/access/ListRights.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Test } from './compileTests.ts';
import type { ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';
import { ID, idOf, parseSort } from './parseSort.ts';
import { refuseName, toShownName } from './refuseName.ts';
import { parseWords, printSearch } from './searchWords.ts';

const KEYS: ReadonlySet<string> = new Set(['filter', 'range', 'sort']);

/**
 * Reads the query of `ra-data-simple-rest` for a plain list: JSON texts `filter={"id":[1,2]}`, `range=[0,24]`,
 * `sort=["id","DESC"]`. Throws Failure `invalid` naming every wrong part; what the caller may not ask for is refused in the
 * same words as what does not exist.
 */
export function parsePlainRequest(
  query: Readonly<Record<string, unknown>>,
  scope: ListScope,
): ParsedListRequest {
  const problems: Problem[] = Object.keys(query)
    .filter((key) => !KEYS.has(key))
    .map((key) => refuseName(toShownName(key), 'unknown_field', key));
  const mode = { key: DEFAULT_MODE };
  const tests = parseFilter(query['filter'], scope, problems);
  const [from, to] = parsePair(query['range'], 'range', isRange, problems) ?? [0, usualLast(tests)];
  const sorted = parsePair(query['sort'], 'sort', isSort, problems);
  const sort = sorted && { field: sorted[0], order: sorted[1] };
  const order = parseSort(sort, scope, mode, problems);
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return { mode, tests, offset: from, perPage: to - from + 1, ...order };
}

/** Records that are asked for by their ids are all meant. */
function usualLast(tests: readonly Test[]): number {
  const ids = tests.find(({ field }) => field.name === ID.name)?.value;
  return (Array.isArray(ids) ? Math.max(ids.length, 1) : MAX_PER_PAGE) - 1;
}

function parseFilter(text: unknown, scope: ListScope, problems: Problem[]): Test[] {
  const filter = text === undefined ? {} : parseJson(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    problems.push({ path: 'filter', code: 'wrong_type', params: { label: 'filter' } });
    return [];
  }
  return Object.entries(filter).flatMap(([key, value]: [string, unknown]) => {
    const isSearch = key === 'q' && scope.entity.search.length > 0;
    return isSearch ? parseSearch(value, scope, problems) : parseOne(key, value, scope, problems);
  });
}

/** What react-admin's pickers ask: words that the entity is searched for (`x-search`). */
function parseSearch(value: unknown, { access, entity, now }: ListScope, problems: Problem[]): Test[] {
  return parseWords(value, problems, 'filter.q').map((word) => {
    const where: FilterRule['where'] = (_source, _word, bind) =>
      printSearch(word, { alias: 't', entity }, { access, bind, now });
    return { path: { steps: [] }, field: ID, rule: { parse: () => ({ value: word }), where }, value: word };
  });
}

function parseOne(key: string, value: unknown, scope: ListScope, problems: Problem[]): Test[] {
  const path = `filter.${toShownName(key)}`;
  const filter = scope.rights.filters.get(key);
  const field = key === ID.name ? idOf(scope.entity) : filter && scope.access.findSeen(scope.entity, filter);
  const rule = field && ruleOf(field, value);
  if (!field || !rule) {
    problems.push(refuseName(path, 'unknown_filter', key));
    return [];
  }
  const parsed = rule.parse(value, field, { ...scope.context, maxDays: Number.POSITIVE_INFINITY });
  if (!('problem' in parsed)) return [{ path: { steps: [] }, field, rule, value: parsed.value }];
  const { code, params, at } = parsed.problem;
  const label = filter?.label ?? path;
  problems.push({ path: at === undefined ? path : `${path}.${at}`, code, params: { label, ...params } });
  return [];
}

/** `{from, to}` is a range, everything else whole values, of which any is meant. */
function ruleOf(field: FieldModel, value: unknown): FilterRule | undefined {
  if (field === ID) return ids;
  if (isNoValue(value)) return filterRuleOf(field, 'select', value);
  const { filters, find } = serverTypeOf(field);
  const range = filters.date_range ?? filters.number_range;
  const isRange = typeof value === 'object' && value !== null && !Array.isArray(value);
  const one = Array.isArray(value) ? undefined : find;
  const whole = one ?? (filters.code_list && anyCode(filters.code_list)) ?? filters.select ?? range;
  return isRange ? (range ?? whole) : whole;
}

/** A code as it is, blanks in it included: only pasted lists are cut at them. */
function anyCode({ parse, where }: FilterRule): FilterRule {
  return {
    parse: (value, field, context) => parse(Array.isArray(value) ? value : [value], field, context),
    where,
  };
}

const ids: FilterRule = {
  parse: (value) => {
    const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (wanted.length > MAX_CHOICES)
      return { problem: { code: 'too_many_rows', params: { limit: MAX_CHOICES } } };
    return wanted.every(isId) ? { value: wanted } : { problem: { code: 'wrong_type' } };
  },
  where: ({ value }, wanted, bind) => `${value} = ANY(${bind(wanted, 'int8[]')})`,
};

function parsePair<Pair>(
  text: unknown,
  path: string,
  isPair: (value: unknown) => value is Pair,
  problems: Problem[],
): Pair | undefined {
  if (text === undefined) return undefined;
  const value = parseJson(text);
  if (isPair(value)) return value;
  problems.push({ path, code: 'not_correct', params: { label: path } });
  return undefined;
}

function isRange(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) return false;
  const [from, to] = value as [number, number];
  return from >= 0 && to >= from && to - from < MAX_PER_PAGE;
}

function isSort(value: unknown): value is [string, 'ASC' | 'DESC'] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string' &&
    (value[1] === 'ASC' || value[1] === 'DESC')
  );
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
