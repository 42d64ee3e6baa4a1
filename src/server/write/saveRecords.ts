import { isDeepStrictEqual } from 'node:util';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import type { Queries } from '../db/Db.ts';
import type { Values } from '#contract/logic.ts';
import { oldRowOf, STANDARD_FIELDS, type EntityOf } from '#contract/record.ts';
import { storedFields } from './readStored.ts';

/** Where rows are written, and for whom. */
export interface Writing {
  tx: Queries;
  session: { accountId: number; customer: { id: number } };
  entityOf: EntityOf;
}

/** A stored record as it is to be, and as it is. */
export interface Pair {
  record: Values;
  old: Values;
}

const typeOf = (field: FieldModel): string => serverTypes[field.type].column(field) ?? 'text';

const ownFields = (entity: EntityModel): readonly FieldModel[] =>
  storedFields(entity).filter((field) => !STANDARD_FIELDS.has(field.name));

/** Inserts records with their child rows and links, one statement a table; gives their ids in their order. */
export async function insertRecords(
  writing: Writing,
  entity: EntityModel,
  records: readonly Values[],
): Promise<number[]> {
  if (records.length === 0) return [];
  const { tx, session } = writing;
  const fields = ownFields(entity);
  const values = records.map((record) =>
    Object.fromEntries(fields.map(({ name }) => [name, record[name] ?? null])),
  );
  const { rows } = await tx.query<{ id: number }>(printInsert(entity, fields), [
    session.accountId,
    session.customer.id,
    JSON.stringify(values),
  ]);
  // Ids are given in the order of the rows.
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const stored = records.map((record, at) => ({ id: ids[at] ?? 0, record }));
  for (const field of entity.fields) {
    if (field.rows) await insertChildren(writing, field, stored);
    else if (field.links) await insertLinks(writing, field, stored);
  }
  return ids;
}

/** `$1` who, `$2` whose, `$3` the rows as JSON: one text for any number of rows. */
function printInsert({ table, owner }: EntityModel, fields: readonly FieldModel[]): string {
  const names = fields.map(({ name }) => `"${name}"`);
  const types = fields.map((field) => `"${field.name}" ${typeOf(field)}`);
  const [own, ownValue] = owner === 'global' ? [[], []] : [['"customer_id"'], ['$2::int8']];
  return `insert into "${table}" (${[...own, '"created_by"', ...names].join(', ')})
    select ${[...ownValue, '$1::int8', ...names.map((name) => `x.${name}`)].join(', ')}
    from jsonb_to_recordset($3::jsonb) as x(${types.join(', ')}) where $2::int8 is not null returning "id"`;
}

interface Stored {
  id: number;
  record: Values;
}

async function insertChildren(
  writing: Writing,
  { name, rows }: FieldModel,
  stored: readonly Stored[],
): Promise<void> {
  const { entity, foreignKey } = rows ?? { entity: '', foreignKey: '' };
  const children = stored.flatMap(({ id, record }) =>
    ((record[name] ?? []) as Values[]).map((row) => ({ ...row, [foreignKey]: id })),
  );
  await insertRecords(writing, writing.entityOf(entity), children);
}

/** Ids of the records and of those that they are linked with, pair by pair. */
function toPairs({ name }: FieldModel, stored: readonly Stored[]): [own: number[], other: number[]] {
  const pairs = stored.flatMap(({ id, record }) =>
    ((record[name] ?? []) as number[]).map((other) => [id, other] as const),
  );
  return [pairs.map(([own]) => own), pairs.map(([, other]) => other)];
}

async function insertLinks(
  { tx, session }: Writing,
  field: FieldModel,
  stored: readonly Stored[],
): Promise<void> {
  const { table, foreignKey, otherKey } = field.links ?? { table: '', foreignKey: '', otherKey: '' };
  const [own, other] = toPairs(field, stored);
  if (own.length === 0) return;
  await tx.query(
    `insert into "${table}" ("customer_id", "${foreignKey}", "${otherKey}") select $1, * from unnest($2::int8[], $3::int8[]) on conflict do nothing`,
    [session.customer.id, own, other],
  );
}

/** Stores what differs from the old records, their child rows and links, one statement a table; each version goes up by one. */
export async function updateRecords(
  writing: Writing,
  entity: EntityModel,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const { tx, session } = writing;
  const changed = ownFields(entity).filter((field) =>
    pairs.some(({ record, old }) => differs(field, record, old)),
  );
  const values = pairs.map(({ record }) => ({
    id: record['id'],
    ...Object.fromEntries(changed.map(({ name }) => [name, record[name] ?? null])),
  }));
  await tx.query(printUpdate(entity, changed), [
    session.accountId,
    session.customer.id,
    JSON.stringify(values),
  ]);
  for (const field of entity.fields) {
    if (field.rows) await updateChildren(writing, field, pairs);
    else if (field.links) await updateLinks(writing, field, pairs);
  }
}

/** `$1` who, `$2` whose, `$3` the rows as JSON. A write-only value that nobody gave stays; a secret that was given empty goes. */
function printUpdate({ table, owner }: EntityModel, fields: readonly FieldModel[]): string {
  const sets = fields.map(({ name, writeOnly, secret }) => {
    const kept = `coalesce(x."${name}", t."${name}")`;
    if (secret) return `"${name}" = nullif(${kept}, '')`;
    return writeOnly ? `"${name}" = ${kept}` : `"${name}" = x."${name}"`;
  });
  const types = ['"id" int8', ...fields.map((field) => `"${field.name}" ${typeOf(field)}`)];
  const own = owner === 'global' ? '' : ' and t."customer_id" = $2';
  return `update "${table}" t set ${[...sets, '"version" = t."version" + 1', '"updated_at" = now()', '"updated_by" = $1::int8'].join(', ')}
    from jsonb_to_recordset($3::jsonb) as x(${types.join(', ')}) where t."id" = x."id" and $2::int8 is not null${own}`;
}

/** A write-only value is not in the old record: it changes whenever it is given. What is not stored never does. */
export function differs(field: FieldModel, record: Values, old: Values): boolean {
  if (field.compute?.stored === false) return false;
  if (field.writeOnly) return record[field.name] !== null && record[field.name] !== undefined;
  return !isDeepStrictEqual(record[field.name] ?? null, old[field.name] ?? null);
}

async function updateChildren(writing: Writing, field: FieldModel, pairs: readonly Pair[]): Promise<void> {
  const { entity, foreignKey } = field.rows ?? { entity: '', foreignKey: '' };
  const child = writing.entityOf(entity);
  const gone = pairs.flatMap(({ record, old }) => findGone(field, record, old));
  if (gone.length > 0) await removeRecords(writing, child, gone);
  const rows = pairs.flatMap(({ record, old }) =>
    (record[field.name] as Values[]).map((row) => ({
      record: { ...row, [foreignKey]: record['id'] } as Values,
      old: oldRowOf(field, row, old),
    })),
  );
  const changed = rows.filter(
    (row): row is Pair =>
      row.old !== null && child.fields.some((one) => differs(one, row.record, row.old ?? {})),
  );
  await updateRecords(writing, child, changed);
  const news = rows.filter(({ old }) => old === null).map(({ record }) => record);
  await insertRecords(writing, child, news);
}

function findGone({ name }: FieldModel, record: Values, old: Values): number[] {
  const kept = new Set((record[name] as Values[]).map((row) => row['id']));
  return ((old[name] ?? []) as Values[]).map((row) => row['id'] as number).filter((id) => !kept.has(id));
}

async function updateLinks(writing: Writing, field: FieldModel, pairs: readonly Pair[]): Promise<void> {
  const { table, foreignKey, otherKey } = field.links ?? { table: '', foreignKey: '', otherKey: '' };
  const changed = pairs.filter(({ record, old }) => differs(field, record, old));
  if (changed.length === 0) return;
  const stored = changed.map(({ record }) => ({ id: record['id'] as number, record }));
  const [own, other] = toPairs(field, stored);
  await writing.tx.query(
    `delete from "${table}" l where l."customer_id" = $1 and l."${foreignKey}" = any($2::int8[])
and not exists (select 1 from unnest($3::int8[], $4::int8[]) x(own, other) where x.own = l."${foreignKey}" and x.other = l."${otherKey}")`,
    [writing.session.customer.id, stored.map(({ id }) => id), own, other],
  );
  await insertLinks(writing, field, stored);
}

/** Takes records away: marked where the entity keeps deleted rows, else really. */
export async function removeRecords(
  { tx, session }: Writing,
  entity: EntityModel,
  ids: readonly number[],
): Promise<void> {
  const own = entity.owner === 'global' ? '' : ' and "customer_id" = $2';
  const text = entity.softDelete
    ? `update "${entity.table}" set "deleted_at" = now(), "version" = "version" + 1, "updated_by" = $3::int8 where "id" = any($1::int8[]) and $2::int8 is not null${own}`
    : `delete from "${entity.table}" where "id" = any($1::int8[]) and $2::int8 is not null and $3::int8 is not null${own}`;
  await tx.query(text, [ids, session.customer.id, session.accountId]);
}
