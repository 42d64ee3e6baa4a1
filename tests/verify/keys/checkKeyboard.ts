import type { Page } from 'playwright';
import type { Finding, Where } from '../Finding.ts';
import type { Run } from '../Run.ts';
import { SOURCE, type KeyFault } from './walker.ts';

/** Places on a page at most, half as many again as the longest table of a report; more is a trap that goes on and on. */
const MOST = 600;

const MEANT: Readonly<Record<KeyFault['kind'], string>> = {
  reach: 'a way to it by keyboard',
  ring: 'a focus that is seen',
  covered: 'nothing over what has the focus',
  order: 'the focus to go on, not back',
  trap: 'the focus to come out again',
  pointer: 'a key for what a pointer presses',
  outside: 'the focus to stay in the dialog',
  closed: 'Tab to go into what was opened, not to close it',
};

export interface KeyWalk {
  /** What is walked through; the last visible one that fits. */
  root: string;
  /** Key of a step: Tab through a page, arrows through a menu or a row. */
  key?: 'Tab' | 'ArrowDown' | 'ArrowRight';
}

/**
 * Walks through a page or a part of it by keyboard alone: whatever can be pressed or filled is come by, in its order, is
 * seen to have the focus, and lets it go again.
 */
export async function checkKeyboard(
  { tally }: Pick<Run, 'tally'>,
  page: Page,
  walk: KeyWalk,
  where: Where,
): Promise<Finding[]> {
  await page.evaluate(SOURCE);
  if (!(await page.evaluate(`verifyWalker.begin(${JSON.stringify(walk.root)})`))) return [];
  let steps = 0;
  do await page.keyboard.press(walk.key ?? 'Tab');
  while (++steps < MOST && !(await page.evaluate<boolean>('verifyWalker.step()')));
  tally.places += steps;
  await page.evaluate('verifyWalker.release()');
  const faults = await page.evaluate<KeyFault[]>('verifyWalker.end()');
  const trap: KeyFault[] = steps < MOST ? [] : [{ kind: 'trap', name: walk.root }];
  return [...faults, ...trap].map(({ kind, name }) => ({
    ...where,
    subject: 'keyboard',
    key: kind,
    expected: MEANT[kind],
    seen: name,
  }));
}

/** Walks to the first row of a table with the arrows, and through all that can be pressed in it. */
export async function checkRowKeys(run: Pick<Run, 'tally'>, page: Page, where: Where): Promise<Finding[]> {
  const table = page.locator('section[tabindex="0"]:has(tr[data-row])').first();
  if ((await table.count()) === 0) return [];
  await table.focus();
  await page.keyboard.press('ArrowDown');
  const isThere = await page.evaluate(() => document.activeElement?.matches('tr[data-row]') ?? false);
  const missed: Finding = {
    ...where,
    subject: 'keyboard',
    key: 'reach',
    expected: 'the first row under the arrow key',
    seen: 'no row with the focus',
  };
  return isThere
    ? checkKeyboard(run, page, { root: 'tr[data-row]:focus', key: 'ArrowRight' }, where)
    : [missed];
}
