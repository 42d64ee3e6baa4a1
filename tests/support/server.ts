import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { model } from '#generated/server.gen.ts';
import { seeds } from '#generated/built/seeds.gen.server.ts';
import type { SeedCompany, SeedModel } from '#contract/seed.ts';
import { createPasswords } from '#server/account/createPasswords.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/Db.ts';
import { createFileStore } from '#server/files/createFileStore.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createJobs } from '#server/jobs/createJobs.ts';
import { applyModel, createHandler } from '#server/main.ts';
import type { OpenServer } from '#server/openServer.ts';
import { DEMO_PASSWORD } from '#server/seed/companies.ts';
import { loadDemo } from '#server/seed/loadSeeds.ts';
import { createThreads } from '#server/threads/createThreads.ts';
import type { OpenCopy } from './openDatabases.ts';

/** What an answer says. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  json: Record<string, unknown>;
}

/** Somebody who calls the API. */
export interface Caller {
  token: string | undefined;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
}

/** The whole server over the generated model and a small demo, without a port. */
export interface TestServer {
  app: FastifyInstance;
  parts: ServerParts;
  open: OpenServer;
  db: Db;
  /** Signs a demo account in; throws when that fails. */
  login(username: string, password?: string): Promise<Caller>;
  anonymous: Caller;
  /** A second process on the same database. */
  another(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Most generated rows of an entity in the first company; the second has a fifth. */
  rows?: number;
  /** The usual limits of requests instead of none. */
  isLimited?: boolean;
  /** Hosts here that the server may call. */
  outgoingAllow?: string;
}

const NO_LIMITS = { account: 1e9, address: 1e9 };

/** Starts a server on a database of its own. */
export async function startTestServer(
  database: { openCopy: OpenCopy },
  options: TestServerOptions = {},
): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'khuon-server-'));
  const rows = options.rows ?? 30;
  const { isLimited = false, outgoingAllow = '' } = options;
  const limits = { isLimited, outgoingAllow };
  const withOpen = (fill: (open: OpenServer) => Promise<unknown>) => async (db: Db) =>
    void (await fill(openTestServer(db, folder, limits)));
  const db = await database.openCopy({
    name: `product_${rows}`,
    fill: withOpen((open) => fillDemo(open, rows)),
    from: { name: 'product', fill: withOpen(fillProduct) },
  });
  const open = openTestServer(db, folder, limits);
  const { app, parts } = await createHandler(open);
  await open.jobs.start();
  await app.ready();
  return {
    app,
    parts,
    open,
    db,
    anonymous: createCaller(app, undefined),
    login: (username, password = DEMO_PASSWORD) => login(app, username, password),
    another: async () => (await createHandler(open)).app,
    async close() {
      await app.close();
      await open.jobs.stop();
      await open.threads.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tables, and the queues of its jobs: to make them takes a server longer than all else of its start. */
async function fillProduct(open: OpenServer): Promise<void> {
  await applyModel(open);
  const { app } = await createHandler(open);
  await open.jobs.start();
  await open.jobs.stop();
  await app.close();
}

async function fillDemo(open: OpenServer, rows: number): Promise<void> {
  await open.db.withoutTenant('seed').transaction((tx) =>
    loadDemo(tx, {
      model,
      seeds: seeds.map((seed) => limit(seed, rows)),
      passwords: open.passwords,
      now: open.now(),
    }),
  );
  // Orders of tests are for one phone and the same goods, and are moved by hand: what the company's settings make of them is a test of its own.
  await open.db.withoutTenant('seed').query(
    `insert into khuon_setting (customer_id, key, value) select id, own.key, own.value from khuon_customer,
       (values ('orders.order_duplicate_days', '0'::jsonb), ('orders.order_auto_allocate', 'false')) as own (key, value)`,
  );
  // Nothing else does it: without statistics of its tables a list over orders and bills takes seconds for its thirty rows.
  await open.db.withoutTenant('maintenance').query('analyze');
}

function openTestServer(
  db: Db,
  folder: string,
  { isLimited, outgoingAllow }: Required<Pick<TestServerOptions, 'isLimited' | 'outgoingAllow'>>,
): OpenServer {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', OUTGOING_ALLOW: outgoingAllow });
  const report = (error: unknown) => console.error(error);
  return {
    config,
    db,
    jobs: createJobs(db, report),
    files: createFileStore(db, config.filesDir),
    threads: createThreads({ databaseUrl: undefined }),
    passwords: createPasswords({ ln: 4, r: 8, p: 1 }),
    now: () => new Date(),
    rateLimits: isLimited ? undefined : NO_LIMITS,
    report,
  };
}

function limit(seed: SeedModel, rows: number): SeedModel {
  const most: Record<SeedCompany, number> = { demo: rows, other: Math.ceil(rows / 5) };
  const counts = Object.entries(seed.count ?? {}) as [SeedCompany, number][];
  return {
    ...seed,
    count: Object.fromEntries(counts.map(([company, count]) => [company, Math.min(count, most[company])])),
  };
}

async function login(app: FastifyInstance, username: string, password: string): Promise<Caller> {
  const { status, json, body } = await createCaller(app, undefined).post('/login', { username, password });
  if (status !== 200) throw new Error(`${username} could not sign in: ${body}`);
  return createCaller(app, String(json['token']));
}

/** Calls the API as the holder of a token. */
export function createCaller(app: FastifyInstance, token: string | undefined): Caller {
  const send: Caller['send'] = async (method, url, body, headers = {}) => {
    const request: InjectOptions = {
      method,
      url: `/api${url}`,
      headers: {
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const reply = await app.inject(request);
    const isJson =
      String(reply.headers['content-type']).includes('json') && !reply.headers['content-encoding'];
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body,
      json: isJson ? reply.json<Record<string, unknown>>() : {},
    };
  };
  return { token, send, post: (url, body = {}, headers) => send('POST', url, body, headers) };
}
