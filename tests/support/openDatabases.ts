import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client } from 'pg';
import { createDb } from '#server/db/createDb.ts';
import type { Db } from '#server/db/Db.ts';
import { openEmbedded } from '#server/db/embedded/openEmbedded.ts';
import { SOURCE_WORKER_URL } from '#server/db/openDb.ts';
import { openPostgres } from '#server/db/postgres/openPostgres.ts';

/*
 * Empty databases of both kinds, for tests and for programs that run without vitest.
 */

const onEffectError = (error: unknown) => {
  throw error;
};

/** A fresh embedded database is unpacked from this file instead of being set up. */
export const TEMPLATE_PATH = `.build/embedded-small-${readVersion('@electric-sql/pglite')}.tar`;

function readVersion(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const { version } = JSON.parse(readFileSync(new URL(`../package.json`, `file://${entry}`), 'utf8')) as {
    version: string;
  };
  return version;
}

const connectEmbedded = (templatePath: string) =>
  openEmbedded({ dataDir: null, workerUrl: SOURCE_WORKER_URL, templatePath });

/** An embedded database in memory: empty, or as the template has it. */
export function openTestEmbedded(templatePath = TEMPLATE_PATH): Db {
  return createDb(connectEmbedded(templatePath), { onEffectError });
}

type Fill = (db: Db) => Promise<void>;

/** A database to copy: made by the first of a run who asks for it by its name. */
export interface Template {
  name: string;
  fill: Fill;
  /** What it begins with; absent: nothing. */
  from?: Template;
}

/** Opens a copy of a template that is gone with its `close`. */
export type OpenCopy = (template: Template) => Promise<Db>;

/** Fills an empty database with all of a template. */
export async function fillWhole(db: Db, { fill, from }: Template): Promise<Db> {
  if (from) await fillWhole(db, from);
  await fill(db);
  return db;
}

/** Writes a template of an embedded database. */
export async function writeEmbeddedTemplate(
  templatePath: string,
  fill: Fill,
  from = TEMPLATE_PATH,
): Promise<void> {
  const connections = connectEmbedded(from);
  const db = createDb(connections, { onEffectError });
  await fill(db);
  // Who opens a copy would write anew what stands in the log only.
  await connections.maintain('checkpoint');
  const own = `${templatePath}.${process.pid}`;
  await connections.copyTo(own);
  await db.close();
  renameSync(own, templatePath);
}

/** A database of a PostgreSQL server that is there. */
export const openByName = (serverUrl: string, name: string): Db => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return createDb(openPostgres({ databaseUrl: url.href }), { onEffectError });
};

/** Makes a template on a PostgreSQL server, unless it is there; others wait for it meanwhile. */
export async function createPostgresTemplate(
  serverUrl: string,
  name: string,
  fill: Fill,
  from = 'template1',
): Promise<void> {
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_new template ${from}`);
    const db = openByName(serverUrl, `${name}_new`);
    await fill(db).finally(async () => db.close());
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
}

/** Drops databases by the beginning of their names. */
export async function dropPostgres(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

/** A database of its own on a PostgreSQL server, empty or as the template has it; dropped with `close`. */
export async function openTestPostgres(serverUrl: string, template = 'template1'): Promise<Db> {
  const name = `khuon_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const db = openByName(serverUrl, name);
  return {
    ...db,
    get isUp() {
      return db.isUp;
    },
    async close() {
      await db.close();
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

const runOnServer = async (url: string, sql: string): Promise<void> =>
  onServer(url, async (client) => void (await client.query(sql)));

async function onServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(async () => client.end());
}
