import type { Db } from '../Db.ts';
import { printPlan } from './migrate.ts';
import { migrateModel, readModelPlan, type StoredModel } from './migrateModel.ts';

/** What `npm run migrate` is asked for. */
export interface MigrationCall {
  /** Print the SQL, change nothing. */
  plan: boolean;
  /** Also what loses data. */
  allowDestructive: boolean;
}

/** What it says: lines in their order, and whether nothing waits any more. */
export interface MigrationReport {
  lines: readonly { text: string; isWaiting: boolean }[];
  isDone: boolean;
}

/** Brings a database to the model, or says how. */
export async function runMigration(
  db: Db,
  model: StoredModel,
  { plan, allowDestructive }: MigrationCall,
  log?: (line: string) => void,
): Promise<MigrationReport> {
  if (plan) {
    const steps = await readModelPlan(db, model);
    return toReport([steps.length === 0 ? '-- nothing to change' : printPlan(steps)], []);
  }
  const { applied, held } = await migrateModel(db, model, { allowDestructive, log });
  return toReport(
    applied.map(({ title }) => title),
    held.map(({ step, reason }) => `waits: ${step.title}: ${reason}`),
    [`${applied.length} applied, ${held.length} waiting`],
  );
}

function toReport(
  said: readonly string[],
  waiting: readonly string[],
  last: readonly string[] = [],
): MigrationReport {
  const toLines = (texts: readonly string[], isWaiting: boolean) =>
    texts.map((text) => ({ text, isWaiting }));
  return {
    lines: [...toLines(said, false), ...toLines(waiting, true), ...toLines(last, false)],
    isDone: waiting.length === 0,
  };
}
