import { parseArgs } from 'node:util';
import { model } from '#generated/server.gen.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/Db.ts';
import { migrateModel } from '../db/migrations/migrateModel.ts';
import { openDb } from '../db/openDb.ts';

/*
 * `npm run license -- --company HOAMAI --key company --until 2027-12-31`: registers something for a company until the end of a day
 * in its zone; without `--until` without end. Sessions know it within a minute.
 */

interface Wanted {
  company: string;
  key: string;
  until: string | null;
}

/** What is wanted; throws an Error of one line for what cannot be read. */
function readWanted(args: readonly string[]): Wanted {
  const option = { type: 'string' as const };
  const { values } = parseArgs({ args: [...args], options: { company: option, key: option, until: option } });
  const { company = '', key = 'company', until = null } = values;
  if (company === '') throw new Error('--company is missing: the code that its staff register with');
  if (!/^[a-z_]{1,50}$/.test(key)) throw new Error(`--key is "${key}", but must be small letters and _`);
  if (until !== null && !/^\d{4}-\d{2}-\d{2}$/.test(until))
    throw new Error(`--until is "${until}", but must be a day such as 2027-12-31`);
  return { company, key, until };
}

async function register(db: Db, { company, key, until }: Wanted): Promise<void> {
  const { rowCount } = await db.withoutTenant('maintenance').query(
    `insert into khuon_license (customer_id, key, valid_until)
select c.id, $2, ($3::date + 1)::timestamp at time zone c.time_zone from khuon_customer c where c.code = upper($1)
on conflict (customer_id, key) do update set valid_until = excluded.valid_until`,
    [company, key, until],
  );
  if (rowCount === 0) throw new Error(`There is no company with the code "${company}"`);
}

async function run(args: readonly string[]): Promise<void> {
  const wanted = readWanted(args);
  const fail = (error: unknown): never => {
    throw error;
  };
  const { databaseUrl, dataDir } = readConfig(process.env);
  const db = await openDb({ databaseUrl, dataDir, onEffectError: fail, onMaintenanceError: fail });
  try {
    await migrateModel(db, model, { allowDestructive: false, log: console.log });
    await register(db, wanted);
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
