import { expect, test, type Page, type Request } from '@playwright/test';
import exceljs from 'exceljs';
import { UPLOAD_TIMEOUT_MS } from '../../src/web/data/http.ts';
import { FAULTS, Faults, killToken, signInAgain } from './Faults.ts';
import { Shop } from './Shop.ts';

/*
 * The faults of a network or a server at the login, in a list, at an upload: each page goes through all of them, then
 * does what was wanted. (`faults-crossings.long.spec.ts` does it where something is typed and sent.)
 */

/** Another text for each fault. */
const TYPED = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ'];

const filteredName = (request: Request) =>
  (request.postDataJSON() as { filters: { receiver_name?: string } }).filters.receiver_name;
const newestToast = (page: Page) => page.locator('[data-toast="error"]').last();
test('login: each fault is said, name and password stay, and the next try goes in', async ({ page }) => {
  const state = await Faults.watch(page, /\/api\/login$/);
  await page.goto('/login');
  await page.locator('input[name="username"]').fill('admin');
  await page.locator('input[name="password"]').fill('demo-1234');
  for (const fault of FAULTS) {
    await state.meet(fault, () => page.locator('[data-action="login"]').click());
    await expect(page.locator('[data-error="login"]'), fault.name).toContainText(fault.says);
    await expect(page.locator('input[name="password"]')).toHaveValue('demo-1234');
  }
  state.fault = null;
  await page.locator('[data-action="login"]').click();
  await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
  expect([state.sent.length, state.errors]).toEqual([FAULTS.length + 1, []]);
});

test('a list: each fault is said in its place with a way on; what is filtered and chosen stays', async ({
  page,
}) => {
  const shop = new Shop(page);
  const state = await Faults.watch(page, /\/api\/order-list$/);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  const name = shop.filter('receiver_name').locator('input').first();
  for (const [index, fault] of FAULTS.entries()) {
    await state.meet(fault, async () => {
      await name.fill(TYPED[index] ?? '');
      await name.press('Enter');
    });
    await expect.poll(() => state.sent.map(filteredName)).toContain(TYPED[index]);
    await expect(page.getByRole('alert').first(), fault.name).toContainText(fault.says);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Thử lại' })).toBeVisible();
    await expect(name).toHaveValue(TYPED[index] ?? '');
    await expect(page.locator('[data-menu="OrderList"]')).toBeVisible();
  }
  state.fault = null;
  await name.fill('Nguyễn Thị');
  await name.press('Enter');
  await expect(shop.rows().first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Those of the last filter, not the ones before, which stay until they come.
  await expect(shop.cells('receiver_name').first()).toContainText('Nguyễn Thị');
  for (const index of [0, 1]) await shop.rows().nth(index).getByRole('checkbox').check();
  for (const fault of FAULTS) {
    await state.meet(fault, () => page.locator('[data-control="refresh"]').click());
    await expect(page.locator('[data-control="selected"]'), fault.name).toContainText('2');
    await expect(page.locator('[data-active-filter="receiver_name"]')).toBeVisible();
  }
  state.fault = null;
  await page.locator('[data-control="refresh"]').click();
  await expect(shop.rows().first().getByRole('checkbox')).toBeChecked();
  expect(state.errors).toEqual([]);
});

test('an upload: each fault is said, the same file is stored once, also after a new password', async ({
  page,
}) => {
  const shop = new Shop(page);
  const state = await Faults.watch(page, /\/api\/order-import$/);
  await shop.signIn('admin');
  await page.goto('/orders/create-excel');
  await expect(shop.screen('orders/create-excel')).toBeVisible();
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Đơn').addRows([
    [
      'Mã đơn hàng',
      'Người nhận',
      'Điện thoại nhận',
      'Địa chỉ nhận',
      'Mã hàng (SKU hoặc mã vạch)',
      'Số lượng',
      'Đơn giá',
    ],
    [`F${Date.now()}`, 'Nguyễn Thị Mai', '0987600123', '12 Lê Lợi', 'SP00001', 1, 1000],
  ]);
  const file = {
    name: 'don.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
  };
  const choose = () => page.locator('[data-input="file"]').setInputFiles(file);
  for (const fault of FAULTS) {
    await state.meet({ ...fault, lasts: fault.lasts && UPLOAD_TIMEOUT_MS }, choose);
    await expect(page.locator('[data-control="file-error"]'), fault.name).toContainText(fault.says);
  }
  state.fault = null;
  await killToken(page);
  await choose();
  await signInAgain(page);
  await expect(page.locator('[data-result="checked"]')).toBeVisible();
  await page.locator('[data-action="store"]').click();
  await expect(page.locator('[data-result="stored"]')).toBeVisible();
  expect(state.errors).toEqual([]);
});

test('a menu over a form that cannot be loaded: it is said, and what is typed stays', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/create-single');
  await shop.input('receiver_name').fill('Đặng Thị Hồng');
  await page.route(/PresetMenu[^/]*\.(js|tsx)/, (route) => route.abort());
  await page.locator('[data-action="presets"]').click();
  await expect(newestToast(page)).toContainText('Chưa tải được phần này');
  await expect(shop.input('receiver_name')).toHaveValue('Đặng Thị Hồng');
});
