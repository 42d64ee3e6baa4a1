import { expect, test, type Page } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { login, Shop } from './Shop.ts';

const tile = (page: Page, key: string) => page.locator(`[data-tile="${key}"]`);

/** The last tile there is: then all of them are. */
async function openReport(page: Page, username = 'admin', address = '/orders/report'): Promise<Shop> {
  const shop = new Shop(page);
  await shop.signIn(username);
  await page.goto(address);
  await expect(tile(page, 'weeks')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return shop;
}

const toNumber = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

for (const [name, find] of [
  ['a number', '[data-tile="to_pick"] a'],
  ['a bar', '[data-tile="by_status"] tr:nth-child(2) a'],
  ['a share of a ring', '[data-tile="by_carrier"] li:first-child a'],
  ['a cell of a table', '[data-tile="weeks"] tbody tr:nth-child(2) td:nth-of-type(5) a'],
  ['a number of one warehouse', '[data-tile="warehouses"] tbody tr:first-child td:nth-of-type(4) a'],
] as const)
  test(`${name} leads to the list that proves it`, async ({ page }) => {
    const shop = await openReport(page);
    const link = page.locator(find).first();
    const count = toNumber(await link.textContent());
    await link.click();
    await expect(page).toHaveURL(/\/orders\/list\?/);
    await expect(shop.rows().first()).toBeVisible();
    const total = page.getByText(/^[\d.]+ dòng$/).first();
    await expect(total).toHaveText(new RegExp(`^${count.toLocaleString('vi-VN')} dòng$`));
    await page.goBack();
    await expect(tile(page, 'weeks')).toBeVisible();
  });

test('the period is chosen with one click, kept in the address and compared with the one before', async ({
  page,
}) => {
  await openReport(page);
  const before = await page.locator('[data-control="coverage"]').textContent();
  await page.locator('[data-preset="7"]').click();
  await expect(page.locator('[data-preset="7"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-control="coverage"]')).not.toHaveText(before ?? '');
  const covered = await page.locator('[data-control="coverage"]').textContent();
  await page.reload();
  await expect(page.locator('[data-control="coverage"]')).toHaveText(covered ?? '');
  await page.locator('[data-control="clear-filters"]').click();
  await expect(page.locator('[data-control="coverage"]')).toHaveText(before ?? '');
});

test('staff without prices have no tile, column or number of money', async ({ page, request }) => {
  await openReport(page, 'warehouse');
  for (const key of ['goods_total', 'cod_amount']) await expect(tile(page, key)).toHaveCount(0);
  await expect(page.locator('main, [data-screen="orders/report"]').first()).not.toContainText('₫');
  const headers = await login(request, 'warehouse');
  const forbidden = await request.post('/api/order-report', { headers, data: { tiles: ['cod_amount'] } });
  const unknown = await request.post('/api/order-report', { headers, data: { tiles: ['no_such_tile'] } });
  expect(await forbidden.json()).toEqual(await unknown.json());
});

test('another company sees its own numbers', async ({ request }) => {
  const ask = async (username: string) => {
    const headers = await login(request, username);
    const answer = await request.post('/api/order-report', { headers, data: { tiles: ['by_status'] } });
    return (await answer.json()) as { tiles: { by_status: { values: { orders: number } } } };
  };
  const [own, other] = [await ask('admin'), await ask('other')];
  expect(other.tiles.by_status.values.orders).toBeGreaterThan(0);
  expect(other.tiles.by_status.values.orders).toBeLessThan(own.tiles.by_status.values.orders);
});

test('every picture has its numbers as a table, by the keyboard alone', async ({ page }) => {
  await openReport(page);
  const button = tile(page, 'course').getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'course').getByRole('table')).toBeVisible();
  await expect(button).toBeFocused();
  const sum = await tile(page, 'course')
    .locator('tbody td')
    .allTextContents()
    .then((cells) => cells.reduce((total, cell) => total + toNumber(cell), 0));
  expect(sum).toBe(toNumber(await tile(page, 'course').locator('tfoot td').textContent()));
});

test('the course tells the day under the pointer', async ({ page }) => {
  await openReport(page);
  await tile(page, 'course').getByRole('img').hover();
  await expect(tile(page, 'course')).toContainText(/\d\d\/\d\d\/\d{4}/);
});

test('axe finds nothing on the report, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReport(page);
  expect(await violationsInBoth(page)).toEqual([]);
});

test('the way back from a list leads to where one stood in the report', async ({ page }) => {
  await openReport(page);
  const main = page.locator('#kit-main');
  const at = () => main.evaluate(({ scrollTop }) => Math.round(scrollTop));
  await main.evaluate((element) => element.scrollTo(0, 500));
  await expect.poll(at).toBe(500);
  await page.locator('[data-menu="OrderList"]').click();
  await expect(page.locator('[data-screen="orders/list"]')).toBeVisible();
  await page.locator('[data-menu="AdministrationEmployee"]').click();
  await expect(page.locator('[data-screen="administration/employee"]')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(tile(page, 'course')).toBeVisible();
  await expect.poll(at).toBe(500);
});

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openReport(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('what the server refuses is said above what stood there', async ({ page }) => {
  await openReport(page);
  await page.route('**/api/order-report', (route) => route.abort());
  await page.locator('[data-preset="7"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(tile(page, 'weeks')).toBeVisible();
  await page.unroute('**/api/order-report');
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
