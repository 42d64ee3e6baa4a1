import { expect, test } from '@playwright/test';
import { login, Shop } from '../../e2e/Shop.ts';

/** The newcomer's page by hand, in the copy that `npm run new-module` makes. */
test('the gate shows who is on the road, and brings them home', async ({ page, request }) => {
  const headers = await login(request, 'admin');
  const made = await request.post('/api/trip', {
    headers,
    data: {
      name: 'Hà Nội – Hải Phòng',
      start_on: '2026-03-02',
      leaves_at: '2026-03-02T01:00:00Z',
      contact_phone: '0912345678',
      contact_email: 'a@example.vn',
      marks: ['sớm'],
      driver_id: 1,
    },
  });
  const { id, code } = (await made.json()) as { id: number; code: string };
  expect((await request.post(`/api/trip/${id}/start`, { headers, data: {} })).status()).toBe(200);
  await new Shop(page).signIn('admin');
  await page.goto('/fleet/gate');
  await expect(page.getByText(code)).toBeVisible();
  await page.getByRole('button', { name: 'Kết thúc ngày' }).click();
  await expect(page.getByText('Đã về bãi: 1')).toBeVisible();
  await expect(page.getByText(code)).toBeHidden();
});
