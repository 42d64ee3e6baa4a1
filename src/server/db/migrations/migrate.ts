import { type Db, SqlError, type Tx } from '../Db.ts';
import { forgetBuild } from './buildMark.ts';
import type { DatabaseShape } from './DatabaseShape.ts';
import { planMigration } from './planMigration.ts';
import { readDatabaseShape } from './readDatabaseShape.ts';
import type { Step } from './Step.ts';

/** Any number; the same for all processes. */
const MIGRATION_LOCK = 7_364_201;

export interface MigrationOptions {
  /** Also what loses data. */
  allowDestructive: boolean;
}

export interface MigrationResult {
  applied: readonly Step[];
  /** What waits: a step that loses data, or one that the data there is does not allow. */
  held: readonly { step: Step; reason: string }[];
}

/** The steps that would bring the database to a shape; changes nothing. */
export async function readMigrationPlan(db: Db, wanted: DatabaseShape): Promise<Step[]> {
  return planMigration(await readDatabaseShape(db.withoutTenant('migration')), wanted);
}

/**
 * Brings the database to a shape, all in one transaction; several processes that start at once do it
 * one after the other. Steps that lose data, or that the stored rows do not allow, are held back.
 */
export function migrate(
  db: Db,
  wanted: DatabaseShape,
  { allowDestructive }: MigrationOptions,
): Promise<MigrationResult> {
  return runMigrating(db, async (tx) => {
    const steps = planMigration(await readDatabaseShape(tx), wanted);
    return applySteps(tx, steps, allowDestructive ? null : LOSES_DATA);
  });
}

/** One transaction of a migration; no two of them run at a time, whichever processes they are of. */
export function runMigrating<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.withoutTenant('migration').transaction(async (tx) => {
    await tx.query('set local lock_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    return work(tx);
  });
}

/** Applies what can be applied; `whyKept` says why steps that lose data are not. */
export async function applySteps(
  tx: Tx,
  steps: readonly Step[],
  whyKept: string | null,
): Promise<MigrationResult> {
  const applied: Step[] = [];
  const held: { step: Step; reason: string }[] = [];
  for (const step of steps) {
    const reason = (step.destructive ? whyKept : null) ?? (await refusalOf(tx, step));
    if (reason === null) applied.push(step);
    else held.push({ step, reason });
  }
  if (applied.length > 0) await forgetBuild(tx);
  return { applied, held };
}

/** Why a step that loses data is not taken without being asked for. */
export const LOSES_DATA = 'it loses data; run "npm run migrate -- --allow-destructive" to apply it';

/** Applies a step; null, or why the stored rows do not allow it. */
async function refusalOf(tx: Tx, step: Step): Promise<string | null> {
  await tx.query('savepoint step');
  try {
    for (const sql of step.sql) await tx.query(sql);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    if (!isRefusedByRows(error))
      throw new Error(`migration step "${step.title}" failed: ${error.message}`, { cause: error });
    await tx.query('rollback to savepoint step');
    return `the stored rows do not allow it: ${toReason(error)}; change them first, by a data migration (schemas/README.md)`;
  }
  await tx.query('release savepoint step');
  return null;
}

/** What the database says of a statement that it refused. */
export const toReason = ({ message, detail }: SqlError): string =>
  `${message}${detail ? ` (${detail})` : ''}`;

/** Integrity violations, and values that do not convert to a new type. */
const isRefusedByRows = ({ code }: SqlError) => code.startsWith('23') || code.startsWith('22');

/** A plan as an SQL text; what waits stands as comments. */
export function printPlan(steps: readonly Step[]): string {
  return steps
    .map(({ title, sql, destructive }) => {
      const lines = sql.map((statement) => `${statement};`).join('\n');
      return destructive
        ? `-- ${title}\n-- LOSES DATA, needs --allow-destructive\n${lines}`
        : `-- ${title}\n${lines}`;
    })
    .join('\n\n');
}
