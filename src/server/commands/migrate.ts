import { parseArgs } from 'node:util';
import { model } from '#generated/server.gen.ts';
import { type Config, readConfig } from '../config.ts';
import { DataDirInUse } from '../db/embedded/lockDataDir.ts';
import { askHolder } from '../db/migrations/askHolder.ts';
import { type MigrationCall, type MigrationReport, runMigration } from '../db/migrations/runMigration.ts';
import { openDb } from '../db/openDb.ts';

/*
 * `npm run migrate`: brings the database to the schemas. `--plan` prints the SQL and changes nothing;
 * `--allow-destructive` also applies what loses data. While `npm run dev` holds the embedded database, it is that process
 * that does it.
 */

const OPTIONS = { plan: { type: 'boolean' }, 'allow-destructive': { type: 'boolean' } } as const;

function fail(error: unknown): never {
  throw error;
}

const open = ({ databaseUrl, dataDir }: Config) =>
  openDb({ databaseUrl, dataDir, onEffectError: fail, onMaintenanceError: fail });

/** Runs the command; true when nothing waits. Throws ConfigError, or an Error of one line. */
async function run(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const call = { plan: values.plan ?? false, allowDestructive: values['allow-destructive'] ?? false };
  const { lines, isDone } = await report(readConfig(process.env), call);
  for (const { text, isWaiting } of lines) (isWaiting ? console.error : console.log)(text);
  return isDone;
}

/** Done here, or by the development server that holds the embedded database. */
async function report(config: Config, call: MigrationCall): Promise<MigrationReport> {
  const db = await open(config).catch((error: unknown) => {
    if (error instanceof DataDirInUse) return error;
    throw error;
  });
  if (db instanceof DataDirInUse) {
    const answer = await askHolder(config.dataDir, call);
    if (answer) return answer;
    throw db;
  }
  try {
    return await runMigration(db, model, call, console.log);
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
