import { expect, type Page, type Request, type Route } from '@playwright/test';

/** What a network or a server does instead of an answer. */
export interface Fault {
  name: string;
  make: (route: Route) => Promise<void>;
  /** Words of what is said. */
  says: RegExp;
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

/** Faults in the way of one address of the API, what was sent there, and what was caught nowhere. */
export class Faults {
  readonly sent: Request[] = [];
  readonly errors: string[] = [];
  fault: Pick<Fault, 'make'> | null = null;

  static async watch(page: Page, url: RegExp): Promise<Faults> {
    const faults = new Faults();
    page.on('pageerror', (error) => faults.errors.push(String(error)));
    await page.route(url, (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      faults.sent.push(route.request());
      return faults.fault ? faults.fault.make(route) : route.fallback();
    });
    return faults;
  }

  /** Different calls, by their keys: tries of one call have one. */
  calls(): number {
    return new Set(this.sent.map((request) => request.headers()['idempotency-key'])).size;
  }
}
