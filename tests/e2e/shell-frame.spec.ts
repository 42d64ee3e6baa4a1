import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { listening, login, Shop } from './Shop.ts';

/** A change in the answer of `POST /me`, as another server or customer would give it. */
async function changeSession(page: Page, change: (session: Record<string, unknown>) => void): Promise<void> {
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as Record<string, unknown>;
    change(session);
    await route.fulfill({ response, json: session });
  });
}

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`);

test('a tab opens the dashboard dialog, on the dashboard it chooses the module (spec 2.5)', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  await page.locator('[data-module="crm"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/orders\/list/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-module="crm"]')).toBeFocused();
  await page.goto('/');
  await page.locator('[data-module="crm"]').click();
  await expect(page).toHaveURL(/module=crm/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the menu item of the current page loads it anew, after what is typed is stored (spec 2.5)', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/create-single');
  await shop.input('receiver_name').fill('Đặng Thị Hồng');
  const loaded = page.waitForEvent('load');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('[data-menu="OrderCreateSingle"]').click();
  await loaded;
  await expect(shop.screen('orders/create-single')).toBeVisible();
  const draft = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('khuon.draft.')),
  );
  expect(draft?.[1]).toContain('Đặng Thị Hồng');
});

test('tabs are not there on a phone nor on the account page (spec 2.5)', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('admin');
  await expect(page.locator('[data-module="warehouse"]')).toBeVisible();
  await page.goto('/account');
  await expect(page.locator('[data-screen="account"]')).toBeVisible();
  await expect(page.locator('[data-module]')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('[data-module="warehouse"]')).toBeVisible();
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(page.locator('[data-module]')).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.locator('[data-module="warehouse"]')).toBeVisible();
});

test('the company is the first name that is there; the badge says 9+ above 9 (spec 2.5, readings)', async ({
  page,
}) => {
  let notify = 9;
  await changeSession(page, (session) => {
    const customer = session['customer'] as Record<string, unknown>;
    Object.assign(customer, { sub_full_name: null, distributor_name: 'Nhà phân phối Ánh Dương' });
    session['notify'] = notify;
  });
  await new Shop(page).open('admin');
  await expect(control(page, 'company')).toHaveText('Nhà phân phối Ánh Dương');
  await expect(control(page, 'notifications')).toContainText('9');
  notify = 10;
  await page.reload();
  await expect(control(page, 'notifications')).toContainText('9+');
});

test('unread ones on load: those of type 4 pop up once and are then read (spec 2.5)', async ({ page }) => {
  await changeSession(page, (session) => (session['notify'] = 2));
  const asked: unknown[] = [];
  await page.route('**/api/notifications', (route) => {
    asked.push(route.request().postDataJSON());
    const row = {
      id: 5,
      type: 4,
      status: 0,
      severity: 'warning',
      title: 'Kiểm kê lúc 17:00',
      url: null,
      data: null,
    };
    return route.fulfill({ json: { rows: [{ ...row, created_at: '2026-11-21T03:00:00Z' }], total: 1 } });
  });
  const read: unknown[] = [];
  await page.route('**/api/notifications/read', (route) => {
    read.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await new Shop(page).open('admin');
  await expect(control(page, 'urgent')).toContainText('Kiểm kê lúc 17:00');
  expect(asked).toContainEqual({ type: 4, status: 0 });
  await page.locator('[data-action="understood"]').click();
  await expect(control(page, 'urgent')).toHaveCount(0);
  await expect.poll(() => read).toEqual([{ ids: [5] }]);
  await expect(control(page, 'notifications')).toContainText('1');
});

test('the palette goes to a screen by its name and to a record by its code', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('admin');
  await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nhan vien');
  await page.keyboard.press('Enter');
  await expect(shop.screen('administration/employee')).toBeVisible();
  await shop.openList('/orders/list');
  const code = await shop.cells('customer_order_id').first().innerText();
  await control(page, 'search').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(code.trim());
  await expect(page.getByRole('option').first()).toContainText(code.trim());
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orders\/detail\/\d+/);
  await expect(page.getByRole('navigation', { name: 'Vị trí trang' })).toContainText('Đơn hàng');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Mở gần đây' })).toContainText('Nhân viên');
  await page.keyboard.type('không-có-gì-như-thế');
  await expect(control(page, 'palette')).toContainText('Không thấy gì');
});

test('the background is chosen, kept in this browser and taken away', async ({ page }) => {
  await new Shop(page).open('admin');
  await control(page, 'more').click();
  await page.locator('[data-action="background"]').click();
  const picture = await page.screenshot();
  await control(page, 'background')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'nen.png', mimeType: 'image/png', buffer: picture });
  await expect(page.locator('[data-action="remove-background"]')).toBeVisible();
  const wrong = { name: 'nen.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await control(page, 'background').locator('input[type="file"]').setInputFiles(wrong);
  await expect(page.locator('[data-toast="error"]')).toBeVisible();
  await page.reload();
  const background = () =>
    page.locator('#kit-main').evaluate((main) => getComputedStyle(main).backgroundImage);
  await expect.poll(background).toContain('data:image/jpeg');
  // Work is done on a calm ground.
  await page.locator('[data-menu="OrderList"]').click();
  await expect(page).toHaveURL(/\/orders\/list/);
  await expect.poll(background).not.toContain('data:');
  await page.goBack();
  await expect.poll(background).toContain('data:image/jpeg');
  await control(page, 'more').click();
  await page.locator('[data-action="background"]').click();
  await page.locator('[data-action="remove-background"]').click();
  await expect.poll(background).not.toContain('data:');
});

test('the social SDK is asked for by those who hold the code itself, and the page works without it', async ({
  browser,
}) => {
  for (const [username, isWanted] of [
    ['crm', true],
    ['admin', false],
    ['warehouse', false],
  ] as const) {
    const page = await browser.newPage();
    const asked: string[] = [];
    const refused: string[] = [];
    let loads = 0;
    page.on('load', () => (loads += 1));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.route('https://connect.facebook.net/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await new Shop(page).signInByPage(username);
    await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
    if (isWanted) await expect.poll(() => asked.length).toBe(1);
    // The page that people signed in on is still the one, and nothing is refused by its policy.
    expect([loads, refused]).toEqual([1, []]);
    await page.reload();
    await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
    expect(asked.length > 0).toBe(isWanted);
    if (isWanted) await expect(page.locator('script#social-sdk')).toHaveAttribute('src', /version=v22\.0$/);
    await page.close();
  }
});

test('old addresses lead to the start before anything else, unknown ones to the page that says so', async ({
  page,
}) => {
  await page.goto('/v2/orders/index.html');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
  await page.goto('/license-expired');
  await expect(page.getByRole('heading', { name: 'Giấy phép đã hết hạn' })).toBeVisible();
  const shop = new Shop(page);
  await shop.signIn('office');
  await page.goto('/orders/list');
  await expect(page).toHaveURL(/\/403$/);
  await expect(page.locator('[data-action="sign-in-again"]')).toBeVisible();
});

test('changed rights are announced on the bell while the page is open, listed and marked as read', async ({
  page,
  request,
}) => {
  const shop = new Shop(page);
  const own = await login(request, 'cashier');
  const opened = listening(page);
  await shop.open('cashier');
  await opened;
  // Signing in from another browser is told as well.
  await request.post('/api/notifications/read', { headers: own, data: { until: Number.MAX_SAFE_INTEGER } });
  const headers = await login(request, 'admin');
  const found = await request.post('/api/account/lookup', { headers, data: { q: 'cashier' } });
  const [{ id }] = ((await found.json()) as { rows: [{ id: number }] }).rows;
  const account = (await (await request.get(`/api/account/${id}`, { headers })).json()) as Record<
    string,
    unknown
  >;
  const held = (account['permissions'] as string[] | null) ?? [];
  const permissions = held.includes('goods_manager') ? [] : ['goods_manager'];
  await request.put(`/api/account/${id}`, { headers, data: { version: account['version'], permissions } });
  await expect(control(page, 'notifications')).toContainText('1');
  await control(page, 'notifications').click();
  await expect(page.getByRole('dialog')).toContainText('Quyền của bạn vừa được thay đổi');
  expect(await violationsOn(page)).toEqual([]);
  // What comes while the panel is open stands on top of it.
  const changed = (await (await request.get(`/api/account/${id}`, { headers })).json()) as {
    version: number;
  };
  await request.put(`/api/account/${id}`, {
    headers,
    data: { version: changed.version, permissions: held },
  });
  const items = page.getByRole('dialog').locator('[data-notification]');
  await expect(items.nth(1)).toContainText('Quyền của bạn vừa được thay đổi');
  await expect(control(page, 'notifications')).toContainText('2');
  await page.locator('[data-action="mark-all-read"]').click();
  await expect(page.locator('[data-action="mark-all-read"]')).toBeDisabled();
});

test('nothing jumps on the way from page to page', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('admin');
  await page.waitForLoadState('networkidle');
  // Figures of the start page that are still on their way are not what is looked at.
  await expect(page.locator('main [aria-busy="true"], main .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.locator('[data-control="statistics"]')).toBeVisible();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const seen = window as unknown as { total: number; shifts: string[] };
    Object.assign(seen, { total: 0, shifts: [] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const parts = sources.map(({ node }) => (node as Element).outerHTML?.slice(0, 120));
        seen.total += value;
        seen.shifts.push(`${value.toFixed(3)} ${parts.join(' ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  for (const name of [
    'OrderList',
    'CrmLeadTelesale',
    'AdministrationEmployee',
    'OrderCreateSingle',
    'Dashboard',
  ]) {
    await page.locator(`[data-menu="${name}"]`).click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  }
  const { total, shifts } = await page.evaluate(() => {
    const seen = window as unknown as { total: number; shifts: string[] };
    return { total: seen.total, shifts: seen.shifts };
  });
  expect(total, shifts.join('\n')).toBeLessThanOrEqual(0.1);
});

interface LayoutShift {
  value: number;
  sources: readonly { node: Node | null }[];
}
