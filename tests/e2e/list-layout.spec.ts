import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { Shop } from './Shop.ts';

test('a table that nearly fits stands whole on the screen, with its texts cut', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/administration/employee');
  const area = page.locator('.kl-scroll');
  await expect.poll(() => area.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const last = await shop.cells('created_at').first().boundingBox();
  const actions = await page.locator('tr[data-row] .kl-end').first().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0);
  // One that does not fit is scrolled, and cuts nothing on the way.
  await page.setViewportSize({ width: 1_000, height: 800 });
  const width = async (key: string) => (await shop.header(key).boundingBox())?.width ?? 0;
  await expect
    .poll(() => area.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeGreaterThan(0);
  const names = await width('display_name');
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await width('display_name')).toBe(names);
});

test('a list without actions of rows keeps no room for them', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/crm/script');
  const area = await page.locator('.kl-scroll').boundingBox();
  const last = await shop.cells('active').first().boundingBox();
  expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBe(
    Math.round((area?.x ?? 0) + (area?.width ?? 0)),
  );
});

test('the name on a filter’s chip stays in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1_000, height: 800 });
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto(
    `/orders/list?filter=${encodeURIComponent(JSON.stringify({ cod_amount: { from: 1_000, to: 999_999_999 }, receiver_name: 'Nguyễn Phương Yến Nguyễn Phương Yến Nguyễn Phương Yến' }))}`,
  );
  const chips = page.locator('.kl-chip');
  await expect(chips).toHaveCount(2);
  for (const chip of await chips.all()) {
    const name = await chip.locator('.kf-faint').first().boundingBox();
    expect(name?.height).toBeLessThan(22);
  }
});

test('numbers of a report stand beside each other as tall as the one with a course, and nothing jumps', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/orders/report');
  const heights = async (kind: string) =>
    page
      .locator(`[data-tile].${kind}`)
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).offsetHeight));
  await expect(page.locator('[data-tile].rp-trend')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set([...(await heights('rp-trend')), ...(await heights('rp-number'))]).size).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
});

test('the first filter of a report moves no tile', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/report');
  const tile = page.locator('[data-tile]').first();
  await expect(tile).toBeVisible();
  const before = await tile.boundingBox();
  await page.locator('[data-preset]').first().click();
  await expect(page.locator('[data-control="clear-filters"]')).toBeVisible();
  expect((await tile.boundingBox())?.y).toBe(before?.y);
});

test('a narrow window leaves the names of a ring and of a table’s lines to be read', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/report');
  const name = page.locator('[data-tile="by_carrier"] li > span').first();
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(100);
  await page.setViewportSize({ width: 360, height: 800 });
  const area = page.locator('[data-tile="warehouses"] [role="region"]');
  const line = area.locator('tbody th').first();
  await area.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  expect((await line.boundingBox())?.width).toBeGreaterThanOrEqual(130);
  // Beside its numbers, however far these are scrolled.
  expect((await line.boundingBox())?.x).toBe((await area.boundingBox())?.x);
});

test('what another window does with the session reaches this one', async ({ page, context }) => {
  const shop = new Shop(page);
  await shop.signIn('warehouse');
  await shop.openList('/orders/list');
  const other = new Shop(await context.newPage());
  await other.page.goto('/');
  await other.logOut();
  // Nothing typed is lost: the password is asked for over the page.
  await expect(shop.screen('sign-in')).toBeVisible();
  await other.signInByPage('crm');
  // Nobody works under another's name.
  await expect(page.locator('[data-menu="CrmLeadTelesale"]')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

/** What leaves the window or the box of its parent, is cut by it, or covers the one before it; empty: all stands whole. */
async function cutOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((element, index) => {
      const { left, right, top } = element.getBoundingClientRect();
      const before = all[index - 1]?.getBoundingClientRect();
      const name = `${element.textContent} of ${element.parentElement?.className}`;
      const isOut = left < 0 || right > window.innerWidth;
      const isCut = element.scrollWidth > element.clientWidth + 1;
      const isOver = before && before.right > left + 1 && before.left < right && before.bottom > top + 1;
      // What hides a part of it: the nearest that scrolls or clips sideways.
      const clip = element.parentElement?.closest(
        '.kl-modes, .kl-totals, .kl-footer, .kl-toolbar, .kl-cards',
      );
      const isHidden = clip !== null && clip !== undefined && clip.getBoundingClientRect().right < right - 1;
      return isOut || isCut || isOver || isHidden ? [`${window.innerWidth}: ${name}`] : [];
    }),
  );
}

test('totals and view modes stand whole at every width, and everything of a list fits a phone', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  await expect(page.locator('[data-footer="cod_amount"] b')).not.toBeEmpty();
  const whole = [
    '[data-mode]',
    '[data-sum] > *, .kl-narrow-sums dt',
    '[data-footer]',
    '.kl-total',
    '.kl-pages > *',
  ];
  for (const width of [1_024, 900, 768, 414, 360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(page.locator(width < 900 ? '.kl-card' : 'tr[data-row]').first()).toBeVisible();
    await expect(page.locator('[data-sum="cod_amount"]')).not.toBeEmpty();
    // The table's own sums stand in their columns, which are scrolled.
    for (const selector of width < 900 ? whole : whole.toSpliced(1, 1))
      expect(await cutOf(page, selector), selector).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await violationsOn(page)).toEqual([]);
  const fits = async (what: string) => {
    const box = await page
      .locator('.MuiDrawer-paper, .MuiPopover-paper, .MuiDialog-paper')
      .last()
      .boundingBox();
    expect(
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 780,
      what,
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(360);
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiBackdrop-root')).toHaveCount(0);
  };
  for (const [control, inside] of [
    ['filters', '[data-filter="status"]'],
    ['columns', '[data-column="status"]'],
    ['download-as', '[data-action="download-csv"]'],
    ['saved-views', '[data-action="new-view"]'],
  ]) {
    await page.locator(`[data-control="${control}"]`).click();
    await expect(page.locator(inside ?? '').last()).toBeVisible();
    await fits(control ?? '');
  }
  await page.locator('.kl-narrow-tick input').check();
  await page.locator('.kl-selection [data-action="hold"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits('bulk');
});

test('buttons above a list take one line on a phone: the first stays, the others are in a menu that keys reach', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/crm/omnichannel-page');
  await expect(page.locator('.kl-tools [data-action]')).toHaveCount(5);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(page.locator('.kl-narrow-bar [data-action]')).toHaveCount(1);
    expect((await page.locator('.kl-narrow-bar').boundingBox())?.height).toBeLessThan(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const more = page.locator('[data-control="more-actions"]');
  await more.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('[role="menu"] [data-action="app"]').press('Enter');
  await expect(page).toHaveURL(/omnichannel-page\/app$/);
});
