import type { FixedFilters, FixedValue } from '#contract/fixedFilters.ts';
import type { Filters } from '#contract/wire.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkFixedValue, isAccount, scopeOf } from './checkFixedValue.ts';
import type { Json, JsonObject } from './types.ts';

/** What a field says of the records that it holds. */
type ReferenceFile = Parameters<typeof isAccount>[0];

/** A fixed filter as it is written: `null` asks for no value, `"me"` for the caller, `"others"` for anybody else, `"mine"` for his warehouses or shops. */
export type FixedFiltersFile = JsonObject;

/** A fixed filter whose fields and values are checked; undefined stays undefined. */
export function buildWhere(
  context: Context,
  entity: Source<'entity'>,
  where: FixedFiltersFile | undefined,
  place: Place,
): FixedFilters | undefined {
  const entries = Object.entries(where ?? {}).flatMap(([key, value]) => {
    const found = findPath(context, entity, key, { ...under(place, key), on: 'key' });
    if (found === null) return [];
    checkFixedValue({ context, field: found.field, place: under(place, key) }, value);
    return [[key, toFixedValue(found.field, value)] as const];
  });
  return where && Object.fromEntries(entries);
}

/** The same where all is fixed: which records a reference offers. */
export function checkWhere(
  context: Context,
  entity: Source<'entity'>,
  where: Filters | undefined,
  place: Place,
): Filters | undefined {
  buildWhere(context, entity, where as FixedFiltersFile | undefined, place);
  return where;
}

/** One value as browser and server read it, whatever its field: `null` → `[null]`, `"me"` → `{me: true}`, `"others"` → `{others: true}`, `"mine"` → `{mine: 'warehouse'}`. */
export function toFixedValue(field: ReferenceFile, value: Json): FixedValue {
  if (value === null) return [null];
  const scope = value === 'mine' ? scopeOf(field) : undefined;
  if (scope !== undefined) return { mine: scope };
  if (!isAccount(field)) return value as FixedValue;
  if (value === 'others') return { others: true };
  const toId = (one: Json) => (one === 'me' ? { me: true } : one);
  return (Array.isArray(value) ? value.map(toId) : toId(value)) as FixedValue;
}

/** The value as a schema writes it. */
export function toWritten(value: FixedValue): Json {
  if (Array.isArray(value)) return isNoValue(value) ? null : value.map((one) => toWritten(one as FixedValue));
  if (typeof value !== 'object') return value;
  if ('mine' in value) return 'mine';
  if ('others' in value) return 'others';
  return 'me' in value ? 'me' : (value as Json);
}

/** Whether a value asks for rows without one. */
export function isNoValue(value: FixedValue): boolean {
  return Array.isArray(value) && value.length === 1 && value[0] === null;
}
