import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { login, Shop } from './Shop.ts';

/** Opens the list of orders as the administrator. */
async function openOrders(page: Page): Promise<Shop> {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  return shop;
}

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`).first();

/** Names of the columns in what the list downloads now. */
async function readDownloadedHead(page: Page): Promise<string> {
  await control(page, 'download-as').click();
  const coming = page.waitForEvent('download');
  await page.locator('[data-action="download-csv"]').click();
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.split('\r\n')[0] ?? '';
}

test.describe('the tools of a list', () => {
  test('changes the columns of the view that is open, never the own ones', async ({ page }) => {
    // Few enough rows for a download at once, however many orders other journeys make meanwhile.
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/goods/list');
    const name = `Cột ${Date.now()}`;
    const saved: string[] = [];
    page.on('request', (request) => saved.push(new URL(request.url()).pathname));
    await control(page, 'saved-views').click();
    await page.locator('[data-action="new-view"]').click();
    await page.locator('[data-input="name"]').fill(name);
    await page.locator('.kl-view-form button[type="submit"]').click();
    await expect(control(page, 'saved-views')).toContainText(name);
    await control(page, 'columns').click();
    await page.locator('[data-column="goods_id.barcode"] input').uncheck();
    await expect(shop.header('goods_id.barcode')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.kl-changed')).toBeVisible();
    expect(await readDownloadedHead(page)).not.toContain('Mã vạch');
    await control(page, 'saved-views').click();
    await page.locator('[data-action="update-view"]').click();
    await expect(page.locator('.kl-changed')).toHaveCount(0);
    await control(page, 'saved-views').click();
    await page.locator('[data-action="close-view"]').click();
    await expect(shop.header('goods_id.barcode')).toBeVisible();
    expect(await readDownloadedHead(page)).toContain('Mã vạch');
    expect(saved).not.toContain('/api/save-custom-view');
    await control(page, 'saved-views').click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(shop.header('goods_id.barcode')).toHaveCount(0);
    await control(page, 'saved-views').click();
    const remove = page.locator('.kl-view', { hasText: name }).locator('[data-action="delete"]');
    await remove.click();
    await remove.click();
    await expect(page.locator('.kl-view', { hasText: name })).toHaveCount(0);
  });

  test('filters by place step by step, by the old and the new scheme; another city empties what lies in it', async ({
    page,
    request,
  }) => {
    const shop = await openOrders(page);
    await control(page, 'filters').click();
    const panel = page.locator('.kl-filter-panel');
    const pick = (key: string) => panel.locator(`[data-filter="${key}"] button`);
    const choose = async (key: string, choice?: string) => {
      await pick(key).click();
      const list = page.locator('.kf-panel').last();
      await (choice ? list.getByLabel(choice, { exact: true }) : list.locator('label').first()).click();
      await page.keyboard.press('Escape');
    };
    await expect(pick('id_city')).toBeDisabled();
    await expect(pick('id_city')).toHaveText('Chọn Quốc gia trước');
    await choose('receiver_country', 'Việt Nam');
    await choose('address_scheme', '2 cấp (từ 7/2025)');
    await expect(panel.locator('[data-filter="id_county"]')).toHaveCount(0);
    await choose('address_scheme', '3 cấp (cũ)');
    await choose('id_city', 'Hà Nội');
    await choose('id_county');
    const wanted = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/order-list') && (answer.request().postData() ?? '').includes('id_ward'),
    );
    await choose('id_ward');
    await expect(pick('id_ward')).not.toHaveText('Tất cả');
    const all = await wanted;
    const { filters } = all.request().postDataJSON() as { filters: Record<string, readonly number[]> };
    expect(Object.keys(filters).sort()).toEqual([
      'address_scheme',
      'id_city',
      'id_county',
      'id_ward',
      'receiver_country',
    ]);
    await choose('id_city', 'Hà Nội');
    await expect(pick('id_county')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-active-filter="id_ward"]')).toHaveCount(0);
    await expect(shop.rows().first()).toBeVisible();

    // A ward of another city is no fault of anybody's: nothing lies there.
    const headers = await login(request, 'admin');
    const ask = (data: object) => request.post('/api/order-list', { headers, data: { filters: data } });
    const found = await ask({ id_city: [79], id_ward: filters['id_ward'] });
    expect([found.status(), ((await found.json()) as { total: number }).total]).toEqual([200, 0]);
  });

  test('opens the lines of an order below it, by pointer and by keys', async ({ page }) => {
    const shop = await openOrders(page);
    const row = shop.rows().nth(1);
    await row.locator('[data-control="expand"]').click();
    const lines = page.locator('[data-child-row]');
    await expect(lines.first().locator('[data-field="sku"]')).not.toBeEmpty();
    const count = await lines.count();
    await page.keyboard.press('ArrowDown');
    await expect(shop.rows().nth(2)).toBeFocused();
    await page.keyboard.press('+');
    await expect.poll(() => lines.count()).toBeGreaterThan(count);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('-');
    await expect(lines).toHaveCount(count);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.locator('.kl-child-cards li')).toHaveCount(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('downloads what is filtered as CSV that Excel reads with Vietnamese letters', async ({ page }) => {
    const shop = await openOrders(page);
    await shop.filter('customer_order_id').locator('input').fill('DH0000123');
    await expect(shop.rows()).toHaveCount(1);
    const name = await shop.cells('receiver_name').first().innerText();
    await control(page, 'download-as').click();
    const coming = page.waitForEvent('download');
    await page.locator('[data-action="download-csv"]').click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('orders.csv');
    const text = await readFile(await download.path(), 'utf8');
    const [head, row, ...rest] = text.split('\r\n');
    expect([head?.charAt(0), head?.includes('Mã đơn hàng'), rest]).toEqual(['\uFEFF', true, ['']]);
    expect(row).toMatch(/^DH0000123,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(row).toContain(name);
  });

  test('says when stamps were and will be updated, by the 20-minute clock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T07:05:00Z'));
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/nsca/stamp');
    await expect(control(page, 'update-clock')).toHaveText(
      'Cập nhật 14:00 21/11/2026 · lần tới 14:20 21/11/2026',
    );
  });
});
