import { expect, test, type Page } from '@playwright/test';
import { login, Shop } from './Shop.ts';

/** Pastes text as a spreadsheet gives it, into the control with the cursor. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a norm is written as a matrix of materials and sizes, by keys and from a sheet', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/goods-production/quantitative/create');
  await expect(shop.screen('goods-production/quantitative')).toBeVisible();
  await shop.input('style_code').fill('MATRIX01');
  const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('/');
  await shop.input('effective_from').fill(today);
  await page.locator('[data-control="columns-lines"]').fill('S, M');
  await page.keyboard.press('Enter');
  for (const line of [0, 1]) {
    await page.locator('[data-action="add-lines"]').click();
    await page.locator(`tr[data-line="${line}"] td[data-field="material_id"] input`).click();
    await page.getByRole('option').nth(line).click();
  }
  const cell = (place: string) => page.locator(`td[data-cell="${place}"] input`);
  await cell('0.1').focus();
  await page.keyboard.type('0,8');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0,85');
  await page.keyboard.press('ArrowDown');
  await expect(cell('1.2')).toBeFocused();
  await cell('1.1').focus();
  await paste(page, '2\t3');
  await page.locator('tr[data-line="0"] td[data-field="waste_percent"] input').fill('3');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/quantitative\/\d+/);
  await expect(cell('0.2')).toHaveValue(/0,85/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = await login(page.request, 'admin');
  const stored = (await (await page.request.get(`/api/production_norm/${id}`, { headers })).json()) as {
    lines: Record<string, unknown>[];
  };
  expect(
    stored.lines.map(({ size, quantity, waste_percent }) => [size, Number(quantity), Number(waste_percent)]),
  ).toEqual([
    ['S', 0.8, 3],
    ['S', 2, 0],
    ['M', 0.85, 3],
    ['M', 3, 0],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.fm-lines tr[data-line]')).toHaveCount(2);
  await expect(cell('0.2')).toHaveValue(/0,85/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a norm is offered the sizes in which its style is sold', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/goods-production/quantitative/create');
  await shop.input('style_code').fill('AT01');
  await expect(page.locator('[data-offer]')).toHaveText(['S', 'M', 'L', 'XL']);
  await page.locator('[data-offer="M"]').click();
  await page.locator('[data-action="add-offered-lines"]').click();
  await expect(page.locator('th[data-column]')).toHaveText([/./, 'M', 'S', 'L', 'XL']);
  await expect(page.locator('[data-offers]')).toHaveCount(0);
});
