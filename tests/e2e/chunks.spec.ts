import { expect, type Page, test } from '@playwright/test';
import { Shop } from './Shop.ts';

test('a calendar that cannot be loaded says so in its place; the page that is loaded anew has it', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  await shop.filter('receiver_name').locator('input').fill('Nguyễn');
  // After a second it stands in the address.
  await expect(page).toHaveURL(/Nguy/);
  const lost = /DateRangeCalendar.*\.js/;
  await page.route(lost, (route) => route.abort());
  await shop.filter('created_at').locator('input').click();
  const note = page.locator('[data-error-code="ChunkLoadError"]');
  await expect(note).toContainText('ChunkLoadError');
  await expect(shop.filter('receiver_name').locator('input')).toHaveValue('Nguyễn');
  await page.unroute(lost);
  await note.locator('[data-action="reload"]').click();
  await expect(shop.rows().first()).toBeVisible();
  await expect(shop.filter('receiver_name').locator('input')).toHaveValue('Nguyễn');
  await shop.filter('created_at').locator('input').click();
  await expect(page.getByRole('grid')).toBeVisible();
});

/** Drawn by its stylesheet: the form scrolls in its own place. */
const isStyled = (page: Page) => expect(page.locator('.fm-body').first()).toHaveCSS('overflow-y', 'auto');

test('a stylesheet that is lost once is asked for again before its screen is drawn', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('admin');
  await expect(shop.screen('dashboard')).toBeVisible();
  const asked: string[] = [];
  await page.route(/\.css$/, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return asked.filter((one) => one === pathname).length === 1 ? route.abort() : route.continue();
  });
  await page.locator('[data-menu="OrderCreateSingle"]').click();
  await expect(shop.input('receiver_name')).toBeVisible();
  const again = asked.filter((path, index) => asked.indexOf(path) !== index);
  expect(again.length, `asked twice for what was lost: ${asked.join(' ')}`).toBeGreaterThan(0);
  await isStyled(page);
});

test('a stylesheet that stays lost is named; the next try brings the screen, styled', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('admin');
  await expect(shop.screen('dashboard')).toBeVisible();
  await page.route(/\.css$/, (route) => route.abort());
  await page.locator('[data-menu="OrderCreateSingle"]').click();
  const card = page.locator('[data-error-code="CSS_CHUNK_LOAD_FAILED"]');
  await expect(card).toBeVisible();
  await page.unroute(/\.css$/);
  await card.getByRole('button').first().click();
  await expect(shop.input('receiver_name')).toBeVisible();
  await isStyled(page);
});

test('stylesheets of the page itself are asked for once, and again when they were lost', async ({ page }) => {
  const asked: string[] = [];
  let isLost = false;
  await page.route(/\/assets\/(kit|index)-.*\.css$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !asked.includes(pathname);
    asked.push(pathname);
    return isLost && isFirst ? route.abort() : route.continue();
  });
  await page.goto('/login');
  await expect(page.locator('[data-action="login"]')).toBeVisible();
  const own = asked.splice(0).toSorted();
  expect(own).toEqual([...new Set(own)]);
  isLost = true;
  await page.goto('/login');
  await expect(page.locator('[data-action="login"]')).toBeVisible();
  expect(asked.toSorted()).toEqual([...own, ...own].toSorted());
});
