import type { Browser, Page } from 'playwright';
import type { BenchRow } from './BenchRow.ts';
import { timeClick, visitRows, type Visited } from './browser/open.ts';
import { openChromium } from './browser/openChromium.ts';
import { createMin, type Side } from './browser/Side.ts';
import { isStarted, median, printAlone, toGoalRow, toPeerRow } from './figures.ts';
import { ROWS } from './grid/gridForm.ts';
import { serveGrid } from './grid/serveGrid.ts';
import { serveMin, type MinData } from './min/serveMin.ts';

/*
 * Gate C5: a grid of 1,000 child rows and 20 columns in a form, every cell an input, beside react-admin's own grid of as
 * many rows and columns that only shows them.
 */

interface Figures {
  sort: number;
  tick: number;
  /** Elements of the page. */
  nodes: number;
  /** Megabytes of JavaScript's heap after a collection. */
  heap: number;
}

/** What differs between the two pages. */
type Grid = Visited &
  Pick<Side, 'sort' | 'tick' | 'ticked'> & {
    path: string;
    /** Columns to sort by, one after the other. */
    columns: readonly string[];
  };

const TICKS = 6;

export async function run(): Promise<BenchRow[]> {
  const min = await serveMin(createRows(), '');
  const ours = await serveGrid();
  const browser = await openChromium({ isPaced: false });
  try {
    return toRows(await measure(browser, toOurs(ours.url)), await measure(browser, toMin(min.url)));
  } finally {
    await browser.close();
    await ours.close();
    min.server.close();
  }
}

function toRows(ours: Figures, min: Figures): BenchRow[] {
  const name = (what: string, unit: string) => ({ gate: 'C5', what: `1,000 x 20, ${what}`, unit });
  type Name = ReturnType<typeof name>;
  const both = (named: Name, key: keyof Figures, ratio: number, most: number): BenchRow[] => [
    toPeerRow(named, ours[key], min[key], ratio),
    toGoalRow(named, ours[key], most),
  ];
  return [
    ...both(name('sort to painted', 'ms'), 'sort', 0.05, 230),
    ...both(name('tick a row', 'ms'), 'tick', 0.03, 20),
    toGoalRow(name('elements of the page', ''), ours.nodes, 4_000, `min: ${min.nodes}`),
    ...both(name('heap', 'MB'), 'heap', 0.25, 42),
  ];
}

function toOurs(url: string): Grid {
  return {
    url,
    session: { name: 'bench', value: '1' },
    path: '/',
    loginButton: 'none',
    row: 'td[data-field="c0"] input',
    sort: (column) => `th[data-field="${column}"] button`,
    tick: 'tbody th input[type="checkbox"]',
    ticked: '.fm-ticks span',
    columns: ['c1', 'c4', 'c3', 'c8', 'c5'],
  };
}

function toMin(url: string): Grid {
  const side = createMin(url, 'bench');
  return {
    ...side,
    path: `/#/orders?page=1&sort=created_at&order=DESC&perPage=${ROWS}`,
    columns: ['customer_order_id', 'receiver_name', 'goods_total', 'cod_amount'],
  };
}

async function measure(browser: Browser, grid: Grid): Promise<Figures> {
  const { page, close } = await visitRows(browser, grid, { path: grid.path, slow: 1 });
  await page.waitForTimeout(1_000);
  const [nodes, heap] = [await countNodes(page), await readHeap(page)];
  const sort: number[] = [];
  for (const column of grid.columns) {
    sort.push(await timeClick(page, grid.sort(column), grid.row, true));
    await page.waitForTimeout(500);
  }
  const tick: number[] = [];
  await page.locator(grid.tick).nth(0).click();
  await page.locator(grid.ticked).first().waitFor();
  for (let index = 1; index <= TICKS; index += 1)
    tick.push(await timeClick(page, `${grid.tick} >> nth=${index}`, grid.ticked, true));
  await close();
  return { sort: median(sort), tick: median(tick), nodes, heap };
}

const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

async function readHeap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** Rows of the peer, as the product's orders look. */
function createRows(): MinData {
  const number = (row: number, column: number): number => (row * 7919 + column * 104_729) % 100_003;
  const orders = Array.from({ length: ROWS }, (_, row) => ({
    id: row + 1,
    customer_order_id: `DH${number(row, 0)}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + row * 3_600_000).toISOString(),
    status: number(row, 1) % 200,
    delivery_company: 'ghn',
    delivery_order_id: `VN${number(row, 2)}`,
    delivery_status: 200,
    receiver_name: `Hàng ${number(row, 3)}`,
    receiver_phone: `09${number(row, 4)}`,
    receiver_city: 'Hà Nội',
    receiver_address: `Số ${row}`,
    warehouse_id: { label: 'Kho Hà Nội' },
    goods_quantity: number(row, 5),
    goods_total: number(row, 6),
    cod_amount: number(row, 7),
    discount: 0,
    prepay: number(row, 8),
    delivery_cost: number(row, 9),
    weight: number(row, 10),
    source: 1,
    images: [],
  }));
  return { orders, staff: [] };
}

if (isStarted(import.meta.url)) {
  printAlone(await run());
  process.exit(0);
}
