import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { BenchRow } from './BenchRow.ts';
import { bundle } from './bundle.ts';
import { median } from './figures.ts';
import { interleave, loadFor, type Load } from './load.ts';
import { rowQueries } from './orderQueries.ts';
import { runScript, startChild, stopChild } from './processes.ts';

/*
 * The embedded database behind HTTP against PGlite called in process, 100,000 orders (performance.md A6).
 */

const ORDERS = Number(process.env.BENCH_EMBEDDED_ORDERS ?? 100_000);
const PORT = 3933;
const BASE = `http://127.0.0.1:${PORT}/api`;
const MS = 2_000;

export async function run(): Promise<BenchRow[]> {
  const dir = mkdtempSync(join(tmpdir(), 'khuon-bench-'));
  const env = { DATA_DIR: dir, DEMO: '1', LOG_LEVEL: 'silent', DATABASE_URL: '' };
  try {
    await runScript(['--import', 'tsx', 'src/server/commands/seed.ts', '--orders', String(ORDERS)], env);
    const raw = await measureInProcess(join(dir, 'db'));
    return await measureServer(env, raw);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Raw {
  /** From the start of a process that only opens the database. */
  openMs: number;
  page1: Load;
}

/** Milliseconds from the start of a process to its line `listening`; the middle of three. */
async function measureStart(script: string, env: Record<string, string>): Promise<number> {
  const file = await bundle(script);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const from = performance.now();
    const child = await startChild(file, env);
    times.push(performance.now() - from);
    await stopChild(child);
  }
  return median(times);
}

/** PGlite itself on the same files, before the server opens them: one process at a time. */
async function measureInProcess(dataDir: string): Promise<Raw> {
  const openMs = await measureStart('tests/bench/pgliteAlone.ts', { DB_DIR: dataDir });
  const db = await PGlite.create({ dataDir, extensions: { btree_gin, btree_gist, pg_trgm } });
  const page1 = await loadFor(async () => void (await db.query(rowQueries.page1, [1])), 1, MS);
  await db.close();
  return { openMs, page1 };
}

async function measureServer(env: Record<string, string>, raw: Raw): Promise<BenchRow[]> {
  const openMs = await measureStart('tests/bench/oursServer.ts', { ...env, PORT: String(PORT) });
  const server = await startChild(await bundle('tests/bench/oursServer.ts'), { ...env, PORT: String(PORT) });
  try {
    const headers = await signIn();
    const page = async () => void (await post('/order-list', headers, { perPage: 25 }));
    const { page1 } = await interleave({ page1: () => loadFor(page, 4, MS) }, 3);
    const health = await measureHealth(headers);
    return [
      {
        gate: 'A6',
        what: 'page 1 over HTTP, four connections',
        value: Math.round(page1.perSecond),
        unit: 'req/s',
        peer: `PGlite in process ${Math.round(raw.page1.perSecond)} req/s`,
        ratio: page1.perSecond / raw.page1.perSecond,
        goal: '>= 0.7x',
        ok: page1.perSecond >= 0.7 * raw.page1.perSecond,
      },
      {
        gate: 'A6',
        what: `process start to listening with ${ORDERS} orders`,
        value: Math.round(openMs),
        unit: 'ms',
        peer: `a process that only opens PGlite ${Math.round(raw.openMs)} ms`,
        ratio: openMs / raw.openMs,
        goal: '<= 1.5x',
        ok: openMs <= 1.5 * raw.openMs,
      },
      {
        gate: 'A6',
        what: '/health, p99 while totals are worked out',
        value: Number(health.p99.toFixed(1)),
        unit: 'ms',
        peer: 'limit 50 ms',
        ratio: health.p99 / 50,
        goal: '<= 50 ms',
        ok: health.p99 <= 50,
      },
    ];
  } finally {
    await stopChild(server);
  }
}

/** Health while every call needs new totals. */
async function measureHealth(headers: Record<string, string>): Promise<Load> {
  let turn = 0;
  const load = new AbortController();
  const busy = (async () => {
    while (!load.signal.aborted)
      await post('/order-count', headers, { filters: { cod_amount: { from: turn++ } } });
  })();
  const health = await loadFor(async () => void (await fetch(`${BASE}/health`)).status, 1, MS);
  load.abort();
  await busy;
  return health;
}

async function signIn(): Promise<Record<string, string>> {
  const headers = { 'x-client-key': 'khuon', 'content-type': 'application/json' };
  const reply = await post('/login', headers, { username: 'admin', password: 'demo-1234' });
  return { ...headers, authorization: `Bearer ${(reply as { token: string }).token}` };
}

async function post(path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const reply = await fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} ${reply.status} ${await reply.text()}`);
  return reply.json();
}
