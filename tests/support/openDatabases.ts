import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
export const TEMPLATE_PATH = `.build/embedded-${readVersion('@electric-sql/pglite')}.tar`;

function readVersion(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const { version } = JSON.parse(readFileSync(new URL(`../package.json`, `file://${entry}`), 'utf8')) as {
    version: string;
  };
  return version;
}

/** An embedded database in memory. */
export function openTestEmbedded(): Db {
  return createDb(
    openEmbedded({ dataDir: null, workerUrl: SOURCE_WORKER_URL, templatePath: TEMPLATE_PATH }),
    { onEffectError },
  );
}

/** A database of its own on a PostgreSQL server; dropped with `close`. */
export async function openTestPostgres(serverUrl: string): Promise<Db> {
  const name = `khuon_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = createDb(openPostgres({ databaseUrl: url.href }), { onEffectError });
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

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
