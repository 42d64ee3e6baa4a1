import type { Browser } from 'playwright';
import type { BenchRow } from '../BenchRow.ts';
import { median, toGoalRow, toPeerRow } from '../figures.ts';
import { timeClick, visitRows } from './open.ts';
import type { Side } from './Side.ts';

const TURNS = 3;
const MOST_MS = 200;

const MOVES = {
  first: 'list to another list, first time',
  again: 'list to another list, seen before',
  form: 'list to form',
} as const;
type Move = keyof typeof MOVES;
type Figures = Record<Move, number[]>;

/** Gate C3: from a click to the other screen painted with its data. */
export async function measureMoves(browser: Browser, ours: Side, min: Side): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const slow of [1, 4]) {
    const mine: Figures = { first: [], again: [], form: [] };
    const peer: Figures = { first: [], again: [], form: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      await takeTurn(browser, ours, slow, mine);
      await takeTurn(browser, min, slow, peer);
    }
    for (const move of Object.keys(MOVES) as Move[]) {
      const names = { gate: 'C3', what: `${MOVES[move]}, CPU ${slow}x`, unit: 'ms' };
      rows.push(toPeerRow(names, median(mine[move]), median(peer[move]), 1));
      if (slow === 1) rows.push(toGoalRow(names, median(mine[move]), MOST_MS));
    }
  }
  return rows;
}

async function takeTurn(browser: Browser, side: Side, slow: number, figures: Figures): Promise<void> {
  const { page, close } = await visitRows(browser, side, { path: side.ordersOf25, slow });
  const { menu, staffRow, row } = side;
  const rest = () => page.waitForTimeout(200 * slow);
  figures.first.push(await timeClick(page, menu.staff, staffRow));
  for (let turn = 0; turn < 2; turn += 1) {
    await rest();
    await timeClick(page, menu.orders, row);
    await rest();
    figures.again.push(await timeClick(page, menu.staff, staffRow));
  }
  await rest();
  await timeClick(page, menu.orders, row);
  await rest();
  figures.form.push(await timeClick(page, side.openFirst, side.formInput));
  await close();
}
