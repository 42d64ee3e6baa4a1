import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { Queries } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { toColumns } from '#server/db/migrations/toColumns.ts';
import { fillNumbers } from './fillNumbers.ts';
import type { SeedWorld } from './SeedContext.ts';

/** Rows per statement: large enough that the statement does not matter, small enough for memory. */
const BATCH_ROWS = 5_000;

/** The company that rows are stored for. */
export interface SeedTarget {
  tx: Queries;
  world: Pick<SeedWorld, 'entity'>;
  customerId: number;
}

/** Gives the rows ids and stores them with their child rows and links. */
export async function insertRows(
  target: SeedTarget,
  entity: EntityModel,
  rows: readonly Values[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    await insertBatch(target, entity, rows.slice(at, at + BATCH_ROWS));
  }
}

async function insertBatch(target: SeedTarget, entity: EntityModel, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return;
  const { tx, customerId } = target;
  await fillNumbers(tx, entity, customerId, rows);
  const first = await reserveIds(tx, entity.table, rows.length);
  rows.forEach((row, index) =>
    Object.assign(row, { id: first + index, customer_id: customerId, version: 1 }),
  );
  await insertRecords(tx, entity, rows);
  for (const field of entity.fields) {
    if (field.rows) await insertChildren(target, field, rows);
    if (field.links) await insertLinks(target, field.links, field.name, rows);
  }
}

async function reserveIds(tx: Queries, table: string, count: number): Promise<number> {
  const { rows } = await tx.query<{ first: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as first`,
    [quoteName(table)],
  );
  const first = rows[0]?.first ?? 1;
  await tx.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [
    quoteName(table),
    first + count - 1,
  ]);
  return first;
}

async function insertRecords(tx: Queries, entity: EntityModel, rows: readonly Values[]): Promise<void> {
  const columns = toColumns(entity).filter(
    ({ generated, name }) => !generated && name !== 'deleted_at' && name !== 'updated_by',
  );
  const names = columns.map(({ name }) => quoteName(name)).join(', ');
  const types = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, filledFrom = name }) => [name, row[name] ?? row[filledFrom] ?? null]),
    ),
  );
  await tx.query(
    `insert into ${quoteName(entity.table)} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as x(${types})`,
    [JSON.stringify(records)],
  );
}

async function insertChildren(target: SeedTarget, field: FieldModel, rows: readonly Values[]): Promise<void> {
  const { entity, foreignKey } = field.rows ?? { entity: '', foreignKey: '' };
  const children = rows.flatMap((row) =>
    ((row[field.name] ?? []) as Values[]).map((child) => ({ ...child, [foreignKey]: row['id'] })),
  );
  await insertRows(target, target.world.entity(entity), children);
}

async function insertLinks(
  { tx, customerId }: SeedTarget,
  { table, foreignKey, otherKey }: NonNullable<FieldModel['links']>,
  name: string,
  rows: readonly Values[],
): Promise<void> {
  const pairs = rows.flatMap((row) =>
    ((row[name] ?? []) as number[]).map((other) => [Number(row['id']), other] as const),
  );
  if (pairs.length === 0) return;
  await tx.query(
    `insert into ${quoteName(table)} (customer_id, ${quoteName(foreignKey)}, ${quoteName(otherKey)})
select $1, * from unnest($2::int8[], $3::int8[])`,
    [customerId, pairs.map(([own]) => own), pairs.map(([, other]) => other)],
  );
}
