import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { holdClock, isDraft, OPEN_ORDERS, Shop } from './Shop.ts';

/*
 * What a network, a server or a browser does to people while they type: nothing typed is lost, nothing is sent twice,
 * no page is blank. The faults are made in the browser, so that every one of them comes exactly where it hurts.
 */

/** Another text for each test: one that is stored already would not be a change. */
let note = '';
test.beforeEach(() => (note = `Giao giờ hành chính, gọi trước 15 phút (${Date.now()})`));

interface Opened {
  shop: Shop;
  /** Changing calls that left the browser. */
  sent: Request[];
  /** What was not caught anywhere. */
  errors: string[];
}

/** Opens an order with a text typed into its note, and watches what happens. */
async function typeIntoOrder(page: Page): Promise<Opened> {
  const shop = new Shop(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await shop.signIn('admin');
  await shop.openList(OPEN_ORDERS);
  const id = await shop.rows().nth(3).getAttribute('data-row');
  await page.goto(`/orders/detail/${id}`);
  await shop.input('note').fill(note);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request);
  });
  return { shop, sent, errors };
}

const save = (page: Page) => page.keyboard.press('Control+s');
const isKept = (shop: Shop) => expect(shop.input('note')).toHaveValue(note);
const keysOf = (sent: readonly Request[]) =>
  new Set(sent.map((request) => request.headers()['idempotency-key']));
const toast = (page: Page) => page.locator('[data-toast]').or(page.getByRole('alert')).first();

/** Answers the next so many changing calls of orders with a fault, then lets them through. */
async function failSaves(page: Page, times: number, fault: (route: Route) => Promise<void>): Promise<void> {
  let left = times;
  await page.route('**/api/order/*', async (route) => {
    if (route.request().method() !== 'PUT' || left === 0) return route.fallback();
    left -= 1;
    return fault(route);
  });
}

/** Saves again after a fault: it goes through, under the key of the first try. */
async function saveAgain(page: Page, { shop, sent, errors }: Opened): Promise<void> {
  await isKept(shop);
  await save(page);
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  expect(keysOf(sent).size).toBe(1);
  expect(errors).toEqual([]);
  await page.reload();
  await isKept(shop);
}

test('offline: it is said, nothing is lost, and the second try has one effect', async ({ page, context }) => {
  const opened = await typeIntoOrder(page);
  await context.setOffline(true);
  await save(page);
  await expect(toast(page)).toContainText('mạng');
  await context.setOffline(false);
  await saveAgain(page, opened);
});

for (const [name, answer, text] of [
  [
    '500',
    { status: 500, json: { error: { code: 'internal', message: 'Hệ thống gặp lỗi, hãy thử lại.' } } },
    'thử lại',
  ],
  ['502 with HTML', { status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }, 'thử lại'],
  [
    '200 with HTML',
    { status: 200, contentType: 'text/html', body: '<html>Wi-Fi</html>' },
    'không đến từ máy chủ',
  ],
  [
    'cut in the middle',
    { status: 200, contentType: 'application/json', body: '{"id": 4, "vers' },
    'không đến từ máy chủ',
  ],
] as const)
  test(`${name}: it is said, nothing is lost, and the second try has one effect`, async ({ page }) => {
    const opened = await typeIntoOrder(page);
    await failSaves(page, 1, (route) => route.fulfill(answer));
    await save(page);
    await expect(toast(page)).toContainText(text);
    await saveAgain(page, opened);
  });

test('slow: a picture on its way is saved too, and what is typed meanwhile stays to be saved', async ({
  page,
}) => {
  const { shop, errors } = await typeIntoOrder(page);
  const wait = async (route: Route): Promise<void> => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fallback();
  };
  await page.route('**/api/upload-image', wait);
  await failSaves(page, 1, wait);
  const images = page.locator('[data-input="images"]');
  const before = await images.locator('img').count();
  const buffer = await page.locator('h1').screenshot();
  const picture = { name: 'kien.png', mimeType: 'image/png', buffer };
  await images.locator('input[type=file]').setInputFiles([picture]);
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  expect((await saving).postDataJSON()).toHaveProperty('images');
  const address = `Gõ lúc đang lưu ${Date.now()}`;
  await shop.input('receiver_address').fill(address);
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  await expect(shop.input('receiver_address')).toHaveValue(address);
  await expect(page.locator('.fm-bar-state')).toHaveAttribute('data-state', 'unsaved');
  await save(page);
  await expect(page.locator('.fm-bar-state')).toHaveAttribute('data-state', 'saved');
  await page.reload();
  await isKept(shop);
  await expect(shop.input('receiver_address')).toHaveValue(address);
  await expect(images.locator('img')).toHaveCount(before + 1);
  expect(errors).toEqual([]);
});

test('the answer is lost after the server has saved: the second try gets that answer, not another effect', async ({
  page,
}) => {
  const opened = await typeIntoOrder(page);
  const answers: string[] = [];
  await page.route('**/api/order/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    answers.push(await response.text());
    return answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  await save(page);
  await expect(toast(page)).toContainText('mạng');
  await save(page);
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  expect(answers[1]).toBe(answers[0]);
  expect(keysOf(opened.sent).size).toBe(1);
});

test('a slow server: a second press warns and sends nothing; the line goes 500 ms after the answer', async ({
  page,
}) => {
  const opened = await typeIntoOrder(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await failSaves(page, 1, async (route) => {
    await held;
    await route.fallback();
  });
  await save(page);
  await save(page);
  await save(page);
  await expect(page.locator('[data-toast="warning"]').first()).toContainText('vui lòng đợi');
  await expect(page.locator('[data-control="loading"]')).toBeAttached();
  await isKept(opened.shop);
  release();
  await expect(page.locator('[data-control="loading"]')).toHaveCount(0);
  expect(opened.sent).toHaveLength(1);
  expect(opened.errors).toEqual([]);
});

test('a server that hangs is given up after a minute, and the second try has one effect', async ({
  page,
}) => {
  await page.clock.install();
  const opened = await typeIntoOrder(page);
  await failSaves(page, 1, () => new Promise(() => {}));
  await save(page);
  // The minute begins with the call, which waits for what is on its way to the form.
  await expect.poll(() => opened.sent.length).toBe(1);
  await expect(page.locator('[data-control="loading"]')).toBeAttached();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toContainText('không trả lời');
  await page.clock.runFor(10_000);
  await isKept(opened.shop);
  await save(page);
  await page.clock.runFor(1_000);
  await expect.poll(() => opened.sent.length).toBe(2);
  expect(keysOf(opened.sent).size).toBe(1);
});

test('401 in the middle: the password is asked for over the page, and the call goes on', async ({ page }) => {
  const opened = await typeIntoOrder(page);
  await page.evaluate(() => localStorage.setItem('khuon.token', 'x'.repeat(43)));
  await save(page);
  const dialog = page.locator('[data-screen="sign-in"]');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/orders\/detail/);
  await dialog.locator('input[name="username"]').fill('admin');
  await dialog.locator('input[name="password"]').fill('demo-1234');
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  expect(keysOf(opened.sent).size).toBe(1);
  await isKept(opened.shop);
});

test('a dialog that cannot be loaded says so; the page under it stays as it is', async ({ page }) => {
  const opened = await typeIntoOrder(page);
  let isLost = true;
  await page.route(/NotificationMenu[^/]*\.(js|tsx)/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.locator('[data-control="notifications"]').click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Chưa tải được phần này');
  await isKept(opened.shop);
  isLost = false;
  expect(opened.errors).toEqual([]);
});

test('a screen that cannot be loaded: a card with the name of the error, and a reload that loses nothing', async ({
  page,
}) => {
  const opened = await typeIntoOrder(page);
  const { shop } = opened;
  let isLost = true;
  await page.route(/employee\.list\.gen[^/]*\.(js|tsx)/, (route) =>
    isLost ? route.abort() : route.fallback(),
  );
  // The text is a draft by now: the person may leave.
  await isDraft(page, note);
  await page.locator('[data-menu="AdministrationEmployee"]').click();
  await page.locator('[role="dialog"] [data-action="confirm"]').click();
  await expect(page.locator('[data-error-code="ChunkLoadError"]')).toBeVisible();
  await expect(page.locator('[data-menu="OrderList"]')).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Tải lại trang' }).click();
  await expect(shop.screen('administration/employee')).toBeVisible();
  expect(opened.errors).toEqual([]);
});

test('a part that never comes is given up after 120 s (spec 7)', async ({ page }) => {
  const shop = new Shop(page);
  await page.clock.install();
  await shop.open('admin');
  const part = /employee\.list\.gen[^/]*\.(js|tsx)/;
  await page.route(part, () => new Promise(() => {}));
  await holdClock(page);
  const asked = page.waitForRequest(part);
  await page.locator('[data-menu="AdministrationEmployee"]').click();
  await asked;
  // The clock outruns the network: a stylesheet still on its way then would be what was lost.
  await expect.poll(() => page.evaluate(areStylesheetsRead)).toBe(true);
  await page.clock.runFor(119_500);
  await expect(page.locator('[data-error-code]')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.locator('[data-error-code="ChunkLoadError"]')).toBeVisible();
});

test('the first texts cannot be loaded: a card with a button instead of a blank page', async ({ page }) => {
  await page.route(/menu\.vi\.gen[^/]*\.(js|ts)/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Chưa tải được trang');
  await page.unroute(/menu\.vi\.gen[^/]*\.(js|ts)/);
  await page.getByRole('button', { name: 'Tải lại' }).click();
  await expect(page.locator('input[name="username"]')).toBeVisible();
});

test('the first script cannot be loaded: it is said with a way to reload, instead of a blank page', async ({
  page,
}) => {
  await page.route(/\.(js|tsx)(\?|$)/, (route) => route.abort());
  await page.goto('/login');
  const late = page.locator('#late');
  await expect(late).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(late).toBeVisible();
  await page.unroute(/\.(js|tsx)(\?|$)/);
  await late.getByRole('link', { name: 'tải lại' }).click();
  await expect(page.locator('input[name="username"]')).toBeVisible();
  await expect(late).toHaveCount(0);
});

test('a full storage: everything works, and what is typed survives a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage && key.startsWith('khuon.draft'))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  const opened = await typeIntoOrder(page);
  await page.waitForTimeout(500);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.locator('[data-action="restore-draft"]').click();
  await isKept(opened.shop);
  expect(opened.errors).toEqual([]);
});

test('a forbidden storage: the page still works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const shop = new Shop(page);
  await shop.signInByPage('admin');
  await expect(page.locator('[data-screen="dashboard"]')).toBeVisible();
  await page.locator('[data-menu="OrderList"]').click();
  await expect(shop.rows().first()).toBeVisible({ timeout: 20_000 });
  await shop.header('cod_amount').getByRole('button').first().click();
  await expect(shop.rows().first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a killed tab: what was typed is offered again', async ({ page, context }) => {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/create-single');
  await shop.input('receiver_name').fill('Đặng Thị Hồng');
  await isDraft(page, 'Đặng Thị Hồng');
  // Closed without being asked, as when the browser is killed.
  await page.close({ runBeforeUnload: false });
  const anew = await context.newPage();
  const again = new Shop(anew);
  await anew.goto('/orders/create-single');
  await anew.locator('[data-action="restore-draft"]').click();
  await expect(again.input('receiver_name')).toHaveValue('Đặng Thị Hồng');
});

function areStylesheetsRead(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet,
  );
}
