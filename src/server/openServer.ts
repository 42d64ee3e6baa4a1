import { readFile } from 'node:fs/promises';
import type { ServerModel } from '#contract/model.ts';
import { createPasswords, type Passwords } from './account/createPasswords.ts';
import { createSessionStore } from './account/sessionStore.ts';
import type { Config } from './config.ts';
import type { Db } from './db/Db.ts';
import { migrate } from './db/migrations/migrate.ts';
import { toDatabaseShape } from './db/migrations/toDatabaseShape.ts';
import { openDb } from './db/openDb.ts';
import { createFileStore, type FileStore } from './files/createFileStore.ts';
import { createApp, type RoutePlugin } from './http/createApp.ts';
import type { RateLimits } from './http/createRateLimit.ts';
import { createTexts } from './http/createTexts.ts';
import type { ServerParts } from './http/ServerParts.ts';
import { createJobs, type Jobs } from './jobs/createJobs.ts';
import { registerHousekeeping } from './jobs/housekeeping.ts';
import { signals } from './realtime/createSignals.ts';

/** What stays open as long as the process: not touched when the model changes in development. */
export interface OpenServer {
  config: Config;
  db: Db;
  jobs: Jobs;
  files: FileStore;
  passwords: Passwords;
  now: () => Date;
  /** Other general limits than the usual ones: for tests and benchmarks. */
  rateLimits?: RateLimits;
  /** Told of errors that no caller waits for. */
  report: (error: unknown) => void;
}

/** Opens database, jobs and files. Throws an Error of one line when the database cannot be opened. */
export async function openServer(
  config: Config,
  workerUrl: URL | undefined,
  report: (error: unknown) => void,
): Promise<OpenServer> {
  const { databaseUrl, dataDir } = config;
  const db = await openDb({
    databaseUrl,
    dataDir,
    workerUrl,
    onEffectError: report,
    onMaintenanceError: report,
  });
  const jobs = createJobs(db, report);
  const files = createFileStore(db, config.filesDir);
  registerHousekeeping(jobs, db, files);
  return { config, db, jobs, files, passwords: createPasswords(), now: () => new Date(), report };
}

/** Brings the tables to the model, as far as nothing is lost; gives a line for each step that waits. */
export async function migrateAdditive(db: Db, model: ServerModel): Promise<string[]> {
  const { held } = await migrate(db, toDatabaseShape(model), { allowDestructive: false });
  return held.map(({ step, reason }) => `Waits for "npm run migrate": ${step.title} (${reason})`);
}

/** The parts of one model over what is open. */
export function createParts(open: OpenServer, model: ServerModel): ServerParts {
  const { db, jobs, files, passwords, now } = open;
  const sessions = createSessionStore(db, model, now);
  return {
    model,
    db,
    sessions,
    passwords,
    jobs,
    signals,
    files,
    texts: createTexts(() => model.messages),
    now,
  };
}

export interface AppOptions {
  routes: readonly RoutePlugin[];
  /** The OpenAPI document of the model. */
  openApiUrl: URL;
  /** Folder of the built UI; absent: Vite serves it. */
  uiFolder?: string;
}

/** The HTTP side of one model. */
export function createAppOf(
  parts: ServerParts,
  { config, rateLimits }: OpenServer,
  { routes, openApiUrl, uiFolder }: AppOptions,
) {
  const { clientKey, apiBase, isDemo, allowedOrigins, logLevel } = config;
  const openApi = () => readFile(openApiUrl, 'utf8');
  return createApp(parts, {
    routes,
    openApi,
    uiFolder,
    clientKey,
    apiBase,
    isDemo,
    allowedOrigins,
    logLevel,
    rateLimits,
  });
}

/** Ends everything in order: what still runs may finish. */
export async function closeServer(open: OpenServer): Promise<void> {
  await open.jobs.stop();
  await open.db.close();
}
