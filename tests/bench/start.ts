import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { BenchRow } from './BenchRow.ts';
import { isStarted, median, printAlone } from './figures.ts';
import { stopChild } from './processes.ts';
import { callApi, signIn, startProduct } from './product.ts';

/*
 * `npm start` with everything built: from the process to the first answered list, on an embedded database that exists
 * and on an empty folder (demo company included), beside PGlite's own opening of the same files (performance.md D4).
 */

const TURNS = 5;

/** Gate D4. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'khuon-bench-'));
  try {
    const cold = await timeStart(join(folder, 'data'));
    const [warm, peer] = await repeat(folder);
    return [
      toRow('existing data to first answered list', warm, peer, 2_000),
      toRow('empty folder, demo company of 5,000 orders, to first answered list', cold.ms, peer, null),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Both sides in turn, each on files that nobody else has open. */
async function repeat(folder: string): Promise<[ours: number, peer: number]> {
  const ours: number[] = [];
  const peers: number[] = [];
  const { token } = await timeStart(join(folder, 'data'));
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push((await timeStart(join(folder, 'data'), token)).ms);
    peers.push(await timeOpen(folder));
  }
  return [median(ours), median(peers)];
}

/** Milliseconds from the start of the process to the first answered list; a session outlives the process. */
async function timeStart(dataDir: string, known?: string): Promise<{ ms: number; token: string }> {
  const from = performance.now();
  const product = await startProduct('src/launch/start.mjs', dataDir);
  try {
    const token = known ?? (await signIn(product.url));
    await callApi(product.url, '/order-list', { perPage: 25 }, token);
    return { ms: performance.now() - from, token };
  } finally {
    await stopChild(product.child);
  }
}

async function timeOpen(folder: string): Promise<number> {
  const copy = join(folder, 'copy');
  await cp(join(folder, 'data/db'), copy, { recursive: true });
  const from = performance.now();
  const db = await PGlite.create({ dataDir: copy, extensions: { pg_trgm } });
  await db.query('select 1');
  const ms = performance.now() - from;
  await db.close();
  await rm(copy, { recursive: true });
  return ms;
}

const toRow = (what: string, value: number, peer: number, most: number | null): BenchRow => ({
  gate: 'D4',
  what,
  value: Math.round(value),
  unit: 'ms',
  peer: `PGlite opens the same files in ${Math.round(peer)} ms`,
  ratio: value / peer,
  goal: most === null ? 'told' : `<= ${most} ms`,
  ok: most === null || value <= most,
});

if (isStarted(import.meta.url)) printAlone(await run());
