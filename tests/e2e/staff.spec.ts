import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { login, Shop } from './Shop.ts';

test('a manager creates a member of staff, who can sign in and sees only his screens', async ({
  page,
  request,
}) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/administration/employee/create');
  await expect(shop.screen('administration/employee')).toBeVisible();
  await shop.input('username').fill('kho.moi');
  await shop.input('display_name').fill('Nguyễn Thị Kho');
  await shop.input('password').fill('demo-1234');
  await page.getByRole('tab', { name: 'Quyền' }).click();
  await shop.input('role_ids').click();
  await page.getByRole('option', { name: 'Nhân viên kho' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/administration\/employee(\/\d+)?$/);
  const headers = await login(request, 'kho.moi');
  const readMe = async () =>
    (await (await request.post('/api/me', { headers })).json()) as { permissions: string[] };
  // The manager knows the password: it is changed before anything else.
  expect(await readMe()).toMatchObject({ must_change_password: true, permissions: [] });
  const changed = await request.post('/api/change-password', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { old_password: 'demo-1234', new_password: 'kho-9876', repeat_password: 'kho-9876' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const me = await readMe();
  expect(me.permissions).toContain('order_manager');
  expect(me.permissions).not.toContain('order_detail_price');
});

test('waiting accounts are activated from the list', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/administration/employee');
  await page.locator('[data-control="view-mode"]').getByText('Chờ kích hoạt').first().click();
  await expect(shop.cells('status').first()).toContainText('Chờ kích hoạt');
  const row = shop.rows().first();
  const id = await row.getAttribute('data-row');
  await row.hover();
  await row.locator('[data-action="activate"]').first().click();
  await page.getByRole('dialog').locator('[data-action="confirm"]').click();
  await expect(page.locator(`[data-row="${id}"] [data-action="activate"]`)).toHaveCount(0);
});

test('menu, tabs and addresses follow the codes held', async ({ page }) => {
  const shop = new Shop(page);
  await shop.open('crm');
  await expect(page.locator('[data-menu="CrmLeadTelesale"]').first()).toBeVisible();
  await expect(page.locator('[data-menu="OrderList"]')).toHaveCount(0);
  await page.goto('/orders/list');
  await expect(page).toHaveURL(/403/);
  await page.goto('/no-such-place');
  await expect(page.locator('body')).toContainText('Không tìm thấy trang');
});
