import { workflowsOf } from '../support/schemas/readSchemas.ts';
import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import { readNumbers } from './check/listNumbers.ts';
import type { View } from './expect/View.ts';
import type { Finding, Where } from './Finding.ts';
import { checkKeyboard, checkRowKeys } from './keys/checkKeyboard.ts';
import { NARROW, waitStill, WIDE } from './look/openBrowser.ts';
import { checkOpened } from './open/checkOpened.ts';
import { checkStates, statesOfList, WRONG_FORM } from './open/checkStates.ts';
import { dialogsOfList, dialogsOfRecord } from './open/findDialogs.ts';
import { findOpeners } from './open/findOpeners.ts';
import type { Opener } from './open/Opener.ts';
import type { Run } from './Run.ts';
import type { Screen } from './screens.ts';

export interface Opened {
  run: Run;
  page: Page;
  screen: Screen;
  view: View;
  account: Account | undefined;
  where: Where;
  /** What is looked at: the page, or a dialog over it. */
  root: string;
  record?: Record<string, unknown> | undefined;
}

/**
 * What a screen is beside its first sight: everything that opens from it, its other states, and the way of the
 * keyboard through it. The frame around it is looked at once, on the dashboard. Colours and keys are those of the
 * first language; in the others texts are looked at.
 */
export async function runOpened(opened: Opened): Promise<Finding[]> {
  const { run, page, screen, where, root } = opened;
  const isWhole = where.language === run.languages[0];
  const findings: Finding[] = [];
  if (screen.kind === 'list') await chooseFirstMode(page, screen.file.urls.list);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await waitStill(page);
    const here = { ...where, look: `${size.width} px` };
    if (isWhole)
      findings.push(
        ...(await checkKeyboard(run, page, { root: root === 'main' ? 'body' : root }, here)),
        ...(await checkRowKeys(run, page, here)),
      );
    const openers = [...(await findOpeners(page, root)), ...(await dialogsOf(opened))];
    findings.push(...(await checkOpened({ run, page, where: here, isWhole }, openers)));
  }
  await page.setViewportSize(WIDE);
  await waitStill(page);
  return isWhole ? [...findings, ...(await checkStates(run, page, statesOf(screen), where))] : findings;
}

async function dialogsOf({ screen, view, account, record }: Opened): Promise<Opener[]> {
  if (screen.kind === 'list') {
    const { file } = screen;
    const numbers = account && (await readNumbers(account, file));
    return numbers ? dialogsOfList(view, file, numbers.rows[0] ?? {}) : [];
  }
  if (screen.kind !== 'form' || screen.act !== 'update' || !record) return [];
  const entity = screen.file.entity ?? '';
  return workflowsOf(view.schemas, entity).length === 0 ? [] : dialogsOfRecord(view, entity, record);
}

const statesOf = (screen: Screen) =>
  screen.kind === 'list' ? statesOfList(screen.file) : screen.kind === 'form' ? [WRONG_FORM] : [];

/** The mode that was looked at last is remembered; its rows come a second after the choice (spec 4). */
async function chooseFirstMode(page: Page, url: string): Promise<void> {
  const first = page.locator('[data-mode]').first();
  if ((await first.count()) === 0 || (await first.getAttribute('aria-selected')) === 'true') return;
  const rows = page.waitForResponse((reply) => reply.url().endsWith(url), { timeout: 10_000 });
  await first.click();
  await rows.catch(() => undefined);
  await waitStill(page);
}
