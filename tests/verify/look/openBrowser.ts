import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { Language } from '../../support/schemas/readSchemas.ts';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium as `npm test` uses it: `CHROMIUM_PATH`, one of the system, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const own = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));
  return chromium.launch({
    ...(own ? { executablePath: own } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** Runs in a page before it is drawn: movements are over at once, so that what is measured is what stays. */
export const STILL = `{
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }');
  document.adoptedStyleSheets = [still];
}`;

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 800 };

export interface Visitor {
  url: string;
  /** Absent: nobody is signed in. */
  token?: string | undefined;
  language: Language;
}

/** A page of somebody who is signed in, in a language; what it complains about is gathered. */
export interface OpenPage {
  page: Page;
  /** Errors of the console and of scripts since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** Opens a page without loading anything yet. Nothing moves in it. */
export async function openPage(browser: Browser, { url, token, language }: Visitor): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WIDE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  const stored = { 'khuon.language': language, ...(token === undefined ? {} : { 'khuon.token': token }) };
  await context.addInitScript(`(() => {
    globalThis.__name = (value) => value;
    ${STILL}
    try { for (const [key, text] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, text); } catch {}
  })()`);
  // Other hosts are none of the product's: the page must do without them.
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  );
  return watchPage(context, await context.newPage());
}

/** Requests of a page that are on their way, and when the last one began or ended. */
interface Traffic {
  running: number;
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const own: Traffic = { running: 0, changedAt: Date.now() };
  const change = (by: number) => () => {
    own.running = Math.max(0, own.running + by);
    own.changedAt = Date.now();
  };
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  traffic.set(page, own);
}

function watchPage(context: BrowserContext, page: Page): OpenPage {
  let errors: string[] = [];
  watchTraffic(page);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  return {
    page,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => context.close(),
  };
}

/** Longest that a screen may take to stand still. */
const READY_MS = 30_000;

/** Loads an address and waits until its screen stands still. False: another page came. */
export async function openScreen(page: Page, address: string, screen: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'commit' });
  return waitScreen(page, screen);
}

/** Goes to an address within the product, as a link takes it; loads it where the page shows the same screen or nothing yet. */
export async function followTo(page: Page, address: string, screen: string): Promise<boolean> {
  const isElsewhere =
    page.url() !== 'about:blank' && (await page.locator(`[data-screen="${screen}"]`).count()) === 0;
  if (!isElsewhere) return openScreen(page, address, screen);
  await pushAddress(page, address);
  return waitScreen(page, screen);
}

/** What a link within the product does. */
export const pushAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function waitScreen(page: Page, screen: string): Promise<boolean> {
  const isThere = page.locator(`[data-screen="${screen}"]`).first();
  const isRefused = page.waitForURL(/\/(403|login)$/, { timeout: READY_MS }).catch(() => undefined);
  await Promise.race([isThere.waitFor({ timeout: READY_MS }).catch(() => undefined), isRefused]);
  if (!(await isThere.count())) return false;
  await waitStill(page);
  return true;
}

/** Without a request for this long, a page stands still. */
const QUIET_MS = 250;

/** Waits until nothing is on its way: requests, parts that are marked as busy, fonts. */
export async function waitStill(page: Page): Promise<void> {
  const until = Date.now() + READY_MS;
  const own = traffic.get(page);
  const isLoading = () => own !== undefined && (own.running > 0 || Date.now() - own.changedAt < QUIET_MS);
  await page.waitForTimeout(QUIET_MS / 2);
  while (Date.now() < until && isLoading()) await page.waitForTimeout(50);
  await page
    .waitForFunction(
      () => !document.querySelector('main [aria-busy="true"], .MuiSkeleton-root, .kl-skeleton'),
      undefined,
      { timeout: READY_MS },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
