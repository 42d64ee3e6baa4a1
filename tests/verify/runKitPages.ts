import type { Finding, Where } from './Finding.ts';
import { checkKeyboard } from './keys/checkKeyboard.ts';
import { checkConsole } from './look/checkLook.ts';
import { checkEverywhere, takePicture } from './look/checkEverywhere.ts';
import { NARROW, openPage, waitStill, WIDE, type OpenPage } from './look/openBrowser.ts';
import { checkOpened } from './open/checkOpened.ts';
import { findOpeners } from './open/findOpeners.ts';
import type { Opener } from './open/Opener.ts';
import type { Run } from './Run.ts';

/** A page of the kit itself: no schema says that it is there. */
interface KitPage {
  id: string;
  address: string;
  /** Absent: nobody is signed in. */
  account?: string;
}

const PAGES: readonly KitPage[] = [
  { id: 'login', address: '/login' },
  { id: '403', address: '/403' },
  { id: '404', address: '/nowhere' },
  { id: 'license-expired', address: '/license-expired' },
  { id: 'dashboard', address: '/', account: 'admin' },
  { id: 'dashboard of one who may nothing', address: '/', account: 'nobody' },
  { id: 'account', address: '/account', account: 'owner' },
  { id: 'outbox', address: '/outbox', account: 'admin' },
];

/** How the kit's own pages look everywhere, and on the dashboard what opens from the frame around every screen. */
export async function runKitPages(run: Run): Promise<void> {
  for (const page of PAGES)
    for (const language of run.languages) {
      const from = performance.now();
      const account = run.accounts.find(({ name }) => name === page.account);
      const where: Where = { screen: page.id, account: account?.name ?? 'visitor', language };
      const open = await openPage(run.browser, { url: run.url, token: account?.token, language });
      try {
        run.findings.push(...(await lookAt(run, page, where, open)));
      } finally {
        await open.close();
      }
      run.timings.push({ screen: page.id, language, ms: Math.round(performance.now() - from) });
    }
}

async function lookAt(run: Run, { id, address }: KitPage, where: Where, open: OpenPage): Promise<Finding[]> {
  const { page } = open;
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await waitStill(page);
  run.pictures.push({ ...where, image: await takePicture(page) });
  const findings = await checkEverywhere(run, page, where);
  const isWhole = where.language === run.languages[0];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await waitStill(page);
    const here = { ...where, look: `${size.width} px` };
    if (isWhole) findings.push(...(await checkKeyboard(run, page, { root: 'body' }, here)));
    const openers = [...(await findOpeners(page, 'body')), ...(id === 'dashboard' ? BY_KEYS : [])];
    findings.push(...(await checkOpened({ run, page, where: here, isWhole }, openers)));
  }
  return [...findings, ...checkConsole(open.takeErrors(), where)];
}

/** What only a key or another opener leads to. */
const BY_KEYS: readonly Opener[] = [
  { name: 'palette', open: (page) => page.keyboard.press('Control+k') },
  { name: 'keyboard help', open: (page) => page.keyboard.press('?') },
  {
    name: 'background',
    open: async (page) => {
      await page.locator('[data-control="more"]').press('Enter');
      await page.locator('[data-action="background"]').press('Enter');
      await page.locator('[role="menu"]').waitFor({ state: 'detached', timeout: 5_000 });
    },
  },
];
