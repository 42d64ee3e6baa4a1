import type { CodesFile } from '../../generators/model/schemas.ts';
import type { Account } from '../support/accounts.ts';
import { checkCalls, checkDoor } from './check/checkCalls.ts';
import { checkMenu } from './check/checkMenu.ts';
import { codesOfRoute } from './expect/routes.ts';
import { may } from './expect/View.ts';
import type { Where } from './Finding.ts';
import { findWalker } from './findWalker.ts';
import { openPage, openScreen, pushAddress, waitStill, type OpenPage } from './look/openBrowser.ts';
import { pickAccounts, refusedAccounts } from './pickAccounts.ts';
import { staffOf, viewOf, type Run } from './Run.ts';
import type { Screen } from './screens.ts';

/* Roles, by what is absent or refused. */

/** Calls of a screen as every account, and its page as some who must not see it. */
export async function runRights(run: Run, screen: Screen): Promise<void> {
  if (
    screen.isPublic ||
    screen.kind === 'dialog' ||
    (screen.kind === 'page' && screen.file.kind === 'redirect')
  )
    return;
  const sights = pickAccounts(run, screen);
  for (const account of staffOf(run)) await askAs(run, screen, account, sights.includes(account));
  for (const account of refusedAccounts(run, screen.permissions)) await knock(run, screen, account);
}

/** `isWhole`: what the account gets is looked at too, not only whether it gets something. */
async function askAs(run: Run, screen: Screen, account: Account, isWhole: boolean): Promise<void> {
  const view = viewOf(run, account, 'vi');
  const where: Where = { screen: screen.id, account: account.name, language: 'vi' };
  const before = run.findings.length;
  for (const call of callsOf(screen)) run.findings.push(...(await checkDoor(view, account, call, where)));
  const isOpen = may(view, screen.permissions);
  const isRight = run.findings.length === before;
  if (isWhole && isRight && screen.kind === 'list')
    run.findings.push(...(await checkCalls({ view, account, list: screen.file, where })));
  run.doors.push({ screen: screen.id, account: account.name, isOpen: isOpen === isRight, isRight });
}

interface Call {
  method: 'GET' | 'POST';
  url: string;
  permissions: CodesFile;
}

/** Calls behind a screen that change nothing. */
function callsOf({ kind, file, permissions }: Screen): Call[] {
  if (kind === 'list') {
    const { list, count } = file.urls;
    return [list, count].flatMap((url) => (url ? [{ method: 'POST' as const, url, permissions }] : []));
  }
  if (kind === 'report') return [{ method: 'POST', url: file.url, permissions }];
  return kind === 'import' ? [{ method: 'GET', url: `${file.url}/template`, permissions }] : [];
}

/** The page must lead to 403. One page an account walks from door to door, as a link in the app would take it. */
async function knock(run: Run, screen: Screen, account: Account): Promise<void> {
  const { page } = await findKnocker(run, account);
  const address = screen.route.replace('{id}', '1');
  try {
    await pushAddress(page, address);
    await page.waitForURL(/\/403$/, { timeout: 15_000 });
  } catch {
    const where: Where = { screen: screen.id, account: account.name, language: 'vi' };
    const seen = new URL(page.url()).pathname;
    run.findings.push({ ...where, subject: 'right', key: address, expected: '/403', seen });
  }
}

async function findKnocker(run: Run, account: Account): Promise<OpenPage> {
  const isKnown = run.walkers.has(account.name);
  const open = await findWalker(run, account, 'vi');
  if (!isKnown) await openScreen(open.page, '/', 'dashboard');
  return open;
}

/** Menu and tabs of every account; in all languages for the one who sees the most. */
export async function runMenus(run: Run): Promise<void> {
  for (const account of run.accounts) {
    const isMost = account.name === 'admin';
    for (const language of isMost ? run.languages : run.languages.slice(0, 1)) {
      const where: Where = { screen: 'dashboard', account: account.name, language };
      const open = await openPage(run.browser, { url: run.url, token: account.token, language });
      const isThere = await openScreen(open.page, '/', 'dashboard');
      await waitStill(open.page);
      if (isThere)
        run.findings.push(...(await checkMenu(open.page, viewOf(run, account, language), account, where)));
      else
        run.findings.push({
          ...where,
          subject: 'screen',
          key: '/',
          expected: 'the dashboard',
          seen: open.page.url(),
        });
      if (isMost || !run.isQuick)
        run.pictures.push({
          ...where,
          image: (await open.page.screenshot({ type: 'jpeg', quality: 62 })).toString('base64'),
        });
      await open.close();
    }
  }
}

/** Every item of a menu leads to a screen that some schema has. */
export function checkMenuTargets({ schemas, findings }: Run): void {
  const items = schemas.modules.flatMap(({ menu }) => (menu ?? []).flatMap((group) => group.items));
  for (const { name, screen } of items)
    if (codesOfRoute(schemas, screen) === undefined)
      findings.push({
        screen: 'dashboard',
        subject: 'menu',
        key: name,
        expected: 'a screen',
        seen: screen,
        account: 'admin',
        language: 'vi',
      });
}
