import type { SqlText } from '#contract/logic.ts';
import type { EntityModel, FieldModel, FieldPath } from '#contract/model.ts';
import type { Bind, SqlSource } from '#fields/ServerFieldType.server.ts';
import type { Access } from '#server/access/Access.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { bindSql, type Days } from '#server/access/rowPredicate.ts';
import { keyColumn, quoteName, searchFunctionName, sortColumn } from '#server/db/migrations/names.ts';

/** What every part of a statement is compiled with. */
export interface Query {
  access: Access;
  bind: Bind;
  now: Date;
  /** Days that the view of a list is worked out of; absent: the last ones. */
  within?: Days | undefined;
}

/** A row that fields can be taken from: its alias and what it is a row of. */
export interface Place {
  alias: string;
  entity: EntityModel;
  /** Names of the fields that a statement reads of it so far, where it matters. */
  used?: Set<string>;
}

/** Table of an entity cut to the rows that exist for the caller; the row is named `t`. */
export function whereRows(entity: EntityModel, query: Query): string {
  return query.access.rowPredicate(entity, query.bind, query.now);
}

/** Deleted rows of an entity stay in the table; only what refers to them still shows them. */
export function whereLive(entity: EntityModel): string {
  return entity.softDelete ? ' AND t."deleted_at" IS NULL' : '';
}

/** Where the rows of an entity stand, to be called `t`: its table, or what a view is worked out from. */
export function printSource(entity: EntityModel, query: Query): string {
  const { table, view } = entity;
  return view ? `(${bindSource(view.sql, entity, query)})` : quoteName(table);
}

/** SQL type of the ids of an entity's rows. */
export const idType = ({ view }: EntityModel): 'int8' | 'text' => (view?.id === 'text' ? 'text' : 'int8');

/**
 * The rows `t` of these ids. They stand in a subquery: of an array whose length it sees the database expects to gain by
 * planning every call anew, which takes 30 ms for a record with its rows and labels where reading it takes one.
 */
export function printAmong(entity: EntityModel, ids: readonly (number | string)[], { bind }: Query): string {
  const type = idType(entity);
  return `t."id" = ANY((SELECT ${bind(ids, `${type}[]`)})::${type}[])`;
}

function bindSource(sql: SqlText, entity: EntityModel, query: Query): string {
  const { access, now, bind, within } = query;
  return bindSql(sql, entity, { session: access.session, codes: access.codes, now, within }, bind);
}

/**
 * The rows of an entity that the caller may have for themselves: those that exist for him and are not deleted, and of child
 * rows those whose record exists for him. What is joined to a record that was found needs no second look at it.
 */
export function whereOwn(entity: EntityModel, query: Query): string {
  return `${whereRows(entity, query)}${whereLive(entity)}${whereParent(entity, query)}`;
}

function whereParent({ parent }: EntityModel, query: Query): string {
  const owner = parent && entityOf(query.access.model, parent.entity);
  // Of the company's own that nobody hides there is nothing to leave out.
  if (!owner || (!owner.visibleRows && ['customer', 'global'].includes(owner.owner))) return '';
  const found = `SELECT t."id" FROM ${printSource(owner, query)} t WHERE ${whereRows(owner, query)}`;
  return ` AND t.${quoteName(parent.foreignKey)} IN (${found})`;
}

/**
 * An entity's visible rows with their computed fields, as a source to join: the same names as its table's columns.
 * @param used names of fields that are read of it: others are not worked out. All where it is absent.
 */
export function fromRows(entity: EntityModel, query: Query, used?: ReadonlySet<string>): string {
  const computed = entity.fields.filter(
    ({ name }) => entity.computeSql?.[name] !== undefined && used?.has(name) !== false,
  );
  const columns = computed
    .map((field) => `, ${computedSql(entity, field, query)} AS ${quoteName(field.name)}`)
    .join('');
  return `(SELECT t.*${columns} FROM ${printSource(entity, query)} t WHERE ${whereRows(entity, query)})`;
}

/** What a field that no column holds is worked out from, over the row `t`. */
export function computedSql(entity: EntityModel, field: FieldModel, query: Query): string {
  const sql = entity.computeSql?.[field.name];
  if (!sql) throw new Error(`${entity.name}.${field.name} is not computed`);
  return `(${bindSource(sql, entity, query)})`;
}

/** Where a field's value stands. The alias `t` is a table's row, any other a row of `fromRows`. */
export function toSource({ alias, entity, used }: Place, field: FieldModel, query: Query): SqlSource {
  for (const name of [field.name, ...(field.mask?.own ?? []), field.mask?.by?.field ?? field.name])
    used?.add(name);
  const isComputed = alias === 't' && entity.computeSql?.[field.name] !== undefined;
  const value = isComputed ? computedSql(entity, field, query) : `${alias}.${quoteName(field.name)}`;
  const key = field.key ? keyColumn(field.name) : undefined;
  const source: SqlSource = { field, row: alias, value };
  if (query.access.isMasked(field)) {
    source.isExact = true;
    const open = printOpen(alias, field, query);
    if (open !== undefined) source.open = open;
  }
  if (field.ordered) source.sort = `${alias}.${quoteName(sortColumn(field.name))}`;
  if (key === undefined) return source;
  const search = { id: `${alias}."id"`, call: searchFunctionName(entity.table, key) };
  return {
    ...source,
    key: `${alias}.${quoteName(key)}`,
    ...(entity.owner === 'global' || entity.view ? {} : { search }),
  };
}

/** Where the caller sees a masked value whole all the same: in his own records, or in those of his work. */
function printOpen(alias: string, { mask }: FieldModel, { access, bind }: Query): string | undefined {
  const { own = [], by } = mask ?? {};
  const values = Object.entries(by?.codes ?? {}).flatMap(([value, codes]) =>
    access.holds(codes) ? [value] : [],
  );
  const tests = own.map((name) => `${alias}.${quoteName(name)} = ${bind(access.session.accountId, 'int8')}`);
  if (by && values.length > 0)
    tests.push(`${alias}.${quoteName(by.field)}::text = ANY(${bind(values, 'text[]')})`);
  return tests.length === 0 ? undefined : `coalesce(${tests.join(' OR ')}, FALSE)`;
}

interface Joined extends Place {
  used: Set<string>;
  on: string;
}

/** Rows of other entities that a statement reads beside its own; each path is joined once. */
export class Joins {
  #query: Query;
  #joined = new Map<string, Joined>();
  #prefix: string;

  /** @param prefix of the aliases: two sets of joins in one statement need two. */
  constructor(query: Query, prefix: string) {
    this.#query = query;
    this.#prefix = prefix;
  }

  /** Text to put behind the first source: `LEFT JOIN … LEFT JOIN …`; asked for once all that is read of them is known. */
  get text(): string {
    const print = ({ alias, entity, used, on }: Joined) =>
      ` LEFT JOIN ${fromRows(entity, this.#query, used)} ${alias} ON ${on}`;
    return [...this.#joined.values()].map(print).join('');
  }

  /** The row that a path's references lead to. */
  walk(start: Place, steps: FieldPath['steps']): Place {
    let place = start;
    for (const step of steps) place = this.#join(place, step);
    return place;
  }

  #join(from: Place, step: FieldPath['steps'][number]): Place {
    if (step.kind === 'rows')
      throw new Error(`a statement cannot join the rows "${step.field}" of one record`);
    const key = `${from.alias}.${step.field}`;
    const known = this.#joined.get(key);
    if (known) return known;
    const entity = entityOf(this.#query.access.model, step.entity);
    const alias = `${this.#prefix}${this.#joined.size + 1}`;
    // The row may be led on by a reference that is worked out.
    from.used?.add(step.field);
    const on = `${alias}."id" = ${from.alias}.${quoteName(step.field)}`;
    const place: Joined = { alias, entity, used: new Set(), on };
    this.#joined.set(key, place);
    return place;
  }
}
