import { expect, test } from '@playwright/test';
import { login, OPEN_ORDERS, Shop } from './Shop.ts';

test.describe('orders', () => {
  test('a list stands as its schema says: filters, sums, sort, pages, in the address', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/orders/list');
    await expect(page).toHaveTitle(/Đơn hàng/);
    for (const key of ['customer_order_id', 'status', 'cod_amount', 'delivery_order_id'])
      await expect(shop.header(key)).toBeAttached();
    await expect(page.locator('[data-sum="cod_amount"]').first()).toContainText(/\d/);

    const all = await page.locator('[data-sum="goods_quantity"]').first().innerText();
    await shop.filter('customer_order_id').locator('input').first().fill('DH000012');
    await expect(shop.rows()).toHaveCount(10, { timeout: 15_000 });
    await expect(page).toHaveURL(/customer_order_id/);
    await expect(page.locator('[data-sum="goods_quantity"]').first()).not.toHaveText(all);
    await page.reload();
    await expect(shop.rows()).toHaveCount(10);
  });

  test('sorting and page jump change the rows', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/orders/list');
    const first = await shop.rows().first().getAttribute('data-row');
    await shop.header('cod_amount').getByRole('button').first().click();
    await expect(shop.rows().first()).not.toHaveAttribute('data-row', first ?? '');
    const jump = page
      .locator('[data-control="page-jump"]')
      .locator('input')
      .or(page.locator('input[data-control="page-jump"]'))
      .first();
    await jump.fill('3');
    await jump.press('Enter');
    await expect(page).toHaveURL(/page=3/);
  });

  test('an order is opened, changed and kept', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    await shop.cells('customer_order_id').first().locator('a').first().click();
    await expect(page).toHaveURL(/\/orders\/detail\/\d+/);
    await expect(shop.screen('orders/detail')).toBeVisible();
    const name = shop.input('receiver_name');
    await expect(name).not.toHaveValue('');
    await name.fill('Đặng Thị Hồng');
    await page.keyboard.press('Control+s');
    await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
    await page.reload();
    await expect(shop.input('receiver_name')).toHaveValue('Đặng Thị Hồng');
  });

  test('a note names somebody behind an @, chosen by key, and he finds the way to the order', async ({
    browser,
    page,
  }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    const id = await shop.rows().nth(4).getAttribute('data-row');
    await page.goto(`/orders/detail/${id}`);
    const box = page.getByLabel('Viết ghi chú');
    await box.click();
    await box.pressSequentially('Nhờ @ware');
    await expect(page.locator('[role="option"][data-person="warehouse"]')).toBeVisible();
    await box.press('Enter');
    await box.pressSequentially('gọi lại');
    const text = await box.inputValue();
    expect(text).toMatch(/^Nhờ @.+ gọi lại$/);
    await page.locator('[data-action="add-note"]').click();
    await expect(page.locator('[data-entry="kit.history.note"] p').first()).toHaveText(text);
    await expect(page.locator('[data-entry="kit.history.note"] strong').first()).toHaveText(/^@/);
    const other = new Shop(await browser.newPage());
    await other.signIn('warehouse');
    await other.page.goto('/notifications');
    await other.page.getByText('gọi lại').first().click();
    await expect(other.page).toHaveURL(new RegExp(`/orders/detail/${id}`));
    await other.page.close();
  });

  test('what is typed wrong is named at its field and nothing is lost', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await page.goto('/orders/create-single');
    await expect(shop.screen('orders/create-single')).toBeVisible();
    await shop.input('receiver_name').fill('Trần Văn Nam');
    await shop.input('receiver_phone').fill('12345');
    await page.keyboard.press('Control+s');
    await expect(shop.error('receiver_phone')).toBeVisible();
    await expect(shop.error('receiver_address')).toBeVisible();
    await expect(shop.input('receiver_name')).toHaveValue('Trần Văn Nam');
  });

  test('two people change the same order: both texts are kept for a choice', async ({ page, request }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    const id = await shop.rows().nth(2).getAttribute('data-row');
    await page.goto(`/orders/detail/${id}`);
    await shop.input('note').fill('Giao buổi sáng');
    const headers = await login(request, 'admin');
    const stored = (await (await request.get(`/api/order/${id}`, { headers })).json()) as { version: number };
    const other = await request.put(`/api/order/${id}`, {
      headers,
      data: { version: stored.version, note: 'Giao buổi chiều' },
    });
    expect(other.status(), await other.text()).toBe(200);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Giao buổi chiều');
    await expect(dialog).toContainText('Giao buổi sáng');
  });

  test('warehouse staff see no price anywhere', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('warehouse');
    await shop.openList('/orders/list');
    for (const key of [
      'cod_amount',
      'prepay',
      'discount',
      'insurance_value',
      'delivery_cost',
      'goods_total',
    ]) {
      await expect(page.locator(`[data-field="${key}"]`)).toHaveCount(0);
      await expect(page.locator(`[data-filter="${key}"]`)).toHaveCount(0);
      await expect(page.locator(`[data-sum="${key}"]`)).toHaveCount(0);
    }
  });

  test('a column that is hidden stays hidden on the next visit', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('manager');
    await page.goto('/administration/employee');
    await expect(shop.rows().first()).toBeVisible();
    await page.locator('[data-control="columns"]').first().click();
    await page.getByRole('checkbox', { name: 'Số điện thoại' }).first().click();
    await expect(shop.header('phone')).toHaveCount(0);
    await page.reload();
    await expect(shop.rows().first()).toBeVisible();
    await expect(shop.header('phone')).toHaveCount(0);
  });

  test('the workbook of a filtered list is downloaded', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/orders/list');
    await shop.filter('customer_order_id').locator('input').first().fill('DH000012');
    await expect(shop.rows()).toHaveCount(10, { timeout: 15_000 });
    const saved = page.waitForEvent('download');
    await page.locator('[data-control="download"]').first().click();
    expect((await saved).suggestedFilename()).toBe('orders.xlsx');
  });
});
