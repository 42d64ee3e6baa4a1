import { expect, test } from '@playwright/test';
import { login, OPEN_ORDERS, Shop } from './Shop.ts';
import { buildStock, serveStock } from './stock/buildStock.ts';

/* Who knows react-admin is at home: its own components, as they are, on the app's data provider and resources. */

let folder = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await buildStock(test.info().outputPath('stock'));
});

test.describe('components of react-admin', () => {
  test('a list of an entity without a screen, filtered by a picker, its references lead to their screens', async ({
    page,
  }) => {
    await new Shop(page).signIn('admin');
    await serveStock(page, folder);
    await page.goto('/stock/lines');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(10);
    const sku = await rows.first().locator('td').first().innerText();
    const picker = page.getByRole('combobox').first();
    await picker.fill(sku);
    await page.getByRole('option').filter({ hasText: sku }).first().click();
    await expect(rows.first().locator('td').first()).toHaveText(sku);
    await expect
      .poll(async () => new Set(await rows.locator('td:first-child').allInnerTexts()))
      .toEqual(new Set([sku]));

    const order = rows.first().locator('td').nth(2).getByRole('link');
    await expect(order).not.toHaveText(/^#?\d*$/);
    await order.click();
    await expect(page).toHaveURL(/\/orders\/detail\/\d+$/);
    await expect(page.locator('[data-screen="orders/detail"]').first()).toBeVisible();
  });

  test('an edit form keeps what is typed, names what is wrong at its field, and says of a conflict what the kit says', async ({
    page,
    request,
  }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    const id = await shop.rows().nth(4).getAttribute('data-row');
    await serveStock(page, folder);
    await page.goto(`/stock/order/${id}`);
    const note = page.locator('textarea[name="note"], input[name="note"]');
    const save = page.locator('button[type="submit"]');
    await expect(page.locator('tbody tr').first()).toBeVisible();

    // Another text than that of a run before: what is as it was cannot be saved.
    const text = `Giao sau ${new Date().toISOString()}`;
    await note.fill(text);
    await save.click();
    await expect(page.locator('[data-toast="info"]').first()).toBeVisible();
    const headers = await login(request, 'admin');
    const read = async () =>
      (await (await request.get(`/api/order/${id}`, { headers })).json()) as {
        version: number;
        note: string;
      };
    expect((await read()).note).toBe(text);

    const phone = page.locator('input[name="receiver_phone"]');
    const good = await phone.inputValue();
    await phone.fill('12');
    await save.click();
    await expect(page.locator('.MuiFormHelperText-root.Mui-error').first()).toContainText('12');
    await phone.fill(good);

    const { version } = await read();
    const other = await request.put(`/api/order/${id}`, { headers, data: { version, note: 'Gọi trước' } });
    expect(other.ok()).toBe(true);
    await note.fill('Để ở quầy');
    await save.click();
    await expect(page.locator('[data-toast="error"]').first()).toContainText('Người khác vừa sửa');
    await expect(note).toHaveValue('Để ở quầy');
    expect((await read()).note).toBe('Gọi trước');
  });

  test('fields in a slot of a generated form show the record as it is typed', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    // One of the demo's, which all have a city: another journey may have made an order without one.
    await shop.openList('/orders/list?filter={"status":[-100],"customer_order_id":"DM000"}');
    const id = await shop.rows().first().getAttribute('data-row');
    await serveStock(page, folder);
    await page.goto(`/stock/slot/${id}`);
    await shop.input('note').fill('Hàng dễ vỡ');
    const slot = page.locator('[data-slot]');
    await expect(slot).toContainText('Hàng dễ vỡ');
    await expect(slot.locator('[data-city]')).toHaveText(/\p{L}{2}/u);
  });
});
