import { randomUUID } from 'node:crypto';
import { devices, expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { login, Shop } from './Shop.ts';

/** The office in Hanoi, as the demo has it. */
const OFFICE = { latitude: 21.0278, longitude: 105.8342, accuracy: 20 };

/** Somebody new, who has no shift: at whatever hour this is run. */
async function employ(request: APIRequestContext): Promise<string> {
  const username = `cham_cong_${Date.now()}`;
  const post = async (path: string, data: object, headers: Record<string, string>) => {
    const reply = await request.post(`/api${path}`, {
      headers: { 'X-Client-Key': 'khuon', 'Idempotency-Key': randomUUID(), ...headers },
      data,
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as Record<string, unknown>;
  };
  const first = 'cham-cong-1';
  const person = { username, password: first, display_name: `Đinh Bảo Châu ${username}` };
  const permissions = ['office_timekeeping', 'timekeeping_manager'];
  await post('/account', { ...person, permissions }, await login(request, 'admin'));
  const { token } = await post('/login', { username, password: first }, {});
  const passwords = { old_password: first, new_password: 'demo-1234', repeat_password: 'demo-1234' };
  await post('/change-password', passwords, { authorization: `Bearer ${String(token)}` });
  return username;
}

/** The page on his phone, where he stands in the office. */
async function openPhone(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    geolocation: OFFICE,
  });
  const page = await context.newPage();
  await new Shop(page).signIn(username);
  await page.goto('/timekeeping/check');
  return page;
}

test('somebody comes to work by his own phone, once a manager has let it in', async ({ browser, page }) => {
  const username = await employ(page.request);
  const phone = await openPhone(browser, username);
  const device = phone.locator('[data-timekeeping="device"]');
  await expect(device).toContainText('chưa được kích hoạt');
  await device.getByRole('button').click();
  const code = device.getByRole('textbox');
  await code.fill('000000');
  await device.getByRole('button').click();
  await expect(phone.locator('body')).toContainText('Mã kích hoạt không đúng');

  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/timekeeping/list/device');
  const row = shop.rows().filter({ hasText: username });
  await row.hover();
  await row.locator('[data-action="show_code"]').first().click();
  const given = row.locator('[data-field="activation_code"]');
  await expect(given).toHaveText(/^\d{6}$/);
  await code.fill((await given.textContent()) ?? '');
  await device.getByRole('button').click();

  const come = phone.locator('[data-clock="in"]');
  await come.click();
  const toasts = phone.locator('[data-toast]');
  await expect(toasts.last()).toContainText('trình duyệt chưa được cho phép');
  await phone.context().grantPermissions(['geolocation']);
  await come.click();
  await expect(phone.getByText('Đã chấm công.')).toBeVisible();
  await expect(phone.getByRole('status').filter({ hasText: 'Văn phòng Hà Nội' })).toBeVisible();
  await expect(phone.locator('[data-clock="out"]')).toBeVisible();

  // Where he stands is where the office is.
  await phone.goto('/timekeeping/shift/site/place');
  await phone.locator('[data-control="find-me"]').click();
  const site = phone.getByRole('listitem').filter({ hasText: 'Văn phòng Hà Nội' });
  await expect(site).toContainText('0 m');
  await site.getByRole('button').click();
  await expect(phone.getByText('Đã lưu vị trí.')).toBeVisible();
  await phone.context().close();

  // On a computer nobody comes or goes.
  await shop.signIn('office');
  await page.goto('/timekeeping/check');
  await expect(page.getByRole('alert')).toContainText('Tính năng này chỉ dùng trên điện thoại.');
  await expect(page.locator('[data-clock]')).toHaveCount(0);
});
