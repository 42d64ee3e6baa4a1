import { createHash } from 'node:crypto';
import type { DataMigration } from '#contract/migration.ts';
import type { EntityModel } from '#contract/model.ts';
import { type Db, type Queries, SqlError } from '../Db.ts';
import { forgetComputed } from './computedColumns.ts';
import { runMigrating, toReason } from './migrate.ts';
import { type Step, step } from './Step.ts';

/*
 * Data migrations: SQL of the modules that changes rows, run once in a database, each in a transaction of its own. What
 * ran stands in `khuon_migration`.
 */

/** What a database knows of one. */
interface StoredMigration {
  module: string;
  number: number;
  checksum: string;
  ran_at: string | null;
}

/** A data migration that does not run, and why. */
export interface HeldMigration {
  step: Step;
  reason: string;
}

/** The data migrations of a model beside what a database knows of them. */
interface DataPlan {
  pending: readonly DataMigration[];
  /** Those that ran otherwise than they stand there now. */
  changed: readonly HeldMigration[];
}

const keyOf = ({ module, number }: Pick<DataMigration, 'module' | 'number'>) => `${module} ${number}`;

const checksumOf = ({ statements }: DataMigration) =>
  createHash('sha256').update(statements.join(';\n')).digest('hex');

/** A data migration as a step of the plan. */
export const toStep = ({ module, name, statements }: DataMigration): Step =>
  step(`${module}: data migration ${name}`, statements);

/** What is still to run; in an empty database nothing is, because there are no rows to change. */
export async function planData(queries: Queries, migrations: readonly DataMigration[]): Promise<DataPlan> {
  if (migrations.length === 0) return { pending: [], changed: [] };
  const noted = new Map((await readStoredMigrations(queries)).map((row) => [keyOf(row), row]));
  const changed = migrations.flatMap((migration) => {
    const row = noted.get(keyOf(migration));
    if (!row || row.checksum === checksumOf(migration)) return [];
    return [{ step: toStep(migration), reason: toChange(row) }];
  });
  return { pending: migrations.filter((migration) => !noted.has(keyOf(migration))), changed };
}

async function readStoredMigrations(queries: Queries): Promise<StoredMigration[]> {
  const [found] = (
    await queries.query<{ is_there: boolean }>(
      `select to_regclass('public.khuon_migration') is not null as is_there`,
    )
  ).rows;
  if (!found?.is_there) return [];
  const { rows } = await queries.query<StoredMigration>(
    'select module, number, checksum, ran_at from khuon_migration',
  );
  return rows;
}

const toChange = ({ ran_at }: StoredMigration) =>
  `its file was changed after ${ran_at === null ? 'this database was made' : `it ran on ${ran_at}`}; undo that, or give it the next number to run it again`;

/** Notes migrations that a new database does not need. */
export async function noteUnneeded(queries: Queries, migrations: readonly DataMigration[]): Promise<void> {
  for (const migration of migrations) await note(queries, migration, 0, false);
}

async function note(
  queries: Queries,
  migration: DataMigration,
  rowCount: number,
  hasRun: boolean,
): Promise<void> {
  await queries.query(
    `insert into khuon_migration (module, number, name, checksum, row_count, ran_at)
      values ($1, $2, $3, $4, $5, case when $6 then clock_timestamp() end)`,
    [migration.module, migration.number, migration.name, checksumOf(migration), rowCount, hasRun],
  );
}

/** Runs what is to run, in order; the first that fails holds back the others. */
export async function runData(
  db: Db,
  migrations: readonly DataMigration[],
  entities: readonly EntityModel[],
  log: (line: string) => void,
): Promise<{ applied: Step[]; held: HeldMigration[] }> {
  const applied: Step[] = [];
  for (const [index, migration] of migrations.entries()) {
    const result = await runOne(db, migration, entities);
    if (typeof result === 'string') {
      const waiting = { reason: `data migration ${migration.name} of ${migration.module} comes first` };
      const others = migrations.slice(index + 1).map((other) => ({ step: toStep(other), ...waiting }));
      return { applied, held: [{ step: toStep(migration), reason: result }, ...others] };
    }
    // Another process did it meanwhile.
    if (result === null) continue;
    applied.push(toStep(migration));
    log(`${migration.module}: data migration ${migration.name}: ${result} rows`);
  }
  return { applied, held: [] };
}

/** How many rows a migration changed; null where it has run already; else why it cannot. */
async function runOne(
  db: Db,
  migration: DataMigration,
  entities: readonly EntityModel[],
): Promise<number | string | null> {
  try {
    return await runMigrating(db, async (tx) => {
      const { pending } = await planData(tx, [migration]);
      if (pending.length === 0) return null;
      let rowCount = 0;
      for (const sql of migration.statements) rowCount += (await tx.query(sql)).rowCount;
      await forgetComputed(tx, entities, migration.tables);
      await note(tx, migration, rowCount, true);
      return rowCount;
    });
  } catch (error) {
    if (error instanceof SqlError) return `it fails, and changed nothing: ${toReason(error)}`;
    throw error;
  }
}
