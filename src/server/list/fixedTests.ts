import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { Scope } from '#contract/session.ts';
import type { EntityModel, FilterKind, ServerModel, ViewModeModel } from '#contract/model.ts';
import type { Problem } from '#contract/errors.ts';
import { resolveFixed } from '#fields/fixedFilters.ts';
import type { FilterContext, FilterRule } from '#fields/ServerFieldType.server.ts';
import { filterRuleOf } from '#fields/types.server.ts';
import { typeOf } from '#fields/types.ts';
import { entityOf, findField, findPath } from '#server/access/modelIndex.ts';
import type { Test } from './compileTests.ts';
import type { ListScope } from './ListScope.ts';

/** What fixed filters are read against. */
export interface FixedSite {
  entity: EntityModel;
  access: { model: ServerModel };
  context: FilterContext;
}

/** Filters that a schema fixes (`where` of a list, a mode, a count, a measure). A wrong one is a fault of the model. */
export function toFixedTests(where: FixedFilters, site: FixedSite): Test[] {
  const [others, fixed] = [[], []] as [string[], [string, FixedFilters[string]][]];
  for (const [key, value] of Object.entries(where))
    if (isOfOthers(value)) others.push(key);
    else fixed.push([key, value]);
  return [
    ...others.flatMap((key) => toOthersTest(key, site)),
    ...toKnownTests(Object.fromEntries(fixed), where, site),
  ];
}

const isOfOthers = (value: FixedFilters[string]): boolean => typeof value === 'object' && 'others' in value;

/** Whoever is not the caller, and nobody. */
function toOthersTest(key: string, site: FixedSite): Test[] {
  const place = findPlace(key, site);
  return place ? [{ ...place, rule: NOT, value: site.context.accountId }] : [];
}

const NOT: FilterRule = {
  parse: (value) => ({ value }),
  where: ({ value }, account, bind) => `${value} IS DISTINCT FROM ${bind(account, 'int8')}`,
};

function toKnownTests(fixed: FixedFilters, where: FixedFilters, site: FixedSite): Test[] {
  return Object.entries(resolveFixed(fixed, site.context)).map(([key, value]) => {
    const found = readFixed(key, value, site);
    if ('test' in found) return found.test;
    const { code } = found.problem;
    const place = findPlace(key, site);
    // "Since the first of May, up to today", read in April: there are no such days yet. Who works for none has no rows.
    if (place && (code === 'wrong_range' || isOfNone(where[key], site)))
      return { ...place, rule: NOTHING, value };
    throw new Error(
      `a fixed filter gives ${site.entity.name}.${key} the value ${JSON.stringify(value)}: ${code}`,
    );
  });
}

/** Whether a filter asks for what the caller works for, who works for none. */
function isOfNone(value: FixedFilters[string] | undefined, { context }: FixedSite): boolean {
  if (typeof value !== 'object' || !('mine' in value)) return false;
  return context.mine[value.mine as Scope].length === 0;
}

const NOTHING: FilterRule = { parse: (value) => ({ value }), where: () => 'FALSE' };

/** Reads a filter whose kind nobody names, as in a schema's `where`: a range, a yes or no, or any of some values. */
export function readFixed(
  key: string,
  value: unknown,
  site: FixedSite,
): { test: Test } | { problem: Pick<Problem, 'code' | 'params'> } {
  const place = findPlace(key, site);
  return place ? readFixedAt(place, value, site.context) : { problem: { code: 'unknown_filter' } };
}

/** The same at a place that is known. */
export function readFixedAt(
  place: Pick<Test, 'path' | 'field'>,
  value: unknown,
  context: FilterContext,
): { test: Test } | { problem: Pick<Problem, 'code' | 'params'> } {
  const kind = kindOf(value, typeOf(place.field).time !== undefined);
  const rule = filterRuleOf(place.field, kind, value);
  if (!rule) return { problem: { code: 'unknown_filter' } };
  const parsed = rule.parse(value, place.field, { ...context, maxDays: Number.POSITIVE_INFINITY });
  return 'problem' in parsed ? parsed : { test: { ...place, rule, value: parsed.value } };
}

function findPlace(
  key: string,
  { entity, access: { model } }: FixedSite,
): Pick<Test, 'path' | 'field'> | null {
  const path = findPath(model, entity, key);
  const last = path?.steps.at(-1);
  const field = path && findField(last ? entityOf(model, last.entity) : entity, path.leaf);
  return path && field ? { path, field } : null;
}

/** What a list itself and its mode fix. */
export function toListTests(scope: ListScope, mode: Pick<ViewModeModel, 'where'>): Test[] {
  return [scope.list.where, mode.where].flatMap((where = {}) => toFixedTests(where, scope));
}

function kindOf(value: unknown, isDate: boolean): FilterKind {
  if (typeof value === 'boolean') return 'boolean';
  const isRange = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRange) return 'select';
  return isDate ? 'date_range' : 'number_range';
}
