import { expect, test } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { Shop } from './Shop.ts';

test('the help button of a list opens its page, in the language of the reader, and leads back', async ({
  page,
}) => {
  const shop = new Shop(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  expect(loaded.filter((path) => /manual/i.test(path))).toEqual([]);
  await page.locator('[data-control="help"]').click();
  await expect(page).toHaveURL(/\/manual\/orders\/list$/);
  await expect(page.locator('article h1')).toHaveText('Đơn hàng');
  await expect(page.locator('[data-part="flow"] > li').first()).toContainText('Phân bổ hàng');
  await page.locator('[data-control="language"]').click();
  await page.locator('[data-language="en"]').click();
  await expect(page.locator('#columns')).toHaveText('Columns');
  await page.locator('[data-action="open-screen"]').click();
  await expect(page).toHaveURL(/\/orders\/list/);
});

test('axe finds nothing on a page of the manual and on its contents, light and dark', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  for (const [path, ready] of [
    ['/manual/orders/list', 'article dl'],
    ['/manual', 'main section'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
  }
});
