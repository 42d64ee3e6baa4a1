import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import { createDb } from '#server/db/createDb.ts';
import type { Db } from '#server/db/Db.ts';
import { openEmbedded } from '#server/db/embedded/openEmbedded.ts';
import type { DatabaseShape } from '#server/db/migrations/DatabaseShape.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { SOURCE_WORKER_URL } from '#server/db/openDb.ts';
import { openPostgres } from '#server/db/postgres/openPostgres.ts';

/** A kind of database that tests can run on. */
export interface TestDatabases {
  name: 'embedded' | 'postgres';
  isAvailable: boolean;
  /** Opens an own, empty database, gone with `close`; with a shape it is migrated to it. */
  open: (shape?: DatabaseShape) => Promise<Db>;
}

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

function openTestEmbedded(): Db {
  return createDb(
    openEmbedded({ dataDir: null, workerUrl: SOURCE_WORKER_URL, templatePath: TEMPLATE_PATH }),
    { onEffectError },
  );
}

/** Own database on the shared server. */
async function openTestPostgres(serverUrl: string): Promise<Db> {
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

async function withShape(db: Db, shape: DatabaseShape | undefined): Promise<Db> {
  if (shape) await migrate(db, shape, { allowDestructive: true });
  return db;
}

/** Address of the PostgreSQL server of this run; null where there is none. */
export const postgresUrl = inject('postgresUrl') ?? null;

/** Both kinds of database; PostgreSQL is not available where no server could be started. */
export const testDatabases: readonly [embedded: TestDatabases, postgres: TestDatabases] = [
  { name: 'embedded', isAvailable: true, open: async (shape) => withShape(openTestEmbedded(), shape) },
  {
    name: 'postgres',
    isAvailable: postgresUrl !== null,
    open: async (shape) => withShape(await openTestPostgres(postgresUrl ?? ''), shape),
  },
];

/** Takes everything out of a database: much faster than opening another one. */
export async function clearDatabase(db: Db): Promise<void> {
  await db
    .withoutTenant('maintenance')
    .script('drop schema public cascade; create schema public; grant usage on schema public to public');
}

/** Runs the same tests on both databases; where there is no PostgreSQL its tests show as skipped. */
export function describeOnDatabases(title: string, body: (database: TestDatabases) => void): void {
  for (const database of testDatabases) {
    describe.skipIf(!database.isAvailable)(`${title} (${database.name})`, () => body(database));
  }
}
