import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import { ownNames } from '../access/modelIndex.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import type { Values } from '#contract/logic.ts';
import { computedSql, type Query } from '../list/Query.ts';
import type { Change } from './runChange.ts';

/** Fields with a column in the record's own table. */
export const storedFields = (entity: EntityModel): readonly FieldModel[] =>
  entity.fields.filter(
    (field) => serverTypes[field.type].column(field) !== null && (field.compute?.stored ?? true),
  );

/**
 * Fields of a record in the form in which they travel, links as lists of ids; what is worked out on read as well, because
 * conditions look at it. Write-only values are not read.
 */
function selectList(entity: EntityModel, query: Query): string {
  const fields = entity.fields.filter((field) => !field.writeOnly && !field.rows);
  const columns = fields.map((field) => {
    const isStored = field.compute?.stored ?? true;
    const value = isStored ? `t."${field.name}"` : computedSql(entity, field, query);
    return `${serverTypes[field.type].json({ field, value, row: 't' })} as "${field.name}"`;
  });
  return [...ownNames(entity).map((name) => `t."${name}"`), ...columns].join(', ');
}

const isLive = (entity: EntityModel): string => (entity.softDelete ? ' and t."deleted_at" is null' : '');
const isOwn = (entity: EntityModel, place: string): string =>
  entity.owner === 'global' ? '' : ` and t."customer_id" = ${place}`;

/** What stored records are read with. */
export type Reading = Pick<Change, 'tx' | 'access' | 'now' | 'entityOf'>;

/**
 * Records as stored, in the order of their ids, child rows nested, locked against other writers until the transaction ends;
 * two statements, and one more for rows of rows. Without those that are not there, or that the caller may not see.
 */
export const lockStored = (
  reading: Reading,
  entity: EntityModel,
  ids: readonly number[],
): Promise<Values[]> => readWhole(reading, entity, ids, FOR_UPDATE);

/** The same without a lock. */
export const readStored = (
  reading: Reading,
  entity: EntityModel,
  ids: readonly number[],
): Promise<Values[]> => readWhole(reading, entity, ids, '');

const FOR_UPDATE = ' for update of t';

async function readWhole(
  reading: Reading,
  entity: EntityModel,
  ids: readonly number[],
  lock: string,
): Promise<Values[]> {
  const records = await readVisible(reading, entity, ids, lock);
  await readRows(reading, entity, records, lock);
  return records;
}

/** Records as stored, in the order of their ids, without child rows and without a lock: to look at, not to change. */
export const readManyStored = (
  reading: Omit<Reading, 'entityOf'>,
  entity: EntityModel,
  ids: readonly number[],
): Promise<Values[]> => readVisible(reading, entity, ids, '');

async function readVisible(
  { tx, access, now }: Omit<Reading, 'entityOf'>,
  entity: EntityModel,
  ids: readonly number[],
  lock: string,
): Promise<Values[]> {
  if (ids.length === 0) return [];
  const values: unknown[] = [ids];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const query = { access, bind, now };
  const visible = access.rowPredicate(entity, bind, now);
  const text = `select ${selectList(entity, query)} from "${entity.table}" t where t."id" = any($1::int8[])${isLive(entity)} and (${visible}) order by t."id"${lock}`;
  const { rows } = await tx.query<Values>(text, values);
  return rows;
}

/** Puts their child rows into records: one statement for all kinds of rows of an entity. */
async function readRows(
  reading: Reading,
  entity: EntityModel,
  records: readonly Values[],
  lock: string,
): Promise<void> {
  const kinds = entity.fields.flatMap(({ name, rows }) =>
    rows ? [{ name, foreignKey: rows.foreignKey, child: reading.entityOf(rows.entity) }] : [],
  );
  if (kinds.length === 0 || records.length === 0) return;
  const found = await readChildren(reading, kinds, records, lock);
  for (const [index, { name, foreignKey, child }] of kinds.entries()) {
    const rows = found[`r${index}`] ?? [];
    await readRows(reading, child, rows, lock);
    const byParent = new Map<unknown, Values[]>(records.map((record) => [record['id'], []]));
    for (const row of rows) byParent.get(row[foreignKey])?.push(row);
    for (const record of records) record[name] = byParent.get(record['id']);
  }
}

interface RowsKind {
  name: string;
  foreignKey: string;
  child: EntityModel;
}

/** Rows of each kind as `r0`, `r1` …, in the order of their ids. */
async function readChildren(
  { tx, access, now }: Reading,
  kinds: readonly RowsKind[],
  records: readonly Values[],
  lock: string,
): Promise<Record<string, Values[]>> {
  const values: unknown[] = [records.map((record) => record['id']), access.session.customer.id];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const parts = kinds.map(
    ({ child, foreignKey }, index) =>
      `r${index} as (select ${selectList(child, { access, bind, now })} from "${child.table}" t where t."${foreignKey}" = any($1::int8[]) and $2::int8 is not null${isOwn(child, '$2')}${isLive(child)}${lock})`,
  );
  const lists = kinds.map(
    (_, index) =>
      `(select coalesce(json_agg(row_to_json(x) order by x."id"), '[]') from r${index} x) as r${index}`,
  );
  const { rows } = await tx.query<Record<string, Values[]>>(
    `with ${parts.join(', ')} select ${lists.join(', ')}`,
    values,
  );
  return rows[0] ?? {};
}
