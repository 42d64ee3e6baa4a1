import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import exceljs from 'exceljs';
import { Shop } from './Shop.ts';

/*
 * The faults of `faults.spec.ts` on the other screens where people lose something: login, list, a dialog over a list,
 * an upload. Each goes through all its faults in one page, then does what was wanted.
 */

interface Fault {
  name: string;
  make: (route: Route) => Promise<void>;
  /** Words of what is said. */
  says: RegExp;
}

const FAULTS: readonly Fault[] = [
  { name: 'no network', make: (route) => route.abort('internetdisconnected'), says: /mạng/ },
  {
    name: 'a proxy in the way',
    make: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
    says: /thử lại/i,
  },
  {
    name: 'a page of a Wi-Fi',
    make: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Wi-Fi</html>' }),
    says: /không đến từ máy chủ/,
  },
  {
    name: 'cut in the middle',
    make: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ro' }),
    says: /không đến từ máy chủ/,
  },
];

/** Another text for each fault. */
const TYPED = ['Nguyễn', 'Trần', 'Lê', 'Phạm'];

/** Puts faults in the way of one address; gives the switch, what was sent and what was caught nowhere. */
async function watch(page: Page, url: RegExp) {
  const state: { fault: Fault | null; sent: Request[]; errors: string[] } = {
    fault: null,
    sent: [],
    errors: [],
  };
  page.on('pageerror', (error) => state.errors.push(String(error)));
  await page.route(url, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    state.sent.push(route.request());
    return state.fault ? state.fault.make(route) : route.fallback();
  });
  return state;
}

const filteredName = (request: Request) =>
  (request.postDataJSON() as { filters: { receiver_name?: string } }).filters.receiver_name;
const keysOf = (sent: readonly Request[]) =>
  new Set(sent.map((request) => request.headers()['idempotency-key']));
const newestToast = (page: Page) => page.locator('[data-toast="error"]').last();
/** Takes away what is said, so that the next words are the next fault's. */
const closeToasts = async (page: Page) => {
  const close = page.locator('[data-toast] button').first();
  // It may go by itself meanwhile.
  await close.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
};

test('login: each fault is said, name and password stay, and the next try goes in', async ({ page }) => {
  const state = await watch(page, /\/api\/login$/);
  await page.goto('/login');
  await page.locator('input[name="username"]').fill('admin');
  await page.locator('input[name="password"]').fill('demo-1234');
  for (const fault of FAULTS) {
    state.fault = fault;
    await page.locator('[data-action="login"]').click();
    await expect(page.locator('[data-error="login"]'), fault.name).toContainText(fault.says);
    await expect(page.locator('input[name="password"]')).toHaveValue('demo-1234');
  }
  state.fault = null;
  await page.locator('[data-action="login"]').click();
  await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
  expect([state.sent.length, state.errors]).toEqual([FAULTS.length + 1, []]);
});

test('a list: each fault is said in its place with a way on; what is filtered stays', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list');
  const state = await watch(page, /\/api\/order-list$/);
  const name = shop.filter('receiver_name').locator('input').first();
  for (const [index, fault] of FAULTS.entries()) {
    state.fault = fault;
    await name.fill(TYPED[index] ?? '');
    await name.press('Enter');
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
  expect(state.errors).toEqual([]);
});

test('a dialog over a list: the reason stays through each fault, and is taken once', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await shop.openList('/orders/list?filter={"status":[-100]}');
  const state = await watch(page, /\/api\/order\/\d+\/cancel$/);
  const row = shop.rows().first();
  const id = await row.getAttribute('data-row');
  await row.hover();
  const cancel = row.locator('[data-action="cancel"]');
  if (!(await cancel.isVisible())) await row.getByRole('button').last().click();
  await page.locator('[data-action="cancel"]').last().click();
  const dialog = page.locator('[data-screen="order-cancel"]');
  await dialog.locator('[data-input="cancel_reason"] input').fill('Khách đổi ý');
  const confirm = dialog.locator('[data-action="confirm"]');
  for (const fault of FAULTS.slice(0, 2)) {
    state.fault = fault;
    await confirm.click();
    await expect(newestToast(page), fault.name).toContainText(fault.says);
    await closeToasts(page);
    await expect(dialog.locator('[data-input="cancel_reason"] input')).toHaveValue('Khách đổi ý');
  }
  // Done by the server, but the answer is lost: the next try gets it.
  const answers: string[] = [];
  state.fault = {
    name: 'the answer is lost',
    says: /mạng/,
    make: async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await (answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
    },
  };
  await confirm.click();
  await expect(newestToast(page)).toContainText('mạng');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  expect(answers[1]).toBe(answers[0]);
  expect([keysOf(state.sent).size, state.errors]).toEqual([1, []]);
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
});

test('an upload: each fault is said, the same file is stored once, also after a new password', async ({
  page,
}) => {
  const shop = new Shop(page);
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
  const state = await watch(page, /\/api\/order-import$/);
  for (const fault of FAULTS) {
    state.fault = fault;
    await choose();
    await expect(page.locator('[data-control="file-error"]'), fault.name).toContainText(fault.says);
  }
  state.fault = null;
  await page.evaluate(() => localStorage.setItem('khuon.token', 'x'.repeat(43)));
  await choose();
  const dialog = page.locator('[data-screen="sign-in"]');
  await dialog.locator('input[name="username"]').fill('admin');
  await dialog.locator('input[name="password"]').fill('demo-1234');
  await dialog.locator('[data-action="login"]').click();
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
