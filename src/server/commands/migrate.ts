import { parseArgs } from 'node:util';
import { model } from '#generated/server.gen.ts';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../db/Db.ts';
import { migrate, printPlan, readMigrationPlan } from '../db/migrations/migrate.ts';
import { toDatabaseShape } from '../db/migrations/toDatabaseShape.ts';
import { openDb } from '../db/openDb.ts';

/*
 * `npm run migrate`: brings the database to the schemas. `--plan` prints the SQL and changes nothing;
 * `--allow-destructive` also applies what loses data.
 */

const OPTIONS = { plan: { type: 'boolean' }, 'allow-destructive': { type: 'boolean' } } as const;

function fail(error: unknown): never {
  throw error;
}

const open = ({ databaseUrl, dataDir }: Config) =>
  openDb({ databaseUrl, dataDir, onEffectError: fail, onMaintenanceError: fail });

async function printOnly(db: Db): Promise<boolean> {
  const steps = await readMigrationPlan(db, toDatabaseShape(model));
  console.log(steps.length === 0 ? '-- nothing to change' : printPlan(steps));
  return true;
}

async function apply(db: Db, allowDestructive: boolean): Promise<boolean> {
  const { applied, held } = await migrate(db, toDatabaseShape(model), { allowDestructive });
  for (const step of applied) console.log(step.title);
  for (const { step, reason } of held) console.error(`waits: ${step.title}: ${reason}`);
  console.log(`${applied.length} applied, ${held.length} waiting`);
  return held.length === 0;
}

/** Runs the command; true when nothing waits. Throws ConfigError, or an Error of one line. */
async function run(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const db = await open(readConfig(process.env));
  try {
    return values.plan ? await printOnly(db) : await apply(db, values['allow-destructive'] ?? false);
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
