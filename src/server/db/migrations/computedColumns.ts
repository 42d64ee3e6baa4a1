import type { RefillSql } from '#contract/migration.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Queries } from '../Db.ts';
import type { ColumnShape, DatabaseShape } from './DatabaseShape.ts';
import { toMark } from './names.ts';
import { printMark } from './printSql.ts';
import { toColumns } from './toColumns.ts';
import type { Entities } from './toForeignKeys.ts';

/*
 * Stored computed values of rows from before a field was computed so. The mark on the column says by what its values were
 * worked out: the SQL of the field, and of those that it follows from.
 */

/** A column whose values have to be worked out for the rows there are. */
export interface Refill {
  entity: EntityModel;
  column: ColumnShape;
  sql: RefillSql;
  mark: string;
}

const refillsOf = ({ refillSql = {} }: EntityModel): [name: string, sql: RefillSql][] =>
  Object.entries(refillSql);

/** `order_line.net` → its SQL; an empty text for what the model does not have. */
function textOf(path: string, entities: Entities): string {
  const [entity = '', field = ''] = path.split('.');
  return entities.get(entity)?.refillSql?.[field]?.text ?? '';
}

/** The columns of an entity; what is stored and computed has its mark. */
export function markComputed(
  columns: readonly ColumnShape[],
  { refillSql = {} }: EntityModel,
  entities: Entities,
): ColumnShape[] {
  return columns.map((column) => {
    const sql = refillSql[column.name];
    if (!sql) return column;
    const texts = [column.type, sql.text, ...(sql.after ?? []).map((path) => textOf(path, entities))];
    return { ...column, computed: { mark: toMark(texts.join('\n')) } };
  });
}

/** What the rows of a database lack, in the order in which it follows from each other. */
export function findRefills(
  current: DatabaseShape,
  wanted: DatabaseShape,
  entities: readonly EntityModel[],
): Refill[] {
  const marksOf = ({ tables }: DatabaseShape) =>
    new Map(
      tables.flatMap(({ name, columns }) =>
        columns.map((column) => [`${name}.${column.name}`, column.computed?.mark] as const),
      ),
    );
  const [before, after] = [marksOf(current), marksOf(wanted)];
  const tables = new Set(current.tables.map(({ name }) => name));
  const found = entities.flatMap((entity) =>
    refillsOf(entity).flatMap(([name, sql]) => {
      const path = `${entity.table}.${name}` as const;
      const mark = after.get(path);
      if (!mark || before.get(path) === mark || !tables.has(entity.table)) return [];
      const column = toColumns(entity).find((each) => each.name === name);
      return column ? [{ entity, column, sql, mark }] : [];
    }),
  );
  return found.sort((a, b) => turnOf(a) - turnOf(b));
}

const turnOf = ({ entity, column }: Refill): number =>
  entity.fields.find(({ name }) => name === column.name)?.turn ?? 0;

/** After rows of these tables were changed, what follows from them is to be worked out anew. */
export async function forgetComputed(
  queries: Queries,
  entities: readonly EntityModel[],
  tables: readonly string[],
): Promise<void> {
  const stale = findFollowing(entities, tables);
  for (const entity of entities)
    for (const [name] of refillsOf(entity))
      if (stale.has(`${entity.name}.${name}`)) await queries.query(printMark(entity.table, name, null));
}

/** A database as `forgetComputed` would leave it. */
export function withoutFollowing(
  shape: DatabaseShape,
  entities: readonly EntityModel[],
  tables: readonly string[],
): DatabaseShape {
  const stale = findFollowing(entities, tables);
  const paths = new Set(
    entities.flatMap(({ name, table, fields }) =>
      fields.filter((field) => stale.has(`${name}.${field.name}`)).map((field) => `${table}.${field.name}`),
    ),
  );
  const forget = (table: string, { computed, ...column }: ColumnShape): ColumnShape =>
    computed && !paths.has(`${table}.${column.name}`) ? { ...column, computed } : column;
  return {
    ...shape,
    tables: shape.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => forget(table.name, column)),
    })),
  };
}

/** Stored computed fields, as `order_line.net`, that look at one of these tables, also by way of others. */
function findFollowing(entities: readonly EntityModel[], tables: readonly string[]): ReadonlySet<string> {
  const tableOf = new Map(entities.map(({ name, table }) => [name, table]));
  const isChanged = (entity: string) => tables.includes(tableOf.get(entity) ?? '');
  const all = entities.flatMap((entity) => {
    const near = [
      entity.name,
      entity.parent?.entity ?? '',
      ...entity.fields.map(({ rows }) => rows?.entity ?? ''),
    ];
    return refillsOf(entity).map(([name, { after = [] }]) => {
      return { path: `${entity.name}.${name}`, after, isNear: near.some(isChanged) };
    });
  });
  const near = new Set(all.filter(({ isNear }) => isNear).map(({ path }) => path));
  return new Set(
    all.filter(({ path, after }) => [path, ...after].some((one) => near.has(one))).map(({ path }) => path),
  );
}
