import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries, startPostgres } from '../support/PostgresServer.ts';
import type { BenchRow } from './BenchRow.ts';
import { bundle } from './bundle.ts';
import { median } from './figures.ts';
import { loadHttp } from './loadHttp.ts';
import { ROOT, runScript, startChild, stopChild } from './processes.ts';

/*
 * The whole list of orders as .xlsx: ours beside exceljs's streaming writer, over the same rows of the same
 * PostgreSQL in turn (performance.md B1, B2), and as CSV beside the database's own COPY of the same columns (B3); then page 1
 * while the server writes such a file (B4).
 */

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROUNDS = ROWS > 200_000 ? 1 : 3;
const PORT = 3934;
const BASE = `http://127.0.0.1:${PORT}/api`;
const MEGABYTE = 1_048_576;

/** One file written by one process. */
interface Written {
  ms: number;
  /** Processor time of the process, its threads included; the database's own is not in it. */
  cpuMs: number;
  count: number;
  /** Peak of the process above what it had before, MB. */
  growthMb: number;
  sizeMb: number;
}

/** Gates B1, B2 and B4; without PostgreSQL's programs there is nothing to measure. */
export async function run(): Promise<BenchRow[]> {
  const bin = findPostgresBinaries();
  if (!bin) {
    console.log('PostgreSQL: skipped, no binaries found');
    return [];
  }
  const postgres = await startPostgres(bin);
  const folder = mkdtempSync(join(tmpdir(), 'khuon-bench-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' };
  const children: ChildProcess[] = [];
  try {
    await runScript(['--import', 'tsx', 'src/server/commands/seed.ts', '--orders', String(ROWS)], env);
    const built = { ...env, THREAD_FILE: await bundle('src/server/threads/thread.ts') };
    const server = await startChild(await bundle('tests/bench/exportServer.ts'), {
      ...built,
      PORT: String(PORT),
    });
    children.push(server);
    const headers = await signIn();
    const files = await measureFiles(folder, built, headers.authorization.slice('Bearer '.length));
    return [...files, await measurePages(headers)];
  } finally {
    await Promise.all(children.map(stopChild));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(): Promise<Record<'authorization', string> & Record<string, string>> {
  const headers = { 'x-client-key': 'khuon', 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password: 'demo-1234' });
  const { token } = (await call('/login', headers, body)) as { token: string };
  return { ...headers, authorization: `Bearer ${token}` };
}

async function call(path: string, headers: Record<string, string>, body = '{}'): Promise<unknown> {
  const reply = await fetch(BASE + path, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** A figure of ours beside that of exceljs; without `most` it is judged by the ratio. */
interface Figure extends Pick<BenchRow, 'gate' | 'what' | 'unit'> {
  key: keyof Written;
  /** From what is measured to the unit that is shown. */
  factor: number;
  most?: number;
}

async function measureFiles(folder: string, env: Record<string, string>, token: string): Promise<BenchRow[]> {
  const program: ExportProgram = { file: await bundle('tests/bench/exportChild.ts'), token, env };
  const found = { ours: [], exceljs: [], csv: [], copy: [] } as Record<
    'ours' | 'exceljs' | 'csv' | 'copy',
    Written[]
  >;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const who of ['exceljs', 'ours', 'copy', 'csv'] as const)
      found[who].push(await writeOnce(program, who, join(folder, `${who}.out`)));
  const middle = (who: keyof typeof found, key: keyof Written) => median(found[who].map((run) => run[key]));
  const row = ({ key, factor, most, ...names }: Figure): BenchRow => {
    const [value, peer] = [middle('ours', key) * factor, middle('exceljs', key) * factor];
    const ratio = key === 'sizeMb' ? 1 : 0.55;
    return {
      ...names,
      value: Number(value.toFixed(2)),
      peer: `exceljs ${peer.toFixed(1)} ${names.unit}`,
      ratio: value / peer,
      goal: most === undefined ? `<= ${ratio}x` : `<= ${most} ${names.unit}`,
      ok: value <= (most ?? ratio * peer),
    };
  };
  return [
    row({
      gate: 'B1',
      what: `${middle('ours', 'count')} rows as .xlsx`,
      unit: 's',
      key: 'ms',
      factor: 0.001,
    }),
    row({ gate: 'B1', what: 'processor time of it', unit: 's', key: 'cpuMs', factor: 0.001 }),
    row({ gate: 'B1', what: 'size of the file', unit: 'MB', key: 'sizeMb', factor: 1 }),
    row({ gate: 'B2', what: 'growth of the process', unit: 'MB', key: 'growthMb', factor: 1, most: 150 }),
    toCsvRow(middle('csv', 'count'), middle('csv', 'ms') / 1000, middle('copy', 'ms') / 1000),
  ];
}

function toCsvRow(count: number, value: number, copy: number): BenchRow {
  return {
    gate: 'B3',
    what: `${count} rows as CSV`,
    value: Number(value.toFixed(2)),
    unit: 's',
    peer: `COPY ${copy.toFixed(2)} s`,
    ratio: value / copy,
    goal: '<= 2x',
    ok: value <= 2 * copy,
  };
}

/** The program that writes a file, and whose list it writes. */
interface ExportProgram {
  file: string;
  token: string;
  env: Record<string, string>;
}

async function writeOnce({ file, token, env }: ExportProgram, who: string, path: string): Promise<Written> {
  const child = spawn(process.execPath, [file, who, path, token], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await saying(child, 'listening');
  const before = memoryMb(child, 'VmRSS');
  child.stdin.write('go\n');
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMb(child, 'VmHWM'))), 50);
  const answer = JSON.parse(await saying(child, '{')) as Pick<Written, 'ms' | 'cpuMs' | 'count'>;
  clearInterval(watch);
  await ended;
  return { ...answer, growthMb: peak - before, sizeMb: statSync(path).size / MEGABYTE };
}

/** The first line of a child that holds a text. */
function saying(child: ChildProcess, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the export ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const line = String(chunk)
        .split('\n')
        .find((part) => part.includes(text));
      if (line !== undefined) resolve(line);
    });
  });
}

function memoryMb({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Page 1 through one connection, idle and while the server writes the whole list. */
async function measurePages(headers: Record<string, string>): Promise<BenchRow> {
  const load = (seconds: number) =>
    loadHttp({ url: `${BASE}/order-list`, headers, bodies: [{ perPage: 25 }], connections: 1, seconds });
  await load(1);
  const idle = await load(3);
  await call('/order-download', headers);
  const times: number[] = [];
  do times.push((await load(1)).p99);
  while (await isExporting(headers));
  const busy = median(times.slice(0, -1).length > 0 ? times.slice(0, -1) : times);
  return {
    gate: 'B4',
    what: `page 1 while ${ROWS} rows are exported, one connection, p99`,
    value: busy,
    unit: 'ms',
    peer: `idle ${idle.p99} ms`,
    ratio: busy / idle.p99,
    goal: '<= 3x',
    ok: busy <= 3 * idle.p99,
  };
}

async function isExporting(headers: Record<string, string>): Promise<boolean> {
  return ((await call('/exports', headers)) as { rows: unknown[] }).rows.length > 0;
}
