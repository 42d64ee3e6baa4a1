import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropPostgres } from './openDatabases.ts';
import { findPostgresBinaries, type PostgresServer, startPostgres } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server for the database suite; null where there is none. */
    postgresUrl: string | null;
    /** Where the templates of this run are: files of the embedded database, and databases by their names' beginning. */
    templates: { folder: string; prefix: string };
  }
}

let server: PostgresServer | undefined;
let given: string | undefined;
const folder = path.join(tmpdir(), `khuon-templates-${process.pid}`);
const prefix = `khuon_template_${process.pid}_`;

/** Global set-up of vitest: one server for the whole run; `TEST_DATABASE_URL` names one that runs already. */
export async function setup(project: TestProject): Promise<void> {
  given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgresBinaries();
  if (bin) server = await startPostgres(bin);
  const url = given ?? server?.url ?? null;
  if (url === null) console.log('PostgreSQL: skipped, no binaries found');
  project.provide('postgresUrl', url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  project.provide('templates', { folder, prefix });
}

export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (given) await dropPostgres(given, prefix);
  await server?.stop();
}
