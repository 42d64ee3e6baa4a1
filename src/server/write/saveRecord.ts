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

/** Inserts a record with its child rows and links; gives its id. */
export async function insertRecord(
  tx: Queries,
  entity: EntityModel,
  record: Values,
  writer: Writer,
  entityOf: EntityOf,
): Promise<number> {
  const fields = storedFields(entity).filter((field) => !STANDARD_FIELDS.has(field.name));
  const own = entity.owner === 'global' ? [] : ['"customer_id"'];
  const parts = assign(fields, record, 2 + own.length);
  const text = `insert into "${entity.table}" (${[...own, '"created_by"', ...parts.columns].join(', ')})
    values (${[...own.map(() => '$2::int8'), '$1::int8', ...parts.places].join(', ')}) returning "id"`;
  const { rows } = await tx.query<{ id: number }>(text, [
    writer.accountId,
    ...own.map(() => writer.customerId),
    ...parts.values,
  ]);
  const id = rows[0]?.id ?? 0;
  await saveParts(tx, entity, id, record, null, writer, entityOf);
  return id;
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

/** A write-only value is not in the old record: it changes whenever it is given. */
export function differs(field: FieldModel, record: Values, old: Values): boolean {
  if (field.writeOnly) return record[field.name] !== null && record[field.name] !== undefined;
  return !isDeepStrictEqual(record[field.name] ?? null, old[field.name] ?? null);
}

async function saveParts(
  tx: Queries,
  entity: EntityModel,
  id: number,
  record: Values,
  old: Values | null,
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  for (const field of entity.fields) {
    if (field.rows) await saveRows(tx, field, id, record, old, writer, entityOf);
    else if (field.links && (!old || differs(field, record, old)))
      await saveLinks(tx, field, id, record, writer);
  }
}

async function saveRows(
  tx: Queries,
  field: FieldModel,
  parentId: number,
  record: Values,
  old: Values | null,
  writer: Writer,
  entityOf: EntityOf,
): Promise<void> {
  const child = entityOf(field.rows?.entity ?? '');
  const rows = record[field.name] as Values[];
  const kept = new Set(rows.map((row) => row['id']));
  const gone = ((old?.[field.name] ?? []) as Values[])
    .map((row) => row['id'] as number)
    .filter((id) => !kept.has(id));
  if (gone.length > 0) await removeRecords(tx, child, gone, writer);
  for (const row of rows) {
    const withParent = { ...row, [field.rows?.foreignKey ?? '']: parentId };
    const oldRow = oldRowOf(field, row, old);
    if (!oldRow) await insertRecord(tx, child, withParent, writer, entityOf);
    else if (child.fields.some((one) => differs(one, withParent, oldRow)))
      await updateRecord(tx, child, withParent, oldRow, writer, entityOf);
  }
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
