import { expect, test } from '@playwright/test';
import { login, Shop } from './Shop.ts';

test('an unsuccessful call is recalled later and counted', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('crm');
  await shop.openList('/crm/lead-telesale');
  const row = shop.rows().first();
  const id = await row.getAttribute('data-row');
  await row.hover();
  await row.locator('[data-action="recall"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('[data-input="delay"]').getByRole('combobox').click();
  await expect(page.getByRole('option').filter({ hasText: /phút|giờ/ })).toHaveCount(11);
  await page.getByRole('option', { name: '24 giờ' }).click();
  await dialog.getByRole('button', { name: 'Hẹn gọi lại' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/crm/lead-telesale/${id}`);
  await expect(shop.input('process_count')).not.toHaveValue('0');
});

test('the hidden filter keeps other queues out', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('crm');
  const answer = page.waitForResponse((response) => response.url().endsWith('/lead-telesale-list'));
  await shop.openList('/crm/lead-telesale');
  const { request } = { request: (await answer).request() };
  expect(JSON.parse(request.postData() ?? '{}')).toMatchObject({ filters: { queue: 'telesale' } });
});

test('one press of a key completes nothing: it asks first, and a no leaves the lead where it is', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('crm');
  await shop.openList('/crm/lead-telesale');
  const moved: string[] = [];
  page.on('request', (request) =>
    /\/lead\/\d+\//.test(request.url()) ? moved.push(request.url()) : undefined,
  );
  // One that has what completing asks for.
  const answer = await page.request.post('/api/lead-telesale-list', {
    data: { filters: {}, page: 1 },
    headers: await login(page.request, 'crm'),
  });
  const { rows } = (await answer.json()) as { rows: { id: number; name?: string; address?: string }[] };
  const lead = rows.find(({ name, address }) => name && address);
  const row = page.locator(`[data-row="${lead?.id}"]`);
  await row.focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toContainText('Bạn có chắc không?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(moved).toEqual([]);
});

test('a lead is typed in by hand: its phone is an empty field to fill, its agent whoever types it', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.signIn('crm');
  await page.goto('/crm/lead-create');
  await shop.input('phone').fill('0912 345 987');
  await shop.input('name').fill('Phạm Thị Gõ Tay');
  await expect(shop.input('account_id')).toHaveValue(/crm/);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/lead') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Lưu', exact: false }).last().click();
  expect((await answer).status()).toBe(201);
});
