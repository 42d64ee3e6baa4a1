import { expect, test } from '@playwright/test';
import { Shop } from './Shop.ts';

/* Rows of a view are no records, but each names one: what can be done to that one is offered in its row. */

test('packaging is counted from the list of what there is, which shows it at once', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/administration/supply/warehouse');
  const row = shop.rows().first();
  const id = await row.getAttribute('data-row');
  const warehouse = await row.locator('[data-field="warehouse_id"]').innerText();
  await row.hover();
  await row.locator('[data-action="count"]').first().click();
  const dialog = page.getByRole('dialog');
  await shop.input('warehouse_id').fill(warehouse.split(' – ')[0] ?? '');
  await page.getByRole('option').first().click();
  await shop.input('counted').fill('1234');
  await shop.input('reason').fill('Kiểm đếm cuối tháng');
  await dialog.locator('[data-action="confirm"]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`[data-row="${id}"] [data-field="on_hand"]`)).toContainText('1.234');
});

test('an entry of a debt leads to the payment that it comes from', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto(`/administration/goods-debt/entry?filter=${JSON.stringify({ kind: ['payment'] })}`);
  const row = shop.rows().first();
  const code = await row.locator('[data-field="document_code"]').innerText();
  await row.hover();
  await row.locator('[data-action="payment"]').first().click();
  await expect(page).toHaveURL(/\/administration\/goods-debt\/payment/);
  await expect(shop.cells('code')).toHaveText([code]);
});
