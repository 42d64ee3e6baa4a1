import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import type { Side } from './Side.ts';

/** What `probe.js` puts into every page. */
interface Bench {
  seen: Readonly<Record<'row' | 'login', Promise<number>>>;
  result: Promise<number>;
  print(selector: string): string;
  arm(wish: Wish): void;
  takeWorst(): number;
  scriptBytes(until: number, without?: string): number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

interface Wish {
  selector: string;
  /** What it shows now; it must become something else. */
  before?: string;
}

export interface Visit {
  page: Page;
  close(): Promise<void>;
}

export interface VisitOptions {
  path: string;
  /** How many times slower the processor is made. */
  slow: number;
  isSignedIn?: boolean;
}

const PROBE = fileURLToPath(new URL('probe.js', import.meta.url));

/** What a visit needs to know of an app. */
export type Visited = Pick<Side, 'url' | 'session' | 'row' | 'loginButton'>;

/** Opens an address in a browser with an empty cache. */
export async function visit(browser: Browser, side: Visited, options: VisitOptions): Promise<Visit> {
  const { path, slow, isSignedIn = true } = options;
  const { session, url, row, loginButton: login } = side;
  const origins = isSignedIn ? [{ origin: url, localStorage: [session] }] : [];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  await page.addInitScript({ content: `window.benchWatch = ${JSON.stringify({ row, login })};` });
  await page.addInitScript({ path: PROBE });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.goto(url + path, { waitUntil: 'commit' });
  return { page, close: () => context.close() };
}

/** Opens an address and waits for the first row. */
export async function visitRows(browser: Browser, side: Visited, options: VisitOptions): Promise<Visit> {
  const visited = await visit(browser, side, options);
  await visited.page.evaluate(() => window.bench.seen.row);
  await visited.page.waitForTimeout(300 * options.slow);
  return visited;
}

/** Milliseconds from a click until `selector` is painted; `isChange`: until it shows something else than now. */
export async function timeClick(
  page: Page,
  target: string,
  selector: string,
  isChange = false,
): Promise<number> {
  await page.evaluate(
    ([seen, hasBefore]) =>
      window.bench.arm({ selector: seen, before: hasBefore ? window.bench.print(seen) : undefined }),
    [selector, isChange] as const,
  );
  await page.locator(target).first().click();
  return page.evaluate(() => window.bench.result);
}
