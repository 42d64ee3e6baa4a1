import type { Browser } from 'playwright';
import type { BenchRow } from '../BenchRow.ts';
import { median, toGoalRow, toPeerRow } from '../figures.ts';
import { timeClick, visit } from './open.ts';
import type { Side } from './Side.ts';

const TURNS = { 1: 5, 4: 3 } as const;
type Slow = keyof typeof TURNS;
const KB = 1000;

interface Figures {
  bytes: number[];
  /** Session stored in the browser: page to rows. */
  cold: number[];
  /** Nobody signed in: page to login, and login to rows. */
  login: number[];
}

/** Gates C1 and C2: scripts, and the time from an address to its first row. */
export async function measureLoad(browser: Browser, ours: Side, min: Side): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const slow of [1, 4] as const) {
    const [mine, peer] = await takeTurns(browser, ours, min, slow);
    if (slow === 1) rows.push(...toBytes(median(mine.bytes) / KB, median(peer.bytes) / KB));
    const name = (what: string) => ({ gate: 'C2', what: `${what}, CPU ${slow}x`, unit: 'ms' });
    rows.push(
      toPeerRow(name('cold load to first row (/me included)'), median(mine.cold), median(peer.cold), 1.1),
      toPeerRow(name('cold load, login, first row'), median(mine.login), median(peer.login), 1.1),
    );
  }
  return rows;
}

function toBytes(ours: number, min: number): BenchRow[] {
  const names = { gate: 'C1', what: 'scripts of shell, login and first list, brotli', unit: 'KB' };
  return [toPeerRow(names, ours, min, 1.05), toGoalRow(names, ours, 320)];
}

/** Both sides take turns, so that a busy machine slows them alike. */
async function takeTurns(
  browser: Browser,
  ours: Side,
  min: Side,
  slow: Slow,
): Promise<readonly [Figures, Figures]> {
  const figures = [
    { bytes: [], cold: [], login: [] },
    { bytes: [], cold: [], login: [] },
  ] as const satisfies readonly [Figures, Figures];
  for (let turn = 0; turn < TURNS[slow]; turn += 1)
    for (const [index, side] of [ours, min].entries())
      await takeTurn(browser, side, slow, figures[index] as Figures);
  return figures;
}

async function takeTurn(
  browser: Browser,
  side: Side,
  slow: Slow,
  { bytes, cold, login }: Figures,
): Promise<void> {
  const known = await visit(browser, side, { path: side.orders, slow });
  cold.push(await known.page.evaluate(() => window.bench.seen.row));
  await known.close();

  const unknown = await visit(browser, side, { path: side.orders, slow, isSignedIn: false });
  const { page } = unknown;
  const shown = await page.evaluate(() => window.bench.seen.login);
  await page.locator('input[name="username"]').fill('admin');
  await page.locator('input[name="password"]').fill('demo-1234');
  login.push(shown + (await timeClick(page, side.loginButton, side.row)));
  bytes.push(
    await page.evaluate(
      async (lazy) => window.bench.scriptBytes(await window.bench.seen.row, lazy),
      side.lazyScript,
    ),
  );
  await unknown.close();
}
