import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, inject } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import type { DatabaseShape } from '#server/db/migrations/DatabaseShape.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import {
  createPostgresTemplate,
  openByName,
  type OpenCopy,
  openTestEmbedded,
  openTestPostgres,
  type Template,
  writeEmbeddedTemplate,
} from './openDatabases.ts';

export { TEMPLATE_PATH } from './openDatabases.ts';

/** A kind of database that tests can run on. */
export interface TestDatabases {
  name: 'embedded' | 'postgres';
  isAvailable: boolean;
  /** Opens an own, empty database, gone with `close`; with a shape it is migrated to it. */
  open: (shape?: DatabaseShape) => Promise<Db>;
  openCopy: OpenCopy;
}

async function withShape(db: Db, shape: DatabaseShape | undefined): Promise<Db> {
  if (shape) await migrate(db, shape, { allowDestructive: true });
  return db;
}

/** Address of the PostgreSQL server of this run; null where there is none. */
export const postgresUrl = inject('postgresUrl') ?? null;

const templates = inject('templates');

/** Makes a file, unless it is there; others of this run who want it wait for it meanwhile. */
async function once(file: string, make: () => Promise<void>): Promise<void> {
  const sign = `${file}.making`;
  while (!existsSync(file)) {
    if (!takeSign(sign)) await wait(50);
    else
      await (existsSync(file) ? Promise.resolve() : make()).finally(() => rmSync(sign, { recursive: true }));
  }
}

function takeSign(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function findEmbedded({ name, fill, from }: Template): Promise<string> {
  const file = path.join(templates.folder, `${name}.tar`);
  const base = from && (await findEmbedded(from));
  await once(file, () => writeEmbeddedTemplate(file, fill, base));
  return file;
}

async function findPostgres({ name, fill, from }: Template): Promise<string> {
  const database = `${templates.prefix}${name}`;
  await createPostgresTemplate(postgresUrl ?? '', database, fill, from && (await findPostgres(from)));
  return database;
}

/** Both kinds of database; PostgreSQL is not available where no server could be started. */
export const testDatabases: readonly [embedded: TestDatabases, postgres: TestDatabases] = [
  {
    name: 'embedded',
    isAvailable: true,
    open: async (shape) => withShape(openTestEmbedded(), shape),
    openCopy: async (template) => openTestEmbedded(await findEmbedded(template)),
  },
  {
    name: 'postgres',
    isAvailable: postgresUrl !== null,
    open: async (shape) => withShape(await openTestPostgres(postgresUrl ?? ''), shape),
    openCopy: async (template) => openTestPostgres(postgresUrl ?? '', await findPostgres(template)),
  },
];

/** Where it does not matter: PostgreSQL, which takes two thirds of the time, or the embedded database where there is no server. */
export const quickDatabase = testDatabases[testDatabases[1].isAvailable ? 1 : 0];

/** The same database as another process has it open; the embedded one has one process. `close` before the database is closed. */
export async function openAgain(db: Db): Promise<{ db: Db; close: () => Promise<void> }> {
  if (db.kind === 'embedded') return { db, close: async () => undefined };
  const { rows } = await db
    .withoutTenant('maintenance')
    .query<{ name: string }>('select current_database() as name');
  const again = openByName(postgresUrl ?? '', rows[0]?.name ?? '');
  return { db: again, close: () => again.close() };
}

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

/** Of so many such tests one runs on the embedded database, which takes longer to open. */
const EMBEDDED_SHARE = 4;

/**
 * Runs tests on one of both databases, by their title: of modules, and of what says nothing in SQL that writing, lists, jobs
 * and workflows, which are tested on both, do not say. With `DATABASES=both` each runs on both.
 */
export function describeOnDatabase(title: string, body: (database: TestDatabases) => void): void {
  if (process.env.DATABASES === 'both') return describeOnDatabases(title, body);
  const [embedded, postgres] = testDatabases;
  const number = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const database = postgres.isAvailable && number % EMBEDDED_SHARE > 0 ? postgres : embedded;
  describe(`${title} (${database.name})`, () => body(database));
}
