import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { model } from '#generated/server.gen.ts';
import { companyRoutes } from './account/companyRoutes.ts';
import { forgettingJobs } from './jobs/forgetPersonal.ts';
import { licenseJobs } from './jobs/licenseNotices.ts';
import { moduleJobs } from './jobs/moduleJobs.ts';
import { startTicker } from './jobs/startTicker.ts';
import { loginRoutes } from './account/loginRoutes.ts';
import { meRoutes } from './account/meRoutes.ts';
import { notificationRoutes } from './account/notificationRoutes.ts';
import { otpRoutes } from './account/otpRoutes.ts';
import { ownSessionRoutes } from './account/ownSessionRoutes.ts';
import { passwordRoutes } from './account/passwordRoutes.ts';
import { profileRoutes } from './account/profileRoutes.ts';
import { registerRoutes } from './account/registerRoutes.ts';
import { readConfig } from './config.ts';
import type { DatabaseShape } from './db/migrations/DatabaseShape.ts';
import { isBroughtTo, noteBuild } from './db/migrations/buildMark.ts';
import { wantedShape } from './db/migrations/migrateModel.ts';
import { type MigrationCall, runMigration } from './db/migrations/runMigration.ts';
import { createDevServer, type DevFront, type DevServer, type StoredState } from './dev.ts';
import { actionRoutes } from './action/actionRoutes.ts';
import { exportRoutes } from './export/exportRoutes.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import type { RoutePlugin } from './http/createApp.ts';
import { importRoutes } from './import/importRoutes.ts';
import { customViewRoutes } from './list/customViewRoutes.ts';
import { listRoutes } from './list/listRoutes.ts';
import { recordReadRoutes } from './list/recordReadRoutes.ts';
import { savedViewRoutes } from './list/savedViewRoutes.ts';
import { findRoutes } from './lookup/findRoutes.ts';
import { lookupRoutes } from './lookup/lookupRoutes.ts';
import { searchRoutes } from './lookup/searchRoutes.ts';
import { outboxRoutes } from './messages/outboxRoutes.ts';
import {
  closeServer,
  createAppOf,
  createParts,
  type Following,
  migrateAdditive,
  type OpenServer,
  openServer,
} from './openServer.ts';
import { createRealtime, type Realtime } from './realtime/createRealtime.ts';
import { callbackRoutes } from './page/callbackRoutes.ts';
import { publicLookupRoutes } from './page/publicLookupRoutes.ts';
import { printError } from './log/writeLog.ts';
import { reportRoutes } from './report/reportRoutes.ts';
import { DEMO_PASSWORD } from './seed/companies.ts';
import { fillEmpty } from './seed/fillEmpty.ts';
import { statisticsRoutes } from './statistics/statisticsRoutes.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { loadData } from './seed/loadData.ts';
import { historyRoutes } from './record/historyRoutes.ts';
import { printRoutes } from './record/printRoutes.ts';
import { workflowRoutes } from './workflow/workflowRoutes.ts';
import { writeRoutes } from './write/writeRoutes.ts';

/*
 * The composition root of the server: the only place that knows the generated model and every route.
 */

/** Every call of the kit, and those that it makes of a model. */
export const routes: readonly RoutePlugin[] = [
  loginRoutes,
  meRoutes,
  ownSessionRoutes,
  passwordRoutes,
  profileRoutes,
  companyRoutes,
  otpRoutes,
  registerRoutes,
  outboxRoutes,
  notificationRoutes,
  fileRoutes,
  customViewRoutes,
  savedViewRoutes,
  listRoutes,
  exportRoutes,
  importRoutes,
  lookupRoutes,
  searchRoutes,
  findRoutes,
  recordReadRoutes,
  writeRoutes,
  historyRoutes,
  printRoutes,
  workflowRoutes,
  actionRoutes,
  reportRoutes,
  statisticsRoutes,
  publicLookupRoutes,
  callbackRoutes,
  settingsRoutes,
  moduleJobs,
  forgettingJobs,
  licenseJobs,
];

/** In the bundle, threads and page lie beside this file; what is not TypeScript is taken from the sources. */
const isBundle = import.meta.url.endsWith('/dist/server/main.cjs');
const workers = isBundle
  ? {
      workerUrl: new URL('../../src/server/db/embedded/worker.mjs', import.meta.url),
      threadUrl: new URL('./thread.cjs', import.meta.url),
    }
  : {};
/** Of its texts; the build fills it in (`vite.config.ts`). Sources have none: they are looked at anew. */
const build = isBundle ? '__BUILD_HASH__' : undefined;
const uiFolder = isBundle ? fileURLToPath(new URL('../web', import.meta.url)) : undefined;
const openApiUrl = new URL(
  isBundle ? '../../src/generated/built/openapi.json' : '../generated/built/openapi.json',
  import.meta.url,
);

const report = (error: unknown) => printError(error);

/** Brings the tables to the model; gives a line for each step that waits. */
export const applyShape = ({ db }: OpenServer, how?: Following): Promise<string[]> =>
  migrateAdditive(db, model, how);

/** What the tables are then, when nothing waits. */
export const readShape = (): DatabaseShape => wantedShape(model);

/** Brings the rows that every database has into their tables. */
export const applyData = ({ db }: OpenServer): Promise<void> => loadData(db, model);

/** Both of them, unless this build has done it; gives a line for each step that waits. */
export async function applyModel(open: OpenServer): Promise<string[]> {
  const queries = open.db.withoutTenant('migration');
  if (build && (await isBroughtTo(queries, build))) return [];
  const waiting = await applyShape(open);
  await applyData(open);
  if (build && waiting.length === 0) await noteBuild(queries, build);
  return waiting;
}

/** All of the model that a database follows: as long as it is the same, there is nothing to bring it to. */
export const stored: StoredState = {
  shape: JSON.stringify([model.entities, model.modules, model.migrations]),
  data: model.entities.map(({ data }) => data),
};

/** What `npm run migrate` does, for the development server. */
export const migrateTo = ({ db }: OpenServer, call: MigrationCall) =>
  runMigration(db, model, call, console.log);

/** Routes and parts of this state of the model. */
export async function createHandler(open: OpenServer) {
  const parts = createParts(open, model);
  return { parts, app: await createAppOf(parts, open, { routes, openApiUrl, uiFolder }) };
}

/** Opens everything under the launcher's development server. */
export async function openDev(front: DevFront): Promise<DevServer> {
  const open = await openServer(readConfig(process.env), workers, report);
  // What waits is said when the sources are put in, as at every later time.
  await fill(open);
  return createDevServer(open, front);
}

/** Tables of the model, and in an empty database what belongs into it. */
async function fill(open: OpenServer): Promise<string[]> {
  const waiting = await applyModel(open);
  await fillEmpty(open.db, open.config, async () => {
    const { seeds } = await import('#generated/built/seeds.gen.server.ts');
    return { model, seeds, passwords: open.passwords, files: open.files, now: open.now() };
  });
  return waiting;
}

/** `npm start`: serves until a signal ends it. Prints one line and exits with 1 when it cannot start. */
export async function run(): Promise<void> {
  try {
    const open = await openServer(readConfig(process.env), workers, report);
    // The database opens in a thread of its own: the routes are made meanwhile.
    const [{ app, parts }, waiting] = await Promise.all([createHandler(open), fill(open)]);
    for (const line of waiting) console.warn(line);
    await open.jobs.start();
    const { allowedOrigins, trustedProxies } = open.config;
    const settings = { allowedOrigins, trustedProxies, onError: report };
    const realtime = await createRealtime(app.server, () => parts, settings);
    const stopTicker = startTicker(() => ({ parts, log: app.log }), report);
    await listen(app, open);
    stopOnSignal({ app, realtime, open, stopTicker });
    await printReady(app, open);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function listen(app: FastifyInstance, { config: { port, host } }: OpenServer): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`PORT ${port} is in use by another program: stop it, or start with another PORT`, {
        cause: error,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST is "${host}", but this machine has no such address: use 127.0.0.1 or 0.0.0.0`, {
        cause: error,
      });
    throw error;
  }
}

interface Running {
  app: FastifyInstance;
  realtime: Realtime;
  open: OpenServer;
  stopTicker: () => Promise<void>;
}

function stopOnSignal({ app, realtime, open, stopTicker }: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stopTicker();
    await realtime.close();
    await app.close();
    await closeServer(open);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

async function printReady(app: FastifyInstance, { config, db }: OpenServer): Promise<void> {
  if (db.kind === 'embedded') {
    console.log(
      `Embedded database in ${config.dataDir}: safe against a killed process, not against power loss. Use PostgreSQL (DATABASE_URL) for a real shop.`,
    );
  }
  if (config.isDemo) await printDemoAccounts(db);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`ready http://localhost:${port}`);
}

async function printDemoAccounts(db: OpenServer['db']): Promise<void> {
  const { rows } = await db
    .withoutTenant('seed')
    .query<{ username: string; display_name: string; company_name: string }>(
      `select a.username, a.display_name, c.company_name from "account" a join khuon_customer c on c.id = a.customer_id
where c.key is not null and a.password is not null and a.status = 1 and a.deleted_at is null order by a.customer_id, a.id limit 20`,
    );
  if (rows.length === 0) return;
  console.log(`Demo accounts (password ${DEMO_PASSWORD}):`);
  for (const row of rows)
    console.log(`  ${row.username.padEnd(14)}${row.display_name.padEnd(24)}${row.company_name}`);
}
