import { expect, test } from '@playwright/test';
import { Shop } from './Shop.ts';

/* Every print is kept, and a second one says that it is one. */

test('a label that is printed again asks why, and both prints stand in the log; a file of it is a print too', async ({
  page,
}) => {
  await new Shop(page).signIn('admin');
  await page.goto('/orders/list');
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  const noted = (path: string) =>
    page.waitForResponse((response) => response.url().endsWith(path) && response.status() === 200);
  const press = async (action: string): Promise<void> => {
    await row.locator('.kl-box').click();
    await page.locator(`.kl-selection [data-action="${action}"]`).click();
  };
  const first = noted('/record-prints');
  await press('print_label');
  expect(await (await first).json()).toMatchObject({ copies: [{ copy: 1 }] });
  await page.reload();
  await press('print_label');
  const dialog = page.locator('[data-dialog="reprint"]');
  await dialog.getByText('Kẹt giấy hoặc in hỏng').click();
  await page.screenshot({ path: 'test-results/reprint.png' });
  const second = noted('/record-prints');
  await dialog.locator('[data-action="reprint"]').click();
  expect(await (await second).json()).toMatchObject({ copies: [{ copy: 2 }] });
  await page.reload();
  await press('print_label_pdf');
  await dialog.getByRole('textbox').fill('Gửi cho đơn vị vận chuyển');
  const saved = page.waitForEvent('download');
  await dialog.locator('[data-action="reprint"]').click();
  expect((await saved).suggestedFilename()).toBe('parcel-label.pdf');
  await page.goto('/warehouse/print');
  const entry = page.locator('[data-row]').first();
  await expect(entry).toContainText('Nhãn đơn hàng');
  await expect(entry).toContainText('Gửi cho đơn vị vận chuyển');
  await page.screenshot({ path: 'test-results/print-log.png' });
});
