import type { FieldPath, ViewModeModel } from '#contract/model.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { compileTests, foreignKeyOf, type Test } from './compileTests.ts';
import type { ListScope } from './ListScope.ts';
import { fromRows, Joins, printSource, whereOwn, type Place, type Query } from './Query.ts';

/**
 * What one row of a list stands for: a record (`t`), or one child row (`c`) beside its record.
 * The record is always `t`.
 */
export interface Grain {
  base: Place;
  child?: Place & { field: string; foreignKey: string };
}

/** The grain of a view mode. */
export function createGrain(
  { entity, access }: Pick<ListScope, 'entity' | 'access'>,
  { rows }: Pick<ViewModeModel, 'rows'>,
): Grain {
  const base = { alias: 't', entity };
  const child = rows && entity.fields.find((field) => field.name === rows)?.rows?.entity;
  if (!rows || !child) return { base };
  const foreignKey = foreignKeyOf(rows, base);
  return { base, child: { alias: 'c', entity: entityOf(access.model, child), field: rows, foreignKey } };
}

/** The row that a list's row stands for: its id and version are the list row's. */
export function grainPlace({ base, child }: Grain): Place {
  return child ?? base;
}

/** Where a path starts in this grain: at the child row for paths through its field. */
export function startOf(
  path: Pick<FieldPath, 'steps'>,
  { base, child }: Grain,
): { place: Place; steps: FieldPath['steps'] } {
  const [first, ...rest] = path.steps;
  return child && first?.field === child.field
    ? { place: child, steps: rest }
    : { place: base, steps: path.steps };
}

/** `FROM` of the grain over visible rows; the child's condition stands inside its source. */
export function printFrom({ base, child }: Grain, query: Query): string {
  const table = `FROM ${printSource(base.entity, query)} t`;
  if (!child) return table;
  const live = child.entity.softDelete ? ' AND c."deleted_at" IS NULL' : '';
  return `${table} JOIN ${fromRows(child.entity, query)} c ON c.${quoteName(child.foreignKey)} = t."id"${live}`;
}

/** Every condition that a row of the list meets. */
export function printWhere(grain: Grain, tests: readonly Test[], query: Query): string {
  const { base } = grain;
  return [whereOwn(base.entity, query), ...printTests(grain, tests, query)].join(' AND ');
}

/** Conditions of filters, those over the grain's own child row asked of that row. */
export function printTests(grain: Grain, tests: readonly Test[], query: Query): string[] {
  const { base, child } = grain;
  const moved = tests.map((test) => ({ test, ...startOf(test.path, grain) }));
  const of = (wanted: Place) =>
    moved.filter(({ place }) => place === wanted).map(({ test, steps }) => ({ ...test, path: { steps } }));
  return [...compileTests(of(base), base, query), ...(child ? compileTests(of(child), child, query) : [])];
}

/** A column's row and way there, its joins added to `joins`. */
export function walkFrom(path: Pick<FieldPath, 'steps'>, grain: Grain, joins: Joins): Place {
  const { place, steps } = startOf(path, grain);
  return joins.walk(place, steps);
}
