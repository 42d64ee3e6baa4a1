import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MigrationCall, MigrationReport } from './db/migrations/runMigration.ts';
import type { DatabaseShape } from './db/migrations/DatabaseShape.ts';
import { serveMigrations } from './db/migrations/askHolder.ts';
import { createPage } from './http/createPage.ts';
import { isPageAddress } from './http/serveUi.ts';
import type { ServerParts } from './http/ServerParts.ts';
import { startTicker } from './jobs/startTicker.ts';
import { closeServer, type Following, type OpenServer } from './openServer.ts';
import { createRealtime } from './realtime/createRealtime.ts';

/** What of a state of the model a database follows. */
export interface StoredState {
  /** Tables, their fields and data migrations, as text. */
  shape: string;
  /** Where each entity's own rows come from (`x-data`). */
  data: readonly unknown[];
}

/** What `main.ts` gives of one state of the sources. */
export interface DevModule {
  /** Brings the tables to the model; gives a line for each step that waits. */
  applyShape(open: OpenServer, how: Following): Promise<string[]>;
  /** What the tables are then, when nothing waits. */
  readShape(): DatabaseShape;
  /** Brings the rows that every database has into their tables. */
  applyData(open: OpenServer): Promise<void>;
  stored: StoredState;
  /** What `npm run migrate` does, in the database that this process holds. */
  migrateTo(open: OpenServer, wanted: MigrationCall): Promise<MigrationReport>;
  createHandler(open: OpenServer): Promise<{ app: FastifyInstance; parts: ServerParts }>;
}

/** What the launcher brings: Vite's part of the one port. */
export interface DevFront {
  httpServer: Server;
  /** The page of an address, with Vite's client in it. */
  readPage(url: string): Promise<string>;
  serveAsset(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** A development server whose routes and model can be exchanged while database and sockets stay up. */
export interface DevServer {
  /** API calls wait from now on until what it gives is called, once by everybody who holds them. */
  hold(): () => void;
  swap(next: DevModule): Promise<void>;
  listen(): Promise<void>;
}

type Loaded = Awaited<ReturnType<DevModule['createHandler']>>;

/** Puts API, Vite and sockets on one HTTP server. */
export function createDevServer(open: OpenServer, front: DevFront): DevServer {
  let current: Loaded | undefined;
  let migrateTo: DevModule['migrateTo'] | undefined;
  let applied: Applied | undefined;
  const gate = createGate();
  const notices = createNotices();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (/^\/(api|hooks)(\/|$)/.test(url)) {
      await gate.opened();
      current?.app.routing(request, response);
    } else {
      front.serveAsset(
        request,
        response,
        () => void sendPage(open, front, request, response).catch(open.report),
      );
    }
  }

  return {
    hold: gate.hold,
    async swap(next) {
      const old = current;
      // What is written while the server runs may be half-written: it waits for `npm run migrate`.
      const [last, keepsData] = [applied, old !== undefined];
      // Where it fails half-way, nobody knows what the database is then.
      applied = undefined;
      // The database works in a thread of its own: the routes are made meanwhile, as at a start.
      const [followed, made] = await Promise.all([
        follow(open, next, { last, keepsData }),
        makeReady(next.createHandler(open)),
      ]);
      applied = followed;
      notices.show(applied.waiting);
      migrateTo = next.migrateTo;
      current = made;
      // Calls that still run end on the old one.
      void old?.app.close().catch(open.report);
    },
    async listen() {
      front.httpServer.on(
        'request',
        (request, response) => void answer(request, response).catch(open.report),
      );
      await answerMigrations(open, async (call) => {
        if (!migrateTo) throw new Error('nothing is loaded yet');
        applied = undefined;
        return migrateTo(open, call);
      });
      await listen(open, front, () => {
        if (!current) throw new Error('nothing is loaded yet');
        return current;
      });
    },
  };
}

async function makeReady(making: Promise<Loaded>): Promise<Loaded> {
  const made = await making;
  await made.app.ready();
  return made;
}

/** What the database was brought to last. */
interface Applied {
  stored: StoredState;
  waiting: string[];
  shape: DatabaseShape;
}

/** Looks at the database only for what is not as it was applied last: most saves change neither tables nor rows. */
async function follow(
  open: OpenServer,
  next: DevModule,
  { last, keepsData }: { last: Applied | undefined; keepsData: boolean },
): Promise<Applied> {
  const { stored } = next;
  const isShaped = last?.stored.shape === stored.shape;
  const known = isAlone(open) && last?.waiting.length === 0 ? last.shape : undefined;
  const waiting = isShaped ? last.waiting : await next.applyShape(open, { keepsData, known });
  if (!last || !isSameList(stored.data, last.stored.data)) await next.applyData(open);
  return { stored, waiting, shape: isShaped ? last.shape : next.readShape() };
}

/** Nobody else has the embedded database open. */
const isAlone = ({ db }: OpenServer): boolean => db.kind === 'embedded';

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Says what waits once, however often the sources are loaded, and again when it waits anew. */
function createNotices(): { show(lines: readonly string[]): void } {
  let shown: readonly string[] = [];
  return {
    show(lines) {
      for (const line of lines) if (!shown.includes(line)) console.warn(line);
      shown = lines;
    },
  };
}

/** The embedded database has one process: `npm run migrate` in another one asks this one. */
async function answerMigrations(
  { db, config }: OpenServer,
  run: (call: MigrationCall) => Promise<MigrationReport>,
): Promise<void> {
  if (db.kind === 'embedded') await serveMigrations(config.dataDir, run);
}

/** Closed while anybody holds it. */
function createGate(): { hold(): () => void; opened(): Promise<void> } {
  const holders = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      return () => {
        holders.delete(holder);
        if (holders.size > 0) return;
        for (const go of waiting) go();
        waiting = [];
      };
    },
    opened: () => (holders.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

async function sendPage(
  open: OpenServer,
  front: DevFront,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isPageAddress(url)) return void response.writeHead(404).end();
  const { clientKey, apiBase, isDemo, smtp, providerContact, keptDays } = open.config;
  const page = createPage(await front.readPage(url), {
    clientKey,
    apiBase,
    isDemo,
    sendsMail: smtp !== undefined,
    providerContact,
    keptDays,
    isDev: true,
  });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentPolicy,
    'cache-control': 'no-store',
  });
  response.end(page.html);
}

async function listen(open: OpenServer, { httpServer }: DevFront, current: () => Loaded): Promise<void> {
  const { port, host, allowedOrigins, trustedProxies } = open.config;
  const settings = { allowedOrigins, trustedProxies, onError: open.report };
  await createRealtime(httpServer, () => current().parts, settings);
  await open.jobs.start();
  const stopTicker = startTicker(() => ({ parts: current().parts, log: current().app.log }), open.report);
  httpServer.listen(port, host, () => console.log(`ready http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () =>
        void stopTicker()
          .then(() => closeServer(open))
          .then(() => process.exit(0)),
    );
  }
}
