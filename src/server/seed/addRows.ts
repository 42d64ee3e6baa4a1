import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { SeedModel } from '#contract/seed.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createFilledWorld, type GrowingWorld } from './createWorld.ts';
import { insertRows, type SeedTarget } from './insertRows.ts';
import { keepDrawings } from './keepDrawings.ts';
import { createGenerated, numberedBy, type SeedParts, targetsOf } from './loadSeeds.ts';

/** Rows per transaction. */
const STEP_ROWS = 20_000;

/** From so many rows on, indexes are built once at the end instead of row by row. */
const BULK_ROWS = 50_000;

/** Rows of another entity that new ones may refer to. */
const POOL_ROWS = 5_000;

/** How many rows are added. */
export interface AddedRows {
  count: number;
  /** Called with how many are stored. */
  onStep: (done: number) => void;
}

/**
 * Adds generated rows of one seed to the demo company. Throws an Error
 * of one line when the demo company is not there.
 */
export async function addRows(
  db: Db,
  parts: SeedParts,
  seed: SeedModel,
  { count, onStep }: AddedRows,
): Promise<void> {
  const owner = db.withoutTenant('seed');
  const customerId = await findDemo(owner);
  const world = await createFilledWorld(parts.model, 'demo');
  const entity = world.entity(seed.entity);
  for (const name of new Set([...targetsOf(entity, world), ...numberedBy(seed)]))
    if (!world.entity(name).data) await readPool({ tx: owner, world, customerId }, name, parts.seeds);
  const from = 1 + (await countRows(owner, entity, customerId)) - (seed.rows?.demo?.length ?? 0);
  const isBulk = count >= BULK_ROWS;
  if (isBulk) await dropIndexes(owner, tablesOf(entity, world));
  try {
    for (let done = 0; done < count;) {
      const step = { from: from + done, count: Math.min(STEP_ROWS, count - done) };
      const rows = createGenerated(world, seed, step, parts.now);
      await owner.transaction(async (tx) => {
        const target = { tx, world, customerId };
        await keepDrawings(target, entity, rows, parts.files);
        await insertRows(target, entity, rows);
      });
      done += rows.length;
      onStep(done);
    }
  } finally {
    if (isBulk) await migrate(db, toDatabaseShape(parts.model), { allowDestructive: false });
  }
  await db.withoutTenant('maintenance').query('vacuum (analyze)');
}

/** The tables of an entity and of its child rows. */
const tablesOf = (entity: EntityModel, world: GrowingWorld): string[] => [
  entity.table,
  ...entity.fields.flatMap(({ rows }) => (rows ? tablesOf(world.entity(rows.entity), world) : [])),
];

/** Drops what only makes reading fast; the migration after the load builds it again. */
async function dropIndexes(owner: Queries, tables: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select indexname::text as name from pg_indexes
where schemaname = 'public' and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${quoteName(name)}`);
}

async function findDemo(owner: Queries): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(`select id from khuon_customer where key = 'demo'`);
  if (!rows[0])
    throw new Error('The demo company is not loaded: start once with DEMO=1 on an empty database');
  return rows[0].id;
}

async function countRows(owner: Queries, entity: EntityModel, customerId: number): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*) as count from ${quoteName(entity.table)} where customer_id = $1`,
    [customerId],
  );
  return rows[0]?.count ?? 0;
}

/** Reads stored rows, and finds the named ones among them by what must be unique. */
async function readPool(
  { tx, world, customerId }: SeedTarget & { world: GrowingWorld },
  name: string,
  seeds: readonly SeedModel[],
): Promise<void> {
  const entity = world.entity(name);
  const { rows } = await tx.query<Values>(
    `select * from ${quoteName(entity.table)} where ${entity.owner === 'global' ? '$1::int8 is not null' : 'customer_id = $1'} order by id limit ${POOL_ROWS}`,
    [customerId],
  );
  world.add(name, rows);
  const unique = entity.unique[0]?.fields ?? [];
  const fixedRows = seeds.flatMap((seed) => (seed.entity === name ? (seed.rows?.demo ?? []) : []));
  for (const fixed of fixedRows) {
    const row = rows.find(
      (candidate) => unique.length > 0 && unique.every((field) => candidate[field] === fixed[field]),
    );
    if (row && typeof fixed['$key'] === 'string') world.nameRow(name, fixed['$key'], Number(row['id']));
  }
}
