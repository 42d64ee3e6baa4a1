import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** What every journey does: sign in, open a screen, find what a schema put there by its own key. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in through the login page, as a person does. */
  async signIn(username: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.locator('input[name="username"]').fill(username);
    await this.page.locator('input[name="password"]').fill('demo-1234');
    await this.page.locator('button[type="submit"]').click();
    await expect(this.page).not.toHaveURL(/login/);
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

/** A token for calls beside the browser. */
export async function login(request: APIRequestContext, username: string): Promise<Record<string, string>> {
  const answer = await request.post('/api/login', {
    data: { username, password: 'demo-1234' },
    headers: { 'X-Client-Key': 'khuon' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: `Bearer ${token}`, 'X-Client-Key': 'khuon', 'Accept-Language': 'vi' };
}

/** What the demo would have sent to a phone: its newest code. */
export async function codeOf(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get('/api/outbox', { headers: await login(request, 'admin') });
  const { rows } = (await answer.json()) as { rows: { recipient: string; body: string }[] };
  return /\d{6}/.exec(rows.find(({ recipient }) => recipient === phone)?.body ?? '')?.[0] ?? '';
}
