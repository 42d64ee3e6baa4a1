import type { Browser, Page } from 'playwright';
import type { BenchRow } from '../BenchRow.ts';
import { toGoalRow } from '../figures.ts';
import { visitRows } from './open.ts';
import type { Side } from './Side.ts';

const SLOW = 4;
const REST_MS = 1_500;
const MOST_MS = 200;

/** In this order: react-admin's bar of ticked rows covers its buttons. */
const STEPS = {
  'typing into a filter': typeFilter,
  'turning pages': turnPages,
  'choosing columns': chooseColumns,
  'ticking rows': tickRows,
  'a dialog': openDialog,
} as const satisfies Record<string, (page: Page, side: Side) => Promise<void>>;
type Step = keyof typeof STEPS;

/** Gate C6: the browser's own worst time of an interaction, 100 rows, processor four times slower. */
export async function measureInteractions(browser: Browser, ours: Side, min: Side): Promise<BenchRow[]> {
  const mine = await measureSide(browser, ours);
  const peer = await measureSide(browser, min);
  return (Object.keys(STEPS) as Step[]).map((step) => {
    const seen = peer.get(step);
    const names = { gate: 'C6', what: `100 rows, CPU ${SLOW}x: ${step}, worst`, unit: 'ms' };
    return toGoalRow(
      names,
      mine.get(step) ?? NaN,
      MOST_MS,
      seen === undefined ? undefined : `min: ${seen} ms`,
    );
  });
}

async function measureSide(browser: Browser, side: Side): Promise<ReadonlyMap<Step, number>> {
  const { page, close } = await visitRows(browser, side, { path: side.ordersOf100, slow: SLOW });
  const worst = new Map<Step, number>();
  for (const step of Object.keys(STEPS) as Step[]) {
    if (step === 'a dialog' && !side.dialog) continue;
    await page.evaluate(() => window.bench.takeWorst());
    await STEPS[step](page, side);
    await page.waitForTimeout(REST_MS);
    worst.set(step, await page.evaluate(() => window.bench.takeWorst()));
  }
  await close();
  return worst;
}

async function typeFilter(page: Page, { filter, row }: Side): Promise<void> {
  const field = page.locator(filter).first();
  await field.click();
  await page.keyboard.type('DH0', { delay: 120 });
  await page.waitForTimeout(2 * REST_MS);
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace', { delay: 60 });
  await page.waitForTimeout(2 * REST_MS);
  await page.locator(row).first().waitFor();
}

async function tickRows(page: Page, { tick }: Side): Promise<void> {
  for (let index = 1; index <= 5; index += 1) {
    await page.locator(tick).nth(index).click();
    await page.waitForTimeout(REST_MS / 3);
  }
}

async function openDialog(page: Page, { dialog }: Side): Promise<void> {
  if (!dialog) return;
  await page.locator(dialog.open).first().click();
  await page.locator(dialog.close).first().waitFor();
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Escape');
  await page.locator(dialog.close).first().waitFor({ state: 'detached' });
}

async function turnPages(page: Page, { nextPage }: Side): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.locator(nextPage).first().click();
    await page.waitForTimeout(2 * REST_MS);
  }
}

async function chooseColumns(page: Page, { chooser, chooserBox }: Side): Promise<void> {
  await page.locator(chooser).first().click();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.locator(chooserBox).first().click();
    await page.waitForTimeout(REST_MS);
  }
  await page.keyboard.press('Escape');
}
