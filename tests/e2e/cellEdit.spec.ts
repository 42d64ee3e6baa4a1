import { expect, test } from '@playwright/test';
import { login, Shop } from './Shop.ts';

test('the leader changes who gets leads, and how many, in the list itself', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/crm/agent');
  await expect(shop.screen('crm/agent')).toBeVisible();
  const row = page.locator('tr[data-row]').first();
  const id = await row.getAttribute('data-row');
  const first = page.locator(`tr[data-row="${id}"]`);
  const cell = (field: string) => first.locator(`[data-edit="${field}"]`);
  const headers = await login(page.request, 'admin');
  const stored = async () =>
    (await (await page.request.get(`/api/crm_agent/${id}`, { headers })).json()) as Record<string, unknown>;
  const before = await stored();

  const receives = cell('is_receiving');
  const was = await receives.getAttribute('aria-checked');
  await receives.click();
  await expect(receives).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true');
  await receives.click();
  await expect(receives).toHaveAttribute('aria-checked', String(was));

  await first.focus();
  await page.keyboard.press('F2');
  await expect(receives).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const cap = first.locator('[data-input="cap_open"] input');
  await expect(cap).toBeFocused();
  await page.keyboard.type('1001');
  await page.keyboard.press('Enter');
  await expect(first.locator('[data-error="cap_open"]')).toBeVisible();
  await expect(cap).toHaveValue('1.001');
  await page.screenshot({ path: '.build/cell-edit-error.png' });
  await cap.fill('37');
  await page.keyboard.press('Tab');
  const day = first.locator('[data-input="cap_day"] input');
  await expect(day).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day).toHaveCount(0);
  await expect(cell('cap_open')).toHaveText('37');
  expect(await stored()).toMatchObject({ cap_open: 37, cap_day: before['cap_day'] });
  await page.screenshot({ path: '.build/cell-edit-wide.png' });

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.locator(`.kl-card[data-row="${id}"]`);
  await card.locator('[data-edit="cap_open"]').click();
  await card.locator('[data-input="cap_open"] input').fill('50');
  await page.screenshot({ path: '.build/cell-edit-narrow.png' });
  await page.keyboard.press('Enter');
  await expect(card.locator('[data-edit="cap_open"]')).toHaveText('50');
});
