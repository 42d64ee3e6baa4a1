import { parseArgs } from 'node:util';
import { seeds } from '#generated/built/seeds.gen.server.ts';
import { model } from '#generated/server.gen.ts';
import type { SeedModel } from '#contract/seed.ts';
import { createPasswords } from '../account/createPasswords.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/Db.ts';
import { migrateModel } from '../db/migrations/migrateModel.ts';
import { openDb } from '../db/openDb.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { addRows } from '../seed/addRows.ts';
import { fillEmpty } from '../seed/fillEmpty.ts';
import { loadData } from '../seed/loadData.ts';

/*
 * `npm run seed -- --<option> N`: adds N generated rows of the seed with that option to the demo company;
 * loads the demo company first when the database is empty.
 */

const withOption = seeds.filter((seed): seed is SeedModel & { option: string } => seed.option !== undefined);

function fail(error: unknown): never {
  throw error;
}

/** How many rows of which seed are wanted; throws an Error of one line for what cannot be read. */
function readWanted(args: readonly string[]): Map<SeedModel, number> {
  const options = Object.fromEntries(withOption.map(({ option }) => [option, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const wanted = new Map<SeedModel, number>();
  for (const seed of withOption) {
    const text = values[seed.option];
    if (text === undefined) continue;
    if (!/^[1-9]\d{0,7}$/.test(text))
      throw new Error(`--${seed.option} is "${text}", but must be a number from 1 to 99999999`);
    wanted.set(seed, Number(text));
  }
  return wanted;
}

async function addAll(db: Db, filesDir: string, wanted: ReadonlyMap<SeedModel, number>): Promise<void> {
  const files = createFileStore(db, filesDir);
  const parts = { model, seeds, passwords: createPasswords(), files, now: new Date() };
  await migrateModel(db, model, { allowDestructive: false, log: console.log });
  await loadData(db, model);
  await fillEmpty(db, { ...readConfig(process.env), isDemo: true }, async () => parts);
  for (const [seed, count] of wanted) {
    const from = Date.now();
    const onStep = (done: number): void =>
      console.log(`${seed.option}: ${done} of ${count} (${Math.round((Date.now() - from) / 1000)} s)`);
    await addRows(db, parts, seed, { count, onStep });
  }
}

async function run(args: readonly string[]): Promise<void> {
  const wanted = readWanted(args);
  const { databaseUrl, dataDir, filesDir } = readConfig(process.env);
  const db = await openDb({ databaseUrl, dataDir, onEffectError: fail, onMaintenanceError: fail });
  try {
    await addAll(db, filesDir, wanted);
  } finally {
    await db.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
