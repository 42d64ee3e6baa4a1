import type { FieldModel, FieldPath } from '#contract/model.ts';
import type { Sort } from '#contract/wire.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { Access } from '#server/access/Access.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { Cursor } from './cursor.ts';
import { grainPlace, walkFrom, type Grain } from './Grain.ts';
import { firstLabelField } from './label.ts';
import { idType, toSource, type Joins, type Query } from './Query.ts';

/** What a list is ordered by: the field whose values decide, and the way there. */
export interface OrderBy {
  steps: FieldPath['steps'];
  field: FieldModel;
  order: Sort['order'];
}

/** The order that a column asks for; a reference is ordered by the label of the record it leads to. */
export function toOrderBy(
  steps: FieldPath['steps'],
  field: FieldModel,
  order: Sort['order'],
  access: Access,
): OrderBy {
  const target = field.reference && entityOf(access.model, field.reference.entity);
  const label = target && firstLabelField(target, access);
  if (!target || !label) return { steps, field, order };
  return {
    steps: [...steps, { field: field.name, kind: 'reference', entity: target.name }],
    field: label,
    order,
  };
}

/** SQL type of an order's values. */
export function orderType({ field }: OrderBy): string {
  return (serverTypeOf(field).column(field) ?? 'text').replace(/\([^()]*\)/, '');
}

/** SQL of an order: the sort value, its type, and the id that settles ties. */
export interface OrderSql {
  key: string;
  /** SQL type of the key, for cursors. */
  type: string;
  id: string;
  /** SQL type of the id. */
  idType: string;
  /** Whether rows without a value exist; they come last in both directions. */
  hasNulls: boolean;
  order: Sort['order'];
}

/** Written by the server for each record, whatever the schema says. */
const NEVER_NULL: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

/** Compiles an order; what it needs of other records is added to `joins`. */
export function compileOrder(orderBy: OrderBy, grain: Grain, joins: Joins, query: Query): OrderSql {
  const { steps, field, order } = orderBy;
  const place = walkFrom({ steps }, grain, joins);
  const key = serverTypeOf(field).order(toSource(place, field, query));
  if (key === null) throw new Error(`a list cannot be sorted by "${field.name}" of type ${field.type}`);
  const isOwn = place === grain.base || place === grain.child;
  const hasNulls = !(isOwn && (field.required === true || NEVER_NULL.has(field.name)));
  const row = grainPlace(grain);
  const id = `${row.alias}."id"`;
  return { key, type: orderType(orderBy), id, idType: idType(row.entity), hasNulls, order };
}

/** `ORDER BY` of an order; `isBackward` reads the rows before a cursor. */
export function printOrderBy(
  { hasNulls, order }: OrderSql,
  key: string,
  id: string,
  isBackward = false,
): string {
  const isAscending = (order === 'ASC') !== isBackward;
  const direction = isAscending ? 'ASC' : 'DESC';
  const nulls = hasNulls ? ` NULLS ${isBackward ? 'FIRST' : 'LAST'}` : '';
  return `ORDER BY ${key} ${direction}${nulls}, ${id} ${direction}`;
}

/** The rows behind (or before) a cursor, as a condition that an index over key and id can serve. */
export function printKeyset(sql: OrderSql, cursor: Cursor, query: Query): string {
  const { key, id, type, hasNulls, order } = sql;
  const isForward = cursor.side === 'after';
  const sign = (order === 'ASC') === isForward ? '>' : '<';
  const at = query.bind(cursor.id, sql.idType);
  if (cursor.key === null) {
    const among = `${key} IS NULL AND ${id} ${sign} ${at}`;
    return isForward ? among : `(${key} IS NOT NULL OR ${id} ${sign} ${at})`;
  }
  const beyond = `(${key}, ${id}) ${sign} (${query.bind(cursor.key, type)}, ${at})`;
  return isForward && hasNulls ? `(${beyond} OR ${key} IS NULL)` : beyond;
}
