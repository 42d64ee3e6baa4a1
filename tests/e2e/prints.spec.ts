import { expect, test } from '@playwright/test';
import { Shop } from './Shop.ts';

/* Every print is kept, and a second one says that it is one. */

test('a label that is printed again says so, and both prints stand in the log', async ({ page }) => {
  await new Shop(page).signIn('admin');
  await page.goto('/orders/list');
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  const print = async () => {
    const noted = page.waitForResponse((response) => response.url().endsWith('/record-prints'));
    await row.locator('.kl-box').click();
    await page.locator('.kl-selection [data-action="print_label"]').click();
    const response = await noted;
    expect(response.status()).toBe(200);
    return ((await response.json()) as { copies: { copy: number }[] }).copies[0]?.copy ?? 0;
  };
  const first = await print();
  await page.reload();
  expect(await print()).toBe(first + 1);
  await expect(page.getByText(/In lại/).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/reprint.png' });
  await page.goto('/warehouse/print');
  await expect(page.locator('[data-row]').first()).toContainText('Nhãn đơn hàng');
  await page.screenshot({ path: 'test-results/print-log.png' });
});
