import { isDeepStrictEqual } from 'node:util';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import type { Queries } from '../db/Db.ts';
import type { Values } from '#contract/logic.ts';
import { oldRowOf, STANDARD_FIELDS, type EntityOf } from '#contract/record.ts';
import { storedFields } from './readStored.ts';

/** Who writes, for the standard columns. */
export interface Writer {
  customerId: number;
  accountId: number;
}

/** What a statement is put together from. */
interface Assignments {
  columns: string[];
  places: string[];
  values: unknown[];
}

function assign(fields: readonly FieldModel[], record: Values, first: number): Assignments {
  const parts: Assignments = { columns: [], places: [], values: [] };
  for (const field of fields) {
    const type = serverTypes[field.type].column(field) ?? 'text';
    parts.columns.push(`"${field.name}"`);
    parts.places.push(`$${first + parts.values.length}::${type}`);
    parts.values.push(toSqlValue(record[field.name], type));
  }
  return parts;
}

const toSqlValue = (value: unknown, type: string): unknown =>
  value !== null && value !== undefined && type.startsWith('json') ? JSON.stringify(value) : (value ?? null);

/** Inserts records with their child rows and links, one statement a table; gives their ids in their order. */
export async function insertRecords(
  tx: Queries,
  entity: EntityModel,
  records: readonly Values[],
  writer: Writer,
  entityOf: EntityOf,
): Promise<number[]> {
  if (records.length === 0) return [];
  const fields = storedFields(entity).filter((field) => !STANDARD_FIELDS.has(field.name));
  const values = records.map((record) =>
    Object.fromEntries(fields.map(({ name }) => [name, record[name] ?? null])),
  );
  const { rows } = await tx.query<{ id: number }>(printInsert(entity, fields), [
    writer.accountId,
    writer.customerId,
    JSON.stringify(values),
  ]);
  // Ids are given in the order of the rows.
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  for (const field of entity.fields) {
    if (field.rows) await insertChildren(tx, field, records, ids, writer, entityOf);
    else if (field.links) await insertLinks(tx, field, records, ids, writer);
  }
  return ids;
}

/** `$1` who, `$2` whose, `$3` the rows as JSON: one text for any number of rows. */
function printInsert({ table, owner }: EntityModel, fields: readonly FieldModel[]): string {
  const names = fields.map(({ name }) => `"${name}"`);
  const types = fields.map((field) => `"${field.name}" ${serverTypes[field.type].column(field) ?? 'text'}`);
  const [own, ownValue] = owner === 'global' ? [[], []] : [['"customer_id"'], ['$2::int8']];
  return `insert into "${table}" (${[...own, '"created_by"', ...names].join(', ')})
    select ${[...ownValue, '$1::int8', ...names.map((name) => `x.${name}`)].join(', ')}
    from jsonb_to_recordset($3::jsonb) as x(${types.join(', ')}) where $2::int8 is not null returning "id"`;
}

async function insertChildren(
  tx: Queries,
  { name, rows }: FieldModel,
  records: readonly Values[],
  ids: readonly number[],
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  const { entity, foreignKey } = rows ?? { entity: '', foreignKey: '' };
  const children = records.flatMap((record, at) =>
    ((record[name] ?? []) as Values[]).map((row) => ({ ...row, [foreignKey]: ids[at] })),
  );
  await insertRecords(tx, entityOf(entity), children, writer, entityOf);
}

async function insertLinks(
  tx: Queries,
  { name, links }: FieldModel,
  records: readonly Values[],
  ids: readonly number[],
  writer: Writer,
): Promise<void> {
  const { table, foreignKey, otherKey } = links ?? { table: '', foreignKey: '', otherKey: '' };
  const pairs = records.flatMap((record, at) =>
    ((record[name] ?? []) as number[]).map((other) => [ids[at], other] as const),
  );
  if (pairs.length === 0) return;
  await tx.query(
    `insert into "${table}" ("customer_id", "${foreignKey}", "${otherKey}") select $1, * from unnest($2::int8[], $3::int8[]) on conflict do nothing`,
    [writer.customerId, pairs.map(([own]) => own), pairs.map(([, other]) => other)],
  );
}

/** Stores what differs from the old record, its child rows and links; the version goes up by one. */
export async function updateRecord(
  tx: Queries,
  entity: EntityModel,
  record: Values,
  old: Values,
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  const changed = storedFields(entity).filter(
    (field) => !STANDARD_FIELDS.has(field.name) && differs(field, record, old),
  );
  const parts = assign(changed, record, 4);
  const sets = parts.columns.map((column, index) => `${column} = ${parts.places[index] ?? ''}`);
  const text = `update "${entity.table}" t set ${[...sets, '"version" = t."version" + 1', '"updated_at" = now()', '"updated_by" = $3::int8'].join(', ')}
    where t."id" = $1 and $2::int8 is not null${entity.owner === 'global' ? '' : ' and t."customer_id" = $2'}`;
  const id = record['id'] as number;
  await tx.query(text, [id, writer.customerId, writer.accountId, ...parts.values]);
  await saveParts(tx, entity, id, record, old, writer, entityOf);
}

/** A write-only value is not in the old record: it changes whenever it is given. What is not stored never does. */
export function differs(field: FieldModel, record: Values, old: Values): boolean {
  if (field.compute?.stored === false) return false;
  if (field.writeOnly) return record[field.name] !== null && record[field.name] !== undefined;
  return !isDeepStrictEqual(record[field.name] ?? null, old[field.name] ?? null);
}

async function saveParts(
  tx: Queries,
  entity: EntityModel,
  id: number,
  record: Values,
  old: Values,
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  for (const field of entity.fields) {
    if (field.rows) await saveRows(tx, field, id, record, old, writer, entityOf);
    else if (field.links && differs(field, record, old)) await saveLinks(tx, field, id, record, writer);
  }
}

async function saveRows(
  tx: Queries,
  field: FieldModel,
  parentId: number,
  record: Values,
  old: Values,
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  const child = entityOf(field.rows?.entity ?? '');
  const rows = record[field.name] as Values[];
  const kept = new Set(rows.map((row) => row['id']));
  const gone = ((old[field.name] ?? []) as Values[])
    .map((row) => row['id'] as number)
    .filter((id) => !kept.has(id));
  if (gone.length > 0) await removeRecords(tx, child, gone, writer);
  const news: Values[] = [];
  for (const row of rows) {
    const withParent = { ...row, [field.rows?.foreignKey ?? '']: parentId };
    const oldRow = oldRowOf(field, row, old);
    if (!oldRow) news.push(withParent);
    else if (child.fields.some((one) => differs(one, withParent, oldRow)))
      await updateRecord(tx, child, withParent, oldRow, writer, entityOf);
  }
  await insertRecords(tx, child, news, writer, entityOf);
}

async function saveLinks(
  tx: Queries,
  field: FieldModel,
  id: number,
  record: Values,
  writer: Writer,
): Promise<void> {
  const { table, foreignKey, otherKey } = field.links ?? { table: '', foreignKey: '', otherKey: '' };
  const ids = record[field.name] ?? [];
  await tx.query(
    `delete from "${table}" where "customer_id" = $1 and "${foreignKey}" = $2 and not ("${otherKey}" = any($3::int8[]))`,
    [writer.customerId, id, ids],
  );
  await tx.query(
    `insert into "${table}" ("customer_id", "${foreignKey}", "${otherKey}") select $1, $2, other from unnest($3::int8[]) other on conflict do nothing`,
    [writer.customerId, id, ids],
  );
}

/** Takes records away: marked where the entity keeps deleted rows, else really. */
export async function removeRecords(
  tx: Queries,
  entity: EntityModel,
  ids: readonly number[],
  writer: Writer,
): Promise<void> {
  const own = entity.owner === 'global' ? '' : ' and "customer_id" = $2';
  const text = entity.softDelete
    ? `update "${entity.table}" set "deleted_at" = now(), "version" = "version" + 1, "updated_by" = $3::int8 where "id" = any($1::int8[]) and $2::int8 is not null${own}`
    : `delete from "${entity.table}" where "id" = any($1::int8[]) and $2::int8 is not null and $3::int8 is not null${own}`;
  await tx.query(text, [ids, writer.customerId, writer.accountId]);
}
