import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, inject } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import type { DatabaseShape } from '#server/db/migrations/DatabaseShape.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import {
  createPostgresTemplate,
  openTestEmbedded,
  openTestPostgres,
  writeEmbeddedTemplate,
} from './openDatabases.ts';

export { TEMPLATE_PATH } from './openDatabases.ts';

/** A kind of database that tests can run on. */
export interface TestDatabases {
  name: 'embedded' | 'postgres';
  isAvailable: boolean;
  /** Opens an own, empty database, gone with `close`; with a shape it is migrated to it. */
  open: (shape?: DatabaseShape) => Promise<Db>;
  /** Opens a copy, gone with `close`, of a database that the first of this run who asks for it by name has filled. */
  openCopy: (name: string, fill: (db: Db) => Promise<void>) => Promise<Db>;
}

async function withShape(db: Db, shape: DatabaseShape | undefined): Promise<Db> {
  if (shape) await migrate(db, shape, { allowDestructive: true });
  return db;
}

/** Address of the PostgreSQL server of this run; null where there is none. */
export const postgresUrl = inject('postgresUrl') ?? null;

const templates = inject('templates');

/** Both kinds of database; PostgreSQL is not available where no server could be started. */
export const testDatabases: readonly [embedded: TestDatabases, postgres: TestDatabases] = [
  {
    name: 'embedded',
    isAvailable: true,
    open: async (shape) => withShape(openTestEmbedded(), shape),
    openCopy: async (name, fill) => {
      const template = path.join(templates.folder, `${name}.tar`);
      if (!existsSync(template)) await writeEmbeddedTemplate(template, fill);
      return openTestEmbedded(template);
    },
  },
  {
    name: 'postgres',
    isAvailable: postgresUrl !== null,
    open: async (shape) => withShape(await openTestPostgres(postgresUrl ?? ''), shape),
    openCopy: async (name, fill) => {
      const template = `${templates.prefix}${name}`;
      await createPostgresTemplate(postgresUrl ?? '', template, fill);
      return openTestPostgres(postgresUrl ?? '', template);
    },
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
