import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import type { Access } from '../access/Access.ts';
import type { Queries } from '../db/Db.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityOf } from '#contract/record.ts';
import { computedSql, type Query } from '../list/Query.ts';

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
  return ['t."id"', 't."version"', ...columns].join(', ');
}

const isLive = (entity: EntityModel): string => (entity.softDelete ? ' and t."deleted_at" is null' : '');
const isOwn = (entity: EntityModel, place: string): string =>
  entity.owner === 'global' ? '' : ` and t."customer_id" = ${place}`;

/**
 * The record as stored, child rows nested, locked against other writers until the transaction ends.
 * Null when it is not there, or the caller may not see it.
 */
export async function lockStored(
  tx: Queries,
  access: Access,
  entity: EntityModel,
  id: number,
  now: Date,
  entityOf: EntityOf,
): Promise<Values | null> {
  const values: unknown[] = [id];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const query = { access, bind, now };
  const visible = access.rowPredicate(entity, bind, now);
  const text = `select ${selectList(entity, query)} from "${entity.table}" t where t."id" = $1${isLive(entity)} and (${visible}) for update of t`;
  const { rows } = await tx.query<Values>(text, values);
  const [record] = rows;
  return record ? { ...record, ...(await readRows(tx, access, entity, id, now, entityOf)) } : null;
}

/** Records as stored, in the order of their ids, without child rows and without a lock: to look at, not to change. */
export async function readManyStored(
  tx: Queries,
  access: Access,
  entity: EntityModel,
  ids: readonly number[],
  now: Date,
): Promise<Values[]> {
  const values: unknown[] = [ids];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const query = { access, bind, now };
  const visible = access.rowPredicate(entity, bind, now);
  const text = `select ${selectList(entity, query)} from "${entity.table}" t where t."id" = any($1::int8[])${isLive(entity)} and (${visible}) order by t."id"`;
  const { rows } = await tx.query<Values>(text, values);
  return rows;
}

async function readRows(
  tx: Queries,
  access: Access,
  entity: EntityModel,
  id: number,
  now: Date,
  entityOf: EntityOf,
): Promise<Values> {
  const found: Values = {};
  for (const field of entity.fields) {
    if (!field.rows) continue;
    const child = entityOf(field.rows.entity);
    const values: unknown[] = [id, access.session.customer.id];
    const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
    const text = `select ${selectList(child, { access, bind, now })} from "${child.table}" t where t."${field.rows.foreignKey}" = $1 and $2::int8 is not null${isOwn(child, '$2')}${isLive(child)} order by t."id" for update of t`;
    const { rows } = await tx.query<Values>(text, values);
    for (const row of rows)
      Object.assign(row, await readRows(tx, access, child, row['id'] as number, now, entityOf));
    found[field.name] = rows;
  }
  return found;
}
