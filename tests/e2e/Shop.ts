import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** Orders that may still be changed: once they are handed over nobody does. */
export const OPEN_ORDERS = '/orders/list?filter={"status":[-100]}';

/** What every journey does: sign in, open a screen, find what a schema put there by its own key. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Leaves a session in the browser, as the login page does, which no other browser of this test has; the app is not opened yet. */
  async signIn(username: string): Promise<void> {
    const token = await findToken(this.page.request, username, browsersOf(username));
    // An address of the same origin that runs nothing.
    await this.page.goto('/api/health');
    await this.page.evaluate((own) => localStorage.setItem('khuon.token', own), token);
  }

  /** Opens the app as somebody. */
  async open(username: string): Promise<void> {
    await this.signIn(username);
    await this.page.goto('/');
    await expect(this.page.locator('[data-screen]').first()).toBeVisible();
  }

  /** Signs in through the login page, as a person does. */
  async signInByPage(username: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.locator('input[name="username"]').fill(username);
    await this.page.locator('input[name="password"]').fill('demo-1234');
    await this.page.locator('button[type="submit"]').click();
    await expect(this.page).not.toHaveURL(/login/);
  }

  /** Logs out by the menu; the page is loaded anew, whatever it shows before. */
  async logOut(): Promise<void> {
    await this.page.locator('[data-control="more"]').click();
    const anew = this.page.waitForEvent('load');
    await this.page.locator('[data-action="logout"]').click();
    await anew;
    await expect(this.page).toHaveURL(/login/);
  }

  /** Opens a list and waits for its rows. */
  async openList(route: string): Promise<void> {
    await this.page.goto(route);
    await expect(this.screen(route.slice(1).split('?')[0] ?? '')).toBeVisible();
    await expect(this.rows().first()).toBeVisible();
  }

  screen(id: string): Locator {
    return this.page.locator(`[data-screen="${id}"]`).first();
  }

  rows(): Locator {
    return this.page.locator('[data-row]');
  }

  /** Header cell of a column. */
  header(key: string): Locator {
    return this.page.locator(`th[data-field="${key}"], [role="columnheader"][data-field="${key}"]`).first();
  }

  /** Cells of a column in the body. */
  cells(key: string): Locator {
    return this.page.locator(`[data-row] [data-field="${key}"]`);
  }

  filter(key: string): Locator {
    return this.page.locator(`[data-filter="${key}"]`);
  }

  action(key: string): Locator {
    return this.page.locator(`[data-action="${key}"]`);
  }

  /** The control of a form's field. */
  input(key: string): Locator {
    return this.page
      .locator(`[data-input="${key}"]`)
      .locator('input, textarea, [role="combobox"], button')
      .first();
  }

  error(key: string): Locator {
    return this.page.locator(`[data-error="${key}"]`);
  }
}

/** Stops the page's own clock, which `page.clock.install` made, so that only `runFor` moves it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Resolves when the socket of the next page has signed in: from then on it hears what others do. */
export function listening(page: Page): Promise<void> {
  // The answer to the first call, alone or in a batch of polling (protocol of socket.io).
  const isAnswer = (text: string) => text.split('\u001e').some((packet) => packet.startsWith('430['));
  return new Promise((resolve) => {
    const look = (text: string) => (isAnswer(text) ? resolve() : undefined);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => look(String(payload))));
    page.on('response', (response) => {
      if (response.url().includes('/socket.io/')) void response.text().then(look, () => undefined);
    });
  });
}

/** Waits until a draft with this text is in the browser's storage. */
export async function isDraft(page: Page, text: string): Promise<void> {
  const drafts = () =>
    Object.entries(localStorage).flatMap(([key, draft]: [string, string]) =>
      key.startsWith('khuon.draft') ? [draft] : [],
    );
  await expect.poll(async () => (await page.evaluate(drafts)).join('\n')).toContain(text);
}

/** A token for calls beside the browser. */
export async function login(request: APIRequestContext, username: string): Promise<Record<string, string>> {
  return headersOf(await findToken(request, username, 'calls'));
}

const headersOf = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  'X-Client-Key': 'khuon',
  'Accept-Language': 'vi',
});

/** Sessions of this process that tests before have left, by whose and for what they are. */
const tokens = new Map<string, string>();

/** Browsers of a test by whose session they have. */
const browsers = { test: '', counts: new Map<string, number>() };

/** A name for the next browser of somebody: the first of this test, the second … */
function browsersOf(username: string): string {
  const { testId } = test.info();
  if (browsers.test !== testId) Object.assign(browsers, { test: testId, counts: new Map() });
  const count = (browsers.counts.get(username) ?? 0) + 1;
  browsers.counts.set(username, count);
  return `browser ${count}`;
}

/** A session that is still good is taken again: to check a password takes a quarter of a second of a processor, and is meant to. */
async function findToken(request: APIRequestContext, username: string, use: string): Promise<string> {
  const key = `${username} ${use}`;
  const before = tokens.get(key);
  if (before !== undefined) {
    const known = await request.post('/api/me', { headers: headersOf(before), data: {} });
    if (known.ok()) return before;
  }
  const answer = await request.post('/api/login', {
    data: { username, password: 'demo-1234' },
    headers: { 'X-Client-Key': 'khuon' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  tokens.set(key, token);
  return token;
}

/** What the demo would have sent to a phone: its newest code. */
export async function codeOf(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get('/api/outbox', { headers: await login(request, 'admin') });
  const { rows } = (await answer.json()) as { rows: { recipient: string; body: string }[] };
  return /\d{6}/.exec(rows.find(({ recipient }) => recipient === phone)?.body ?? '')?.[0] ?? '';
}
