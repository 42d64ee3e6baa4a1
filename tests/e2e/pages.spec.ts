import { expect, test, type APIRequestContext } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { login, Shop } from './Shop.ts';

interface Stamp {
  code: string;
  hash_code: string;
  activated_at: string | null;
}

async function readStamps(request: APIRequestContext): Promise<Stamp[]> {
  const headers = await login(request, 'admin');
  const stamps = await request.post('/api/stamp-list', { headers, data: { page: 2, perPage: 20 } });
  return ((await stamps.json()) as { rows: Stamp[] }).rows;
}

const TITLES = {
  '/terms': { vi: 'Điều khoản chung', en: 'General terms', zh: '通用条款' },
  '/privacy': { vi: 'Chính sách bảo mật', en: 'Privacy policy', zh: '隐私政策' },
  '/services': { vi: 'Điều khoản sử dụng', en: 'Terms of use', zh: '使用条款' },
  '/al': { vi: 'Chào mừng đến với SSC', en: 'Welcome to SSC', zh: '欢迎使用 SSC' },
} as const;

for (const [path, titles] of Object.entries(TITLES))
  test(`${path} is read without a login, in three languages, with its name`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.vi);
    await expect(page).toHaveTitle(titles.vi);
    for (const language of ['en', 'zh'] as const) {
      await page.locator('[data-control="language"]').click();
      await page.locator(`[data-language="${language}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('article p').first()).toBeVisible();
    }
    // Nobody asks who is reading.
    expect(asked.filter((name) => name.startsWith('/api/'))).toEqual([]);
  });

for (const path of [...Object.keys(TITLES), '/check'])
  test(`axe finds nothing on ${path}, light and dark`, async ({ page, request }) => {
    await page.goto(path === '/check' ? `${path}/${(await readStamps(request))[0]?.code}` : path);
    await expect(page.locator('article p, dl').first()).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
  });

test('a part of a long text is reached from its list of parts', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('navigation').getByRole('link').nth(6).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(6)).toBeInViewport();
});

test('a code is checked by everybody, and activated once by who holds the goods', async ({
  page,
  request,
}) => {
  const stamp = (await readStamps(request)).find(({ activated_at }) => activated_at === null);
  if (!stamp) throw new Error('every stamp of the demo is activated');
  await page.goto(`/check/${stamp.code}`);
  await expect(page.locator('[data-field="goods_id.name"]')).toBeVisible();
  await expect(page.locator('[data-field="scan_count"]')).toHaveCount(0);
  await page.locator('[data-input="hash_code"]').fill(stamp.hash_code);
  await page.locator('[data-action="check"]').click();
  await expect(page).toHaveURL(`/var/${stamp.code}-${stamp.hash_code}`);
  await expect(page.locator('[data-field="scan_count"]')).toBeVisible();
  await page.locator('[data-action="activate"]').click();
  await expect(page.locator('[data-field="activated_at"]')).toBeVisible();
  await expect(page.locator('[data-action="activate"]')).toHaveCount(0);
  await page.goto(`/var/${stamp.code}-XXXXXX`);
  await expect(page.getByRole('alert').first()).toContainText(stamp.code);
  await expect(page.locator('dl')).toHaveCount(0);
});

test('an old address leads on; what comes later needs a login', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page).toHaveURL(/login/);
  const shop = new Shop(page);
  await shop.signIn('nobody');
  await page.goto('/coming-soon');
  await expect(shop.screen('coming-soon')).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/403/);
});

test('settings are changed, hold for others at once, and are closed to them', async ({ page, request }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/settings');
  await expect(page).toHaveTitle('Cài đặt công ty');
  const days = await shop.input('order_hold_days').inputValue();
  const next = days === '20' ? '21' : '20';
  await shop.input('order_hold_days').fill(next);
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-state="saved"]')).toBeVisible();
  const headers = await login(request, 'warehouse');
  const me = await request.post('/api/me', { headers });
  expect(((await me.json()) as { settings: object }).settings).toMatchObject({
    order_hold_days: Number(next),
  });
  await shop.input('order_hold_days').fill('900');
  await page.locator('[data-action="save"]').click();
  await expect(shop.error('order_hold_days')).toBeVisible();
  await page.context().clearCookies();
  const denied = await request.get('/api/setting/own', { headers });
  expect(denied.status()).toBe(403);
});

test('goods are listed and changed', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/goods/list');
  await shop.cells('goods_id.sku').first().locator('a').first().click();
  await expect(page).toHaveURL(/\/goods\/list\/\d+$/);
  const name = `Áo thun ${Date.now() % 10_000}`;
  await shop.input('name').fill(name);
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-state="saved"]')).toBeVisible();
  await shop.openList('/goods/list');
  await expect(shop.cells('goods_id.name').first()).toHaveText(name);
});
