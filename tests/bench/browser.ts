import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './BenchRow.ts';
import { measureInteractions } from './browser/measureInteractions.ts';
import { measureLoad } from './browser/measureLoad.ts';
import { measureMoves } from './browser/measureMoves.ts';
import { measureTable } from './browser/measureTable.ts';
import { openChromium } from './browser/openChromium.ts';
import { createMin, createOurs, type Side } from './browser/Side.ts';
import { isStarted, printAlone } from './figures.ts';
import { serveMin, type MinData, type MinRow } from './min/serveMin.ts';
import { stopChild } from './processes.ts';
import { callApi, signIn, startProduct } from './product.ts';

/*
 * The browser's gates C1–C4 and C6: the product as `npm start` runs it, on its embedded database with the demo
 * company, beside a minimal react-admin app of the same pins over the same rows.
 */

/** Columns that the schema hides by default; with them the list of orders has twenty. */
const MORE_COLUMNS = ['receiver_address', 'discount', 'prepay', 'weight'];
const PAGES = 25;

/** Gates C1 to C4 and C6. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'khuon-bench-'));
  const product = await startProduct('src/launch/start.mjs', join(folder, 'data'));
  try {
    const token = await signIn(product.url);
    await showColumns(product.url, token);
    const min = await serveMin(await readRows(product.url, token), product.url);
    try {
      return await measure(createOurs(product.url, token), createMin(min.url, token));
    } finally {
      min.server.close();
    }
  } finally {
    await stopChild(product.child);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(ours: Side, min: Side): Promise<BenchRow[]> {
  const browser = await openChromium({ isPaced: true });
  try {
    return [
      ...(await measureLoad(browser, ours, min)),
      ...(await measureMoves(browser, ours, min)),
      ...(await measureTable(ours, min)),
      ...(await measureInteractions(browser, ours, min)),
    ];
  } finally {
    await browser.close();
  }
}

async function showColumns(url: string, token: string): Promise<void> {
  for (const name of MORE_COLUMNS)
    await callApi(url, '/save-custom-view', { type: 'orders/list', name, status: 1 }, token);
}

interface Answer {
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** The rows of both lists; a reference's label stands at `<field>.label`, which is a path for react-admin. */
async function readRows(url: string, token: string): Promise<MinData> {
  const orders: MinRow[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const { rows } = await callApi<Answer>(url, '/order-list', { page, perPage: 200 }, token);
    orders.push(...(rows as readonly MinRow[]));
  }
  const staff = await callApi<Answer>(url, '/employee-list', { page: 1, perPage: 200 }, token);
  return { orders, staff: staff.rows as readonly MinRow[] };
}

if (isStarted(import.meta.url)) printAlone(await run());
