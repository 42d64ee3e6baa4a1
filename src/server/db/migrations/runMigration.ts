import type { ServerModel } from '#contract/model.ts';
import type { Db } from '../Db.ts';
import { migrate, printPlan, readMigrationPlan } from './migrate.ts';
import { toDatabaseShape } from './toDatabaseShape.ts';

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
  model: ServerModel,
  { plan, allowDestructive }: MigrationCall,
): Promise<MigrationReport> {
  const wanted = toDatabaseShape(model);
  if (plan) {
    const steps = await readMigrationPlan(db, wanted);
    return toReport([steps.length === 0 ? '-- nothing to change' : printPlan(steps)], []);
  }
  const { applied, held } = await migrate(db, wanted, { allowDestructive });
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
