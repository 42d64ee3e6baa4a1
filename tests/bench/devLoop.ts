import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { copyProject } from '../support/copyProject.ts';
import type { BenchRow } from './BenchRow.ts';
import { openChromium } from './browser/openChromium.ts';
import { createOurs } from './browser/Side.ts';
import { visitRows } from './browser/open.ts';
import { isStarted, median, percentile, printAlone } from './figures.ts';
import { stopChild } from './processes.ts';
import { callApi, signIn, startProduct } from './product.ts';

/*
 * The loop of an implementer: a field is added to an entity, to a list and to three languages, and the files are saved.
 * Measured until the API answers with it (its table altered) and until the open list shows its column (performance.md D2),
 * beside what Vite alone needs for a saved component in the same server. All of it in a copy of the project.
 */

const TURNS = Number(process.env.BENCH_TURNS ?? 15);
const PATIENCE_MS = 30_000;

/** Gate D2. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'khuon-bench-'));
  try {
    await copyProject(folder);
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<BenchRow[]> {
  const product = await startProduct('src/launch/dev.mjs', join(folder, 'data'), folder);
  const browser = await openChromium({ isPaced: true });
  try {
    const token = await signIn(product.url);
    const side = createOurs(product.url, token);
    const { page } = await visitRows(browser, side, { path: side.orders, slow: 1 });
    const vite = await repeat((turn) => saveComponent(folder, page, turn));
    const said = listen(product.child);
    const loops = await repeat((turn) => saveField(folder, page, turn, () => readKeys(product.url, token)));
    return toRows(loops, said(), median(vite));
  } finally {
    await browser.close();
    await stopChild(product.child);
  }
}

/** What the server says of each save from now on: milliseconds of generating, and of loading the server side again. */
function listen({ stdout }: ChildProcess): () => { generated: number[]; loaded: number[] } {
  let said = '';
  stdout?.on('data', (text: Buffer) => (said += String(text)));
  const find = (words: string) =>
    [...said.matchAll(new RegExp(`${words} in (\\d+) ms`, 'g'))].map(([, ms]) => Number(ms));
  return () => ({ generated: find('generated'), loaded: find('server loaded again') });
}

async function repeat<Result>(work: (turn: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  // The first turns compile the watcher itself.
  for (let turn = 0; turn < TURNS + 2; turn += 1) {
    results.push(await work(turn));
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  return results.slice(2);
}

interface Loop {
  api: number;
  screen: number;
}

/** Milliseconds from the save to the API's first answer with the new field, and to its painted column. */
async function saveField(
  folder: string,
  page: Page,
  turn: number,
  readKeys: () => Promise<string[]>,
): Promise<Loop> {
  const name = `bench_${turn}`;
  const texts = await Promise.all(
    [addField, addColumn, ...['vi', 'en', 'zh'].map(addText)].map((add) => add(folder, name)),
  );
  const seen = waitPainted(page, `th[data-field="${name}"], [role="columnheader"][data-field="${name}"]`);
  const from = performance.now();
  await Promise.all(texts.map(({ file, text }) => writeFile(file, text)));
  const api = waitFor(async () => (await readKeys()).includes(name)).then(() => performance.now() - from);
  const screen = seen.then(() => performance.now() - from);
  return { api: await api, screen: await screen };
}

interface Saved {
  file: string;
  text: string;
}

async function edit(file: string, change: (json: never) => void): Promise<Saved> {
  const json = JSON.parse(await readFile(file, 'utf8')) as never;
  change(json);
  return { file, text: `${JSON.stringify(json, null, 2)}\n` };
}

const addField = (folder: string, name: string) =>
  edit(join(folder, 'schemas/orders/order.entity.json'), (entity: { properties: Record<string, object> }) => {
    entity.properties[name] = { type: 'string', 'x-type': 'text', maxLength: 40 };
  });

const addColumn = (folder: string, name: string) =>
  edit(join(folder, 'schemas/orders/orders.list.json'), (list: { columns: object[] }) => {
    list.columns.splice(1, 0, { field: name });
  });

const addText = (language: string) => (folder: string, name: string) =>
  edit(join(folder, `schemas/orders/messages.${language}.json`), (texts: Record<string, string>) => {
    texts[`order.${name}`] = name;
  });

async function readKeys(url: string, token: string): Promise<string[]> {
  const { rows } = await callApi<{ rows: object[] }>(url, '/order-list', { perPage: 1 }, token);
  return Object.keys(rows[0] ?? {});
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error('the API did not answer with the new field');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Until the selector is in the page and its frame is painted. */
function waitPainted(page: Page, selector: string): Promise<unknown> {
  return page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: 'raf',
    timeout: PATIENCE_MS,
  });
}

/** Milliseconds from a saved component to its painted change: Vite without us. */
async function saveComponent(folder: string, page: Page, turn: number): Promise<number> {
  const file = join(folder, 'src/web/app/PageName.tsx');
  const text = await readFile(file, 'utf8');
  const next = text.replace(/<Title (data-bench="\d+" )?/, `<Title data-bench="${turn}" `);
  if (next === text) throw new Error('PageName has no title to mark');
  const seen = waitPainted(page, `[data-bench="${turn}"]`);
  const from = performance.now();
  await writeFile(file, next);
  await seen;
  return performance.now() - from;
}

function toRows(
  loops: readonly Loop[],
  { generated, loaded }: { generated: number[]; loaded: number[] },
  vite: number,
): BenchRow[] {
  const all = loops.map(({ api, screen }) => Math.max(api, screen));
  const row = (what: string, value: number, most: number | null): BenchRow => ({
    gate: 'D2',
    what: `schema saved, ${what}`,
    value: Math.round(value),
    unit: 'ms',
    peer: `Vite alone, saved component to paint, p50 ${Math.round(vite)} ms`,
    ratio: value / vite,
    goal: most === null ? 'told' : `<= ${most} ms`,
    ok: most === null || value <= most,
  });
  return [
    row('generated, p50', median(generated), null),
    row('server side loaded again, table altered, p50', median(loaded), null),
    row('table altered and API answers, p50', median(loops.map(({ api }) => api)), null),
    row('open list repainted, p50', median(loops.map(({ screen }) => screen)), null),
    row('both, p95', percentile(all, 0.95), 500),
  ];
}

if (isStarted(import.meta.url)) printAlone(await run());
