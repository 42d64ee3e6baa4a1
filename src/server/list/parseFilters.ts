import { isDeepStrictEqual } from 'node:util';
import type { FixedValue } from '#contract/fixedFilters.ts';
import type { Problem } from '#contract/errors.ts';
import type { FieldModel, ListFilterModel } from '#contract/model.ts';
import { resolveValue } from '#fields/fixedFilters.ts';
import { filterRuleOf } from '#fields/types.server.ts';
import type { Test } from './compileTests.ts';
import { readFixedAt } from './fixedTests.ts';
import type { ListScope } from './ListScope.ts';
import { refuseName, toShownName } from './refuseName.ts';

/** What filters are read against: those of a list or of a report, for one caller. */
export interface FilterScope extends Pick<ListScope, 'entity' | 'context'> {
  list: Pick<ListScope['list'], 'screen' | 'where'>;
  rights: Pick<ListScope['rights'], 'filters'>;
  access: Pick<ListScope['access'], 'findSeen'>;
}

/** Reads `filters`: each known one through its field, every wrong one named in `problems`. Empty ones ask for nothing. */
export function parseFilters(value: unknown, scope: FilterScope, problems: Problem[]): Test[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push({ path: 'filters', code: 'wrong_type', params: { label: 'filters' } });
    return [];
  }
  return Object.entries(value).flatMap(([key, given]: [string, unknown]) =>
    parseFilter(key, given, scope, problems),
  );
}

function parseFilter(key: string, value: unknown, scope: FilterScope, problems: Problem[]): Test[] {
  if (isFixed(key, value, scope)) return [];
  const filter = scope.rights.filters.get(key);
  const field = filter && scope.access.findSeen(scope.entity, filter);
  const path = `filters.${toShownName(key)}`;
  if (!filter || !field) {
    problems.push(refuseName(path, 'unknown_filter', key));
    return [];
  }
  if (isEmpty(value)) return [];
  const parsed = parseValue(filter, field, value, scope);
  if ('test' in parsed) return [parsed.test];
  const { at, ...problem } = parsed.problem;
  problems.push({ path: at === undefined ? path : `${path}.${at}`, ...problem });
  return [];
}

/** The client merges the list's hidden filters into its own (readings): they hold anyway, whatever it says. */
function isFixed(key: string, value: unknown, { list }: FilterScope): boolean {
  const { where = {} } = list;
  return Object.hasOwn(where, key) && isDeepStrictEqual(where[key], value);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The same value at the other place of a filter, as far as the caller sees that. */
function toAlso({ kind, also }: ListFilterModel, value: unknown, scope: FilterScope): Test | undefined {
  const field = also && scope.access.findSeen(scope.entity, also);
  const rule = field && filterRuleOf(field, kind, value);
  return also && field && rule ? { path: also, field, rule, value } : undefined;
}

/** `at`: the place within the value. */
type ParsedValue = { test: Test } | { problem: Omit<Problem, 'path'> & { at?: string | undefined } };

function parseValue(
  filter: ListFilterModel,
  field: FieldModel,
  value: unknown,
  scope: FilterScope,
): ParsedValue {
  if (filter.is !== undefined) return parseWhether({ ...filter, is: filter.is }, field, value, scope);
  const rule = filterRuleOf(field, filter.kind, value);
  if (!rule)
    throw new Error(
      `${scope.list.screen}: a field of type ${field.type} has no filter of kind ${filter.kind}`,
    );
  const parsed = rule.parse(value, field, {
    ...scope.context,
    maxDays: filter.maxDays === null ? Number.POSITIVE_INFINITY : (filter.maxDays ?? scope.context.maxDays),
  });
  if (!('problem' in parsed)) {
    const also = toAlso(filter, parsed.value, scope);
    return { test: { path: filter, field, rule, value: parsed.value, ...(also && { also }) } };
  }
  const { code, params, at } = parsed.problem;
  return { problem: { at, code, params: { label: filter.label, ...params } } };
}

/** Yes or no: whether what the schema fixes is found there. */
function parseWhether(
  filter: ListFilterModel & { is: FixedValue },
  field: FieldModel,
  value: unknown,
  { context, list }: FilterScope,
): ParsedValue {
  if (typeof value !== 'boolean') return { problem: { code: 'wrong_type', params: { label: filter.label } } };
  const read = readFixedAt({ path: filter, field }, resolveValue(filter.is, context), context);
  if ('problem' in read)
    throw new Error(`${list.screen}: "${filter.key}" asks for what ${field.type} has not`);
  return { test: { ...read.test, isNot: !value } };
}
