import { expect, test, type Page } from '@playwright/test';
import { checkKeyboard, checkRowKeys } from '../verify/keys/checkKeyboard.ts';
import { STILL } from '../verify/look/openBrowser.ts';
import { Shop } from './Shop.ts';

/* One pass of what `npm run verify` walks on every screen: by keyboard alone, and always seen. */

const WHERE = { screen: '', account: 'admin', language: 'vi' };

const PHONE = { width: 360, height: 800 };

/** What the keyboard does not come by, or comes by unseen; the whole page where no part is named. */
async function walk(page: Page, root = 'body'): Promise<string[]> {
  const run = { tally: { opened: 0, places: 0, states: 0 } };
  const findings = [
    ...(await checkKeyboard(run, page, { root }, WHERE)),
    ...(root === 'body' ? await checkRowKeys(run, page, WHERE) : []),
  ];
  expect(run.tally.places).toBeGreaterThan(2);
  return findings.map(({ key, seen }) => `${key}: ${seen}`);
}

test.describe('by keyboard alone', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(STILL);
    // What other tests change would put its button behind the walk.
    await page.route('**/socket.io/**', (route) => route.abort());
  });

  test('every place of a list, its rows, and its cards on a phone', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/orders/list');
    expect(await walk(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(page.locator('.kl-cards [data-row]').first()).toBeVisible();
    expect(await walk(page)).toEqual([]);
  });

  test('into the panel of a date filter, and back to its input', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList('/orders/list');
    const input = shop.filter('created_at').locator('input');
    await input.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.kf-dates [role="grid"]')).toBeVisible();
    expect(await walk(page, '.kf-dates')).toEqual([]);
    await expect(page.locator('.kf-dates')).toHaveCount(0);
    await expect(input).toBeFocused();
  });

  for (const size of [{ width: 1440, height: 900 }, PHONE])
    test(`a form of ${size.width} px, nothing of it under the bar that saves`, async ({ page }) => {
      const shop = new Shop(page);
      await shop.signIn('manager');
      await page.setViewportSize(size);
      await page.goto('/administration/role/create');
      await expect(shop.input('permissions')).toBeVisible();
      expect(await walk(page)).toEqual([]);
    });

  test('what opens over a page has a name', async ({ page }) => {
    const shop = new Shop(page);
    await shop.open('admin');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Tìm màn hình hoặc mã' })).toBeVisible();
    await page.keyboard.press('Escape');
    await shop.openList('/goods/list');
    await page.locator('[data-row] [data-images]').first().click();
    await expect(page.getByRole('dialog', { name: 'Hình ảnh' })).toBeVisible();
  });
});
