import { readFile } from 'node:fs/promises';
import type { ServerModel } from '#contract/model.ts';
import { createPasswords, type Passwords } from './account/createPasswords.ts';
import { createSessionStore } from './account/sessionStore.ts';
import type { Config } from './config.ts';
import type { Db } from './db/Db.ts';
import { migrateModel, type ModelMigrationOptions } from './db/migrations/migrateModel.ts';
import { openDb } from './db/openDb.ts';
import { createFileStore, type FileStore } from './files/createFileStore.ts';
import { createApp, type RoutePlugin } from './http/createApp.ts';
import type { RateLimits } from './http/createRateLimit.ts';
import { createTexts } from './http/createTexts.ts';
import type { ServerParts } from './http/ServerParts.ts';
import { createJobs, type Jobs } from './jobs/createJobs.ts';
import { registerHousekeeping } from './jobs/housekeeping.ts';
import { createMessages } from './messages/createMessages.ts';
import { redact } from './log/redact.ts';
import { createModuleContext } from './write/createModuleContext.ts';
import { createNotifier } from './notify/createNotifier.ts';
import { createHttp } from './outgoing/createHttp.ts';
import { createSecrets } from './secrets/createSecrets.ts';
import { readKeys } from './secrets/readKeys.ts';
import { signals } from './realtime/createSignals.ts';
import { createThreads, type Threads } from './threads/createThreads.ts';

/** What stays open as long as the process: not touched when the model changes in development. */
export interface OpenServer {
  config: Config;
  db: Db;
  jobs: Jobs;
  files: FileStore;
  threads: Threads;
  passwords: Passwords;
  now: () => Date;
  /** Other general limits than the usual ones: for tests and benchmarks. */
  rateLimits?: RateLimits;
  /** Told of errors that no caller waits for. */
  report: (error: unknown) => void;
}

/** Files of the threads for a bundle; absent: those of the sources. */
export interface WorkerUrls {
  workerUrl?: URL;
  threadUrl?: URL;
}

/** Opens database, jobs and files. Throws an Error of one line when the database cannot be opened. */
export async function openServer(
  config: Config,
  workers: WorkerUrls | undefined,
  report: (error: unknown) => void,
): Promise<OpenServer> {
  const { databaseUrl, dataDir } = config;
  const db = await openDb({
    databaseUrl,
    dataDir,
    workerUrl: workers?.workerUrl,
    onEffectError: report,
    onMaintenanceError: report,
  });
  const jobs = createJobs(db, report);
  const files = createFileStore(db, config.filesDir);
  const threads = createThreads({ threadUrl: workers?.threadUrl, databaseUrl });
  registerHousekeeping(jobs, db, files);
  return { config, db, jobs, files, threads, passwords: createPasswords(), now: () => new Date(), report };
}

/** How a database is brought to a model: whether data migrations wait too, and what it is known to be. */
export type Following = Pick<ModelMigrationOptions, 'keepsData' | 'known'>;

/** Brings the database to the model, as far as nothing is lost; gives a line for each step that waits. */
export async function migrateAdditive(db: Db, model: ServerModel, how: Following = {}): Promise<string[]> {
  const { held } = await migrateModel(db, model, { ...how, allowDestructive: false, log: console.log });
  return held.map(({ step, reason }) => `Waits for "npm run migrate": ${step.title} (${reason})`);
}

/** The parts of one model over what is open. */
export function createParts(open: OpenServer, model: ServerModel): ServerParts {
  const { db, jobs, files, threads, passwords, now, config } = open;
  const sessions = createSessionStore(db, model, now);
  return {
    model,
    db,
    sessions,
    passwords,
    jobs,
    signals,
    notifier: createNotifier(model, signals),
    moduleContext: createModuleContext,
    files,
    threads,
    messages: createMessages(config, { db, jobs, print: (line) => printUnlessSilent(config, line) }),
    texts: createTexts(() => model.messages),
    secrets: createSecrets(readKeys(config, model)),
    http: createHttp({
      allowed: config.outgoingAllow,
      now,
      log: (line) => printUnlessSilent(config, redact(line)),
    }),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    pdfFont: config.pdfFont,
    now,
  };
}

function printUnlessSilent({ logLevel }: Config, line: string): void {
  if (logLevel !== 'silent') console.log(line);
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
  const { clientKey, apiBase, isDemo, smtp, allowedOrigins, trustedProxies, logLevel } = config;
  const { providerContact, keptDays } = config;
  const openApi = () => readFile(openApiUrl, 'utf8');
  return createApp(parts, {
    routes,
    openApi,
    uiFolder,
    clientKey,
    apiBase,
    isDemo,
    sendsMail: smtp !== undefined,
    allowedOrigins,
    trustedProxies,
    logLevel,
    providerContact,
    keptDays,
    rateLimits,
  });
}

/** Ends everything in order: what still runs may finish. */
export async function closeServer(open: OpenServer): Promise<void> {
  await open.jobs.stop();
  await open.threads.close();
  await open.db.close();
}
