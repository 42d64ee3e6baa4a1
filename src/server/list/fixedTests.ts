import type { EntityModel, FilterKind, ServerModel, ViewModeModel } from '#contract/model.ts';
import type { Problem } from '#contract/errors.ts';
import type { Filters } from '#contract/wire.ts';
import type { FilterContext } from '#fields/ServerFieldType.server.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { entityOf, findField, findPath } from '#server/access/modelIndex.ts';
import type { Test } from './compileTests.ts';
import type { ListScope } from './ListScope.ts';

/** Filters that a schema fixes (`where` of a list, a mode, a count, a reference). A wrong one is a fault of the model. */
export function toFixedTests(
  where: Filters,
  entity: EntityModel,
  model: ServerModel,
  context: FilterContext,
): Test[] {
  return Object.entries(where).map(([key, value]) => {
    const found = readFixed(key, value, entity, model, context);
    if ('problem' in found) {
      throw new Error(
        `a fixed filter gives ${entity.name}.${key} the value ${JSON.stringify(value)}: ${found.problem.code}`,
      );
    }
    return found.test;
  });
}

/** Reads a filter whose kind nobody names, as in a schema's `where`: a range, a yes or no, or any of some values. */
export function readFixed(
  key: string,
  value: unknown,
  entity: EntityModel,
  model: ServerModel,
  context: FilterContext,
): { test: Test } | { problem: Pick<Problem, 'code' | 'params'> } {
  const path = findPath(model, entity, key);
  const last = path?.steps.at(-1);
  const field = path && findField(last ? entityOf(model, last.entity) : entity, path.leaf);
  const rule =
    field && serverTypeOf(field).filters[kindOf(value, field.type === 'date' || field.type === 'date_time')];
  if (!path || !field || !rule) return { problem: { code: 'unknown_filter' } };
  const parsed = rule.parse(value, field, { ...context, maxDays: Number.POSITIVE_INFINITY });
  return 'problem' in parsed ? parsed : { test: { path, field, rule, value: parsed.value } };
}

/** What a list itself and its mode fix. */
export function toListTests(
  { list, entity, access, context }: ListScope,
  mode: Pick<ViewModeModel, 'where'>,
): Test[] {
  return [list.where, mode.where].flatMap((where = {}) => toFixedTests(where, entity, access.model, context));
}

function kindOf(value: unknown, isDate: boolean): FilterKind {
  if (typeof value === 'boolean') return 'boolean';
  const isRange = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRange) return 'select';
  return isDate ? 'date_range' : 'number_range';
}
