import { expect, test } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { Shop } from './Shop.ts';

test('without a token one is led to the login, and wrong words are said so', async ({ page }) => {
  await page.goto('/orders/list');
  await expect(page).toHaveURL(/login/);
  await page.locator('input[name="username"]').fill('admin');
  await page.locator('input[name="password"]').fill('sai-mat-khau');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('input[name="username"]')).toHaveValue('admin');
});

for (const [name, path] of [
  ['orders', '/orders/list'],
  ['telesale', '/crm/lead-telesale'],
  ['staff', '/administration/employee'],
  ['a form', '/orders/create-single'],
  ['the start page', '/'],
] as const)
  test(`axe finds nothing on ${name}, light and dark`, async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await violationsInBoth(page)).toEqual([]);
  });

for (const [language, title] of [
  ['en', 'Orders'],
  ['zh', '订单'],
] as const)
  test(`the language is changed to ${language} and kept`, async ({ page }) => {
    const shop = new Shop(page);
    await shop.signInByPage('admin');
    await page.locator('[data-control="language"]').first().click();
    await page.locator(`[data-language="${language}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await shop.openList('/orders/list');
    await expect(page).toHaveTitle(new RegExp(title));
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(title));
  });

test('on a phone the list is cards and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.locator('[data-module]')).toHaveCount(0);
});

test('nothing is written to the console on the way', async ({ page }) => {
  const lines: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && lines.push(message.text()),
  );
  page.on('pageerror', (error) => lines.push(String(error)));
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  await shop.cells('customer_order_id').first().locator('a').first().click();
  await expect(shop.screen('orders/detail')).toBeVisible();
  expect(lines).toEqual([]);
});
