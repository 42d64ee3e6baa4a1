import type { Page } from 'playwright';
import type { Finding, Where } from '../Finding.ts';
import { checkKeyboard } from '../keys/checkKeyboard.ts';
import { checkAxe, checkKeys, checkOverflow } from '../look/checkLook.ts';
import { waitStill } from '../look/openBrowser.ts';
import type { Run } from '../Run.ts';
import type { Opener } from './Opener.ts';

/** Marks what was opened last. */
const OPENED = '[data-verify-opened]';

/** Longest that something may take to open or close. */
const OPENS_MS = 5_000;

/** Milliseconds in which the page takes other colours. */
const RECOLOUR_MS = 100;

export interface OpenedLook {
  run: Run;
  page: Page;
  where: Where;
  /** Dark as well, and every key. */
  isWhole: boolean;
}

/** Opens one after the other by keyboard, looks at it as at a screen, closes it with Escape, and asks where the focus is. */
export async function checkOpened(look: OpenedLook, openers: readonly Opener[]): Promise<Finding[]> {
  const { run, page, where } = look;
  const findings: Finding[] = [];
  for (const opener of openers) {
    const here = { ...where, look: [opener.name, where.look ?? ''].filter(Boolean).join(', ') };
    await page.evaluate(markOld);
    try {
      await opener.open(page);
      await page.waitForFunction(markOpened, undefined, { timeout: OPENS_MS });
      await waitStill(page);
      run.tally.opened++;
      findings.push(...(await lookAtOpened({ ...look, where: here })));
      findings.push(...(await checkClosing(page, opener, here)));
    } catch (error) {
      const [seen = ''] = String(error).split('\n');
      findings.push({ ...here, subject: 'opened', key: opener.name, expected: 'to open and to close', seen });
      await closeAll(page);
    }
  }
  return findings;
}

async function lookAtOpened({ run, page, where, isWhole }: OpenedLook): Promise<Finding[]> {
  const findings = [
    ...(await checkKeys(page, run.schemas, where, OPENED)),
    ...(await checkOverflow(page, where, OPENED)),
    ...(await checkPlace(page, where)),
    ...(await checkAxe(page, where, OPENED)),
  ];
  if (!isWhole) return findings;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(RECOLOUR_MS);
  findings.push(...(await checkAxe(page, { ...where, look: `${where.look} dark` }, OPENED)));
  await page.emulateMedia({ colorScheme: 'light' });
  const key = await page.evaluate(readStepKey);
  if (key) findings.push(...(await checkKeyboard(run, page, { root: OPENED, key }, where)));
  return findings;
}

/** It has a name, and stands in the window or can be scrolled. */
async function checkPlace(page: Page, where: Where): Promise<Finding[]> {
  const wrong = await page.evaluate(readPlace);
  return wrong.map((seen) => ({ ...where, subject: 'opened', key: 'place', expected: '', seen }));
}

async function checkClosing(page: Page, { name, home }: Opener, where: Where): Promise<Finding[]> {
  const wrong = (expected: string, seen: string): Finding[] => [
    { ...where, subject: 'focus', key: name, expected, seen },
  ];
  await page.keyboard.press('Escape');
  if (!(await isGone(page))) {
    await closeAll(page);
    return wrong('Escape to close it', 'it is still open');
  }
  const isBack = await page
    .waitForFunction(
      (place) => (place ? document.activeElement?.matches(place) : document.activeElement !== document.body),
      home,
      { timeout: 1_500 },
    )
    .then(() => true)
    .catch(() => false);
  if (isBack) return [];
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');
  return wrong('the focus back where it came from', at);
}

const isGone = (page: Page): Promise<boolean> =>
  page
    .locator(OPENED)
    .filter({ visible: true })
    .waitFor({ state: 'detached', timeout: 2_000 })
    .then(() => true)
    .catch(() => false);

/** Leaves nothing open for the next one; what does not close goes with the page. */
async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await page.keyboard.press('Escape');
    if (await isGone(page)) return;
  }
  await page.reload();
  await waitStill(page);
}

/* From here on: what runs in the page. */

/** What was there before is not what opens now. */
function markOld(): void {
  for (const one of document.querySelectorAll('[data-verify-opened]'))
    one.removeAttribute('data-verify-opened');
  for (const one of document.querySelectorAll('[role=dialog], dialog[open], [role=menu], [role=listbox]'))
    one.setAttribute('data-verify-old', '');
}

/** Marks the outermost thing that is new, the last where there are several; false: nothing is. */
function markOpened(): boolean {
  const places =
    '[role=dialog], dialog[open], [role=menu], [role=listbox], .MuiPopover-paper, .MuiDrawer-paper';
  const fresh = [...document.querySelectorAll(places)].filter(
    (one) =>
      !one.matches('[data-verify-old]') &&
      !one.closest('aside') &&
      !one.parentElement?.closest(`:is(${places}):not([data-verify-old])`) &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const last = fresh.pop();
  last?.setAttribute('data-verify-opened', '');
  return last !== undefined;
}

/** The key that goes through it; null: it is walked by its own input. */
function readStepKey(): 'Tab' | 'ArrowDown' | null {
  const opened = document.querySelector('[data-verify-opened]');
  if (opened?.matches('[role=listbox]')) return null;
  const isMenu = opened?.matches('[role=menu]') || opened?.querySelector(':scope > [role=menu]');
  return isMenu ? 'ArrowDown' : 'Tab';
}

function readPlace(): string[] {
  const opened = document.querySelector('[data-verify-opened]');
  if (!opened) return ['it is gone'];
  const { left, right, top, bottom } = opened.getBoundingClientRect();
  const wrong: string[] = [];
  if (left < -1 || right > window.innerWidth + 1)
    wrong.push(`from ${left} to ${right} px of ${window.innerWidth}`);
  if (top < -1 || bottom > window.innerHeight + 1)
    wrong.push(`from ${top} to ${bottom} px of ${window.innerHeight} in height`);
  const dialog = opened.closest('[role=dialog], dialog') ?? opened.querySelector('[role=dialog], dialog');
  const id = dialog?.getAttribute('aria-labelledby');
  const name = dialog?.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent);
  if (dialog && !name?.trim()) wrong.push('a dialog without a name');
  const isNamed =
    opened.matches('[role]') || opened.querySelector('[role=menu], [role=dialog], [role=listbox]');
  if (!dialog && !isNamed) wrong.push('something without a role: it should be a dialog');
  return wrong;
}
