import { expect, test, type Page } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { listening, login, OPEN_ORDERS, Shop } from './Shop.ts';

const LIST = '/orders/list';
/** Milliseconds after a reading in which the server's word is about that (`useLive`), and some more. */
const JUST_READ_MS = 2_600;

/** Opens the list of orders as the administrator. */
async function openOrders(page: Page, address = LIST): Promise<Shop> {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList(address);
  return shop;
}

const control = (page: Page, name: string) => page.locator(`[data-control="${name}"]`).first();

test.describe('a list', () => {
  test('stands as tall as the window less 145 px, with header, sums and footer in sight (spec 9)', async ({
    page,
  }) => {
    const shop = await openOrders(page, '/crm/lead-no-demand');
    const height = async () => (await page.locator('.kl-frame').boundingBox())?.height;
    expect(await height()).toBe(900 - 145);
    // Numbers above the table and a second line of view modes take theirs from it.
    await shop.openList(LIST);
    expect(await height()).toBeLessThan(900 - 145);
    expect((await page.locator('.kl-total').boundingBox())?.y).toBeGreaterThan(48);
    const foot = await page.locator('.kl-footer').boundingBox();
    expect(foot && Math.round(foot.y + foot.height)).toBe(900);
    const head = await shop.header('status').boundingBox();
    await page.locator('.kl-scroll').evaluate((area) => area.scrollTo({ top: 400 }));
    expect((await shop.header('status').boundingBox())?.y).toBe(head?.y);
    for (const key of ['goods_quantity', 'cod_amount']) {
      const sum = await page.locator(`[data-sum="${key}"]`).boundingBox();
      expect(sum && sum.x + sum.width, `the sum of ${key} stands on screen`).toBeLessThan(1440);
    }
  });

  test('is found again from a record as it was left: page, place and row', async ({ page }) => {
    const shop = await openOrders(page, `${LIST}?page=7&perPage=100&sort=created_at&order=DESC`);
    const area = page.locator('.kl-scroll');
    const at = () => area.evaluate(({ scrollTop }) => scrollTop);
    // Of a hundred rows only those in sight are drawn.
    await expect.poll(() => area.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(3000);
    await area.evaluate((element) => Object.assign(element, { scrollTop: 2000 }));
    const rowAt = () =>
      page.evaluate(
        () => document.elementFromPoint(700, 600)?.closest<HTMLElement>('[data-row]')?.dataset.row,
      );
    await expect.poll(rowAt).toBeTruthy();
    const [id, top] = [await rowAt(), await at()];
    const row = page.locator(`[data-row="${id}"]`);
    expect(top).toBeGreaterThan(1500);
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/orders\/detail/);
    await page.goBack();
    await expect(row).toBeFocused();
    expect(await at()).toBe(top);
    await page.keyboard.press('Enter');
    await expect(shop.screen('orders/detail')).toBeVisible();
    await page.locator('[data-action="leave"]').click();
    await expect(row).toBeFocused();
    expect(await at()).toBe(top);
    // Chosen from the menu, it begins at its top.
    await page.locator('[data-menu="GoodsList"]').click();
    await expect(shop.screen('goods/list')).toBeVisible();
    await page.locator('[data-menu="OrderList"]').click();
    await expect(shop.rows().first()).toBeVisible();
    expect(await at()).toBe(0);
  });

  test('keeps a named view on the server, opens it again and shares it by link', async ({
    page,
    browser,
  }) => {
    const shop = await openOrders(page);
    const name = `Mã ${Date.now()}`;
    await shop.filter('customer_order_id').locator('input').fill('DH00001');
    await expect(page).toHaveURL(/DH00001/);
    await expect(page.locator('[data-active-filter="customer_order_id"]')).toBeVisible();
    await shop.header('cod_amount').getByRole('button').click();
    await control(page, 'saved-views').click();
    await page.locator('[data-action="new-view"]').click();
    await page.locator('[data-input="name"]').fill(name);
    await page.getByLabel('Chia sẻ với cả công ty').check();
    await page.locator('.kl-view-form button[type="submit"]').click();
    await expect(control(page, 'saved-views')).toContainText(name);

    await shop.openList(LIST);
    await page.locator('[data-control="clear-filters"]').click();
    await control(page, 'saved-views').click();
    await page.getByRole('button', { name }).first().click();
    await expect(page).toHaveURL(/view=\d+/);
    await expect(shop.header('cod_amount')).toHaveAttribute('aria-sort', 'descending');
    const id = new URL(page.url()).searchParams.get('view');

    // A colleague without prices follows the link: the same rows, nothing of money.
    const other = await browser.newPage();
    const colleague = new Shop(other);
    await colleague.signIn('warehouse');
    await other.goto(`${LIST}?view=${id}`);
    await expect(other.locator('[data-active-filter="customer_order_id"]')).toBeVisible();
    await expect(other.locator('[data-field="cod_amount"]')).toHaveCount(0);
    await other.close();

    await control(page, 'saved-views').click();
    const remove = page.locator(`[data-view="${id}"] [data-action="delete"]`);
    await remove.click();
    await remove.click();
    await expect(page.locator(`[data-view="${id}"]`)).toHaveCount(0);
  });

  test('keeps the width to which a column was dragged', async ({ page }) => {
    const shop = await openOrders(page);
    const before = (await shop.header('receiver_name').boundingBox())?.width ?? 0;
    const edge = await page.locator('[data-resize="receiver_name"]').boundingBox();
    await page.mouse.move((edge?.x ?? 0) + 5, (edge?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + 85, (edge?.y ?? 0) + 10, { steps: 4 });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/save-column-width'));
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    const width = async () => Math.round((await shop.header('receiver_name').boundingBox())?.width ?? 0);
    expect(await width()).toBe(Math.round(before + 80));
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('.list.'))
        .forEach((key) => localStorage.removeItem(key)),
    );
    await page.reload();
    await expect(shop.rows().first()).toBeVisible();
    await expect.poll(width).toBe(Math.round(before + 80));
    await page.locator('[data-resize="receiver_name"]').dblclick();
    await expect.poll(width).toBe(Math.round(before));
  });

  test('says before a bulk action who will be refused and why, and does the rest', async ({
    page,
    request,
  }) => {
    const headers = await login(request, 'admin');
    const find = async (status: number) => {
      const answer = await request.post('/api/order-list', {
        headers,
        data: { filters: { status: [status] }, perPage: 1 },
      });
      return (
        ((await answer.json()) as { rows: { customer_order_id: string }[] }).rows[0]?.customer_order_id ?? ''
      );
    };
    const [ready, done] = [await find(40), await find(200)];
    const shop = await openOrders(page);
    for (const [code, count] of [
      [ready, 1],
      [done, 1],
    ] as const) {
      await shop.filter('customer_order_id').locator('input').fill(code);
      await expect(page.locator('[data-active-filter="customer_order_id"]')).toContainText(code);
      await expect(shop.rows()).toHaveCount(count);
    }
    await shop.filter('customer_order_id').locator('input').fill('');
    await expect(shop.rows()).toHaveCount(20);
    await page.locator('.kl-head input[type="checkbox"]').check();
    await control(page, 'select-all').click();
    await page.locator('.kl-selection [data-action="start_picking"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('sẽ bị từ chối');
    await expect(dialog).toContainText('Đang ở trạng thái “Đã bàn giao”');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-control="selected"]')).toContainText(/Đã chọn 5\.\d{3}/);
  });

  test('walks by keys: rows, what is in them, choosing, opening, the first filter', async ({ page }) => {
    const shop = await openOrders(page);
    await page.locator('.kl-scroll').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(shop.rows().nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.locator('[data-control="selected"]')).toContainText('1');
    // The box, what opens the lines, the code.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('ArrowRight');
    await expect(shop.cells('customer_order_id').nth(1).locator('a')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(shop.rows().first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-control="selected"]')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(shop.filter('customer_order_id').locator('input')).toBeFocused();
    await page.locator('.kl-scroll').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/detail\/\d+/);
  });

  test('opens the page of the carrier from a tracking number', async ({ page }) => {
    const shop = await openOrders(page);
    const link = shop.cells('delivery_order_id').locator('a').first();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(await link.getAttribute('href')).toContain((await link.innerText()).trim());
  });

  test('tells calmly of what others change, and shows it when asked', async ({ page, request }) => {
    const shop = await openOrders(page, OPEN_ORDERS);
    const opened = listening(page);
    await page.reload();
    await expect(shop.rows().nth(3)).toBeVisible();
    const headers = await login(request, 'admin');
    const id = await shop.rows().nth(3).getAttribute('data-row');
    // By its number: an order that somebody makes meanwhile comes before it.
    const row = page.locator(`[data-row="${id}"]`);
    await opened;
    // What other journeys change moves the rows too, and right after that nothing is told: then once more.
    await expect(async () => {
      const name = `Mạc Thị Thu ${Date.now()}`;
      await page.waitForTimeout(JUST_READ_MS);
      const stored = (await (await request.get(`/api/order/${id}`, { headers })).json()) as {
        version: number;
      };
      const data = { version: stored.version, receiver_name: name };
      expect((await request.put(`/api/order/${id}`, { headers, data })).status()).toBe(200);
      await page.mouse.move(700, 500);
      await control(page, 'news').click({ timeout: 8_000 });
      await expect(row).toContainText(name);
    }).toPass({ timeout: 50_000 });
    await expect(control(page, 'news')).toHaveCount(0);
  });

  test('is complete on a phone: cards, filters, saved views', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const shop = new Shop(page);
    await shop.signIn('admin');
    await page.goto(LIST);
    await expect(shop.rows().first()).toBeVisible();
    await expect(page.locator('table')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await control(page, 'filters').click();
    await page.locator('.kl-sheet [data-filter="customer_order_id"] input').fill('DH0000123');
    await page.getByRole('button', { name: 'Xem kết quả' }).click();
    await expect(shop.rows()).toHaveCount(1);
  });

  test('columns are ordered by keys, focus stays on the handle, the order is kept', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('owner');
    await page.goto('/administration/employee');
    await expect(shop.rows().first()).toBeVisible();
    const order = () =>
      page
        .locator('th[data-field]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
    const before = await order();
    await control(page, 'columns').click();
    // Two columns that are both shown and stand side by side in the chooser, which lists hidden ones too.
    const handle = page.locator('[data-column="status"] .kl-handle');
    await handle.focus();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/employee-list'));
    await page.keyboard.press('ArrowDown');
    await saved;
    await expect(handle).toBeFocused();
    const at = before.indexOf('status');
    const moved = before.toSpliced(at, 2, 'role_ids', 'status');
    await expect.poll(order).toEqual(moved);
    await page.keyboard.press('Escape');
    await expect(control(page, 'columns')).toBeFocused();
    await page.reload();
    await expect(shop.rows().first()).toBeVisible();
    await expect.poll(order).toEqual(moved);
    await control(page, 'columns').click();
    await page.getByRole('button', { name: 'Về mặc định' }).click();
    await expect.poll(order).toEqual(before);
  });

  test('axe finds nothing in what opens from a list, light and dark', async ({ page }) => {
    // Twelve looks.
    test.slow();
    const shop = await openOrders(page);
    const check = async (what: string) => {
      // The list itself is judged with the shell.
      expect(await violationsInBoth(page, '.MuiModal-root'), what).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await control(page, 'saved-views').click();
    await page.locator('[data-action="new-view"]').click();
    await page.locator('[data-input="name"]').fill('Mới');
    await check('saved views');
    await control(page, 'columns').click();
    await expect(page.locator('[data-column="status"]')).toBeVisible();
    await check('columns');
    await control(page, 'filters').click();
    await expect(page.locator('.kl-filter-panel [data-filter="is_pending"]')).toBeVisible();
    await check('filter panel');
    await control(page, 'download-as').click();
    await expect(page.locator('[data-action="download-csv"]')).toBeVisible();
    await check('formats');
    // All that are ready or being picked: part of them can be done, whatever other tests put first.
    await shop.openList('/orders/list?filter={"status":[40,60]}');
    await page.locator('.kl-head input[type="checkbox"]').check();
    await control(page, 'select-all').click();
    await page.locator('.kl-selection [data-action="start_picking"]').click();
    await expect(page.getByRole('dialog').locator('[data-action="continue"]')).toBeVisible();
    await check('preview');
    await shop.filter('status').getByRole('button').click();
    await check('choices');
  });
});
