import { expect, type Page, type Request, type Route } from '@playwright/test';
import { TIMEOUT_MS } from '../../src/web/data/http.ts';

/** What a network or a server does instead of an answer. */
export interface Fault {
  name: string;
  make: (route: Route) => Promise<void>;
  /** Words of what is said. */
  says: RegExp;
  /** How long it lasts until it is given up, in ms; at once without it. */
  lasts?: number;
}

const json = (status: number, code: string, message: string) => ({
  status,
  json: { error: { code, message } },
});

/** Of these nobody knows whether the call was done: the next try must be the same call. */
export const FAULTS: readonly Fault[] = [
  { name: 'no network', make: (route) => route.abort('internetdisconnected'), says: /mạng/ },
  {
    name: 'a server that fails',
    make: (route) => route.fulfill(json(500, 'internal', 'Hệ thống gặp lỗi, hãy thử lại.')),
    says: /gặp lỗi/,
  },
  {
    name: 'a proxy in the way',
    make: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
    says: /thử lại/i,
  },
  {
    name: 'a page of a Wi-Fi',
    make: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Wi-Fi</html>' }),
    says: /không đến từ máy chủ/,
  },
  {
    name: 'cut in the middle',
    make: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ro' }),
    says: /không đến từ máy chủ/,
  },
  {
    name: 'a server that hangs',
    make: () => new Promise(() => {}),
    says: /không trả lời/,
    lasts: TIMEOUT_MS,
  },
];

/** The token in this browser is dead from now on: the next call is answered by 401. */
export async function killToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('khuon.token', 'x'.repeat(43)));
}

/** The password is asked for over the page; the same person signs in again. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.locator('[data-screen="sign-in"]');
  await dialog.locator('input[name="username"]').fill('admin');
  await dialog.locator('input[name="password"]').fill('demo-1234');
  await dialog.locator('[data-action="login"]').click();
  await expect(dialog).toHaveCount(0);
}

/** Nothing more can be stored in this browser. Returns what makes room again. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const write = await page.evaluateHandle(() => {
    const own = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return own;
  });
  return () => page.evaluate((own) => void (Storage.prototype.setItem = own), write);
}

/** Faults in the way of one address of the API, what was sent there, and what was caught nowhere. */
export class Faults {
  readonly sent: Request[] = [];
  readonly errors: string[] = [];
  fault: Pick<Fault, 'make'> | null = null;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** From before its page is opened: what hangs is waited for by the page's own clock. */
  static async watch(page: Page, url: RegExp): Promise<Faults> {
    const faults = new Faults(page);
    await page.clock.install();
    page.on('pageerror', (error) => faults.errors.push(String(error)));
    await page.route(url, (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      faults.sent.push(route.request());
      return faults.fault ? faults.fault.make(route) : route.fallback();
    });
    return faults;
  }

  /** Puts the fault in the way of what is sent now, and waits until it is given up. */
  async meet(fault: Fault, send: () => Promise<void>): Promise<void> {
    this.fault = fault;
    const before = this.sent.length;
    await send();
    if (!fault.lasts) return;
    await expect.poll(() => this.sent.length).toBeGreaterThan(before);
    await this.#page.clock.runFor(fault.lasts);
  }

  /** Different calls, by their keys: tries of one call have one. */
  calls(): number {
    return new Set(this.sent.map((request) => request.headers()['idempotency-key'])).size;
  }
}
