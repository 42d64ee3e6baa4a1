import type { TestProject } from 'vitest/node';
import { findPostgresBinaries, type PostgresServer, startPostgres } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server for the database suite; null where there is none. */
    postgresUrl: string | null;
  }
}

let server: PostgresServer | undefined;

/** Global set-up of vitest: one server for the whole run; `TEST_DATABASE_URL` names one that runs already. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgresBinaries();
  if (bin) server = await startPostgres(bin);
  const url = given ?? server?.url ?? null;
  if (url === null) console.log('PostgreSQL: skipped, no binaries found');
  project.provide('postgresUrl', url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
