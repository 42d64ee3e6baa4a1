import type { BenchRow } from '../BenchRow.ts';
import { median, toGoalRow, toPeerRow } from '../figures.ts';
import { openChromium } from './openChromium.ts';
import { timeClick, visitRows } from './open.ts';
import type { Side } from './Side.ts';
import type { Browser } from 'playwright';

const SORTED = ['customer_order_id', 'receiver_name', 'goods_quantity', 'cod_amount', 'delivery_cost'];
const TICKS = 6;
const SORT_MOST_MS = 95;
const TICK_MOST_MS = { 1: 10, 4: 40 } as const;

interface Figures {
  sort: number[];
  tick: number[];
}

/** Gate C4: 25 rows of 20 columns, sorted and ticked. */
export async function measureTable(ours: Side, min: Side): Promise<BenchRow[]> {
  const browser = await openChromium({ isPaced: false });
  const rows: BenchRow[] = [];
  for (const slow of [1, 4] as const) {
    const mine = await measureSide(browser, ours, slow);
    const peer = await measureSide(browser, min, slow);
    const sort = { gate: 'C4', what: `25 x 20, sort to painted, CPU ${slow}x`, unit: 'ms' };
    const tick = { gate: 'C4', what: `25 x 20, tick a row, CPU ${slow}x`, unit: 'ms' };
    rows.push(toPeerRow(sort, median(mine.sort), median(peer.sort), 0.45));
    if (slow === 1) rows.push(toGoalRow(sort, median(mine.sort), SORT_MOST_MS));
    rows.push(toPeerRow(tick, median(mine.tick), median(peer.tick), 0.35));
    rows.push(toGoalRow(tick, median(mine.tick), TICK_MOST_MS[slow]));
  }
  await browser.close();
  return rows;
}

async function measureSide(browser: Browser, side: Side, slow: number): Promise<Figures> {
  const { page, close } = await visitRows(browser, side, { path: side.ordersOf25, slow });
  const figures: Figures = { sort: [], tick: [] };
  for (const column of SORTED) {
    figures.sort.push(await timeClick(page, side.sort(column), side.row, true));
    await page.waitForTimeout(150 * slow);
  }
  const boxes = page.locator(side.tick);
  await boxes.nth(0).click();
  await page.locator(side.ticked).waitFor();
  for (let index = 1; index <= TICKS; index += 1)
    figures.tick.push(await timeClick(page, `${side.tick} >> nth=${index}`, side.ticked, true));
  await close();
  return figures;
}
