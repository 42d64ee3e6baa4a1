import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { violationsInBoth, violationsOn } from './axe.ts';
import { codeOf, holdClock, login, Shop } from './Shop.ts';

/** A phone and a name that no other run used. */
function somebody() {
  const mark = `${Date.now()}`.slice(-7) + Math.floor(Math.random() * 10);
  return { phone: `09${mark}`, username: `nguoi_moi_${mark}`, password: 'mot-hai-ba-bon' };
}
type Somebody = ReturnType<typeof somebody>;

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values))
    await page.locator(`[data-input="${field}"] input`).first().fill(value);
}

async function fillPerson(page: Page, { phone, username, password }: Somebody): Promise<void> {
  await fill(page, { display_name: 'Lý Thu Hà', phone, username, password, repeat_password: password });
}

const nextStep = (page: Page) => page.locator('[data-action="next-step"]').click();

/** Fills in the two last steps of a new customer's form: the person, and how he signs in. */
async function fillLastSteps(page: Page, { phone, username, password }: Somebody): Promise<void> {
  await fill(page, { display_name: 'Lý Thu Hà', phone });
  await nextStep(page);
  await fill(page, { username, password, repeat_password: password });
}

const cell = (page: Page, number: number) => page.locator('[data-input="code"] input').nth(number - 1);

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

test('staff register with the company code, confirm the phone, and work once an administrator has activated them', async ({
  page,
  request,
}) => {
  const person = somebody();
  await page.goto('/register');
  await fill(page, { company: 'HOAMAI' });
  await fillPerson(page, person);
  await page.locator('[data-action="save"]').click();

  // A wrong code keeps the dialog open and says what is left; the sixth digit confirms by itself.
  await expect(cell(page, 1)).toBeFocused();
  const code = await codeOf(request, person.phone);
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.locator('[data-error="code"]')).toContainText('4');
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByText('Đăng ký thành công')).toBeVisible();

  await enter(page, person.username, person.password);
  await expect(page.locator('[data-error="login"]')).toContainText('chưa được kích hoạt');

  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/administration/employee');
  const row = shop.rows().filter({ hasText: person.username });
  await row.hover();
  await row.locator('[data-action="activate"]').first().click();
  await page.getByRole('dialog').locator('[data-action="confirm"]').click();
  await expect(row.locator('[data-field="status"]')).toHaveText('Đang hoạt động');

  await page.evaluate(() => localStorage.clear());
  await enter(page, person.username, person.password);
  await expect(page).not.toHaveURL(/login/);
});

test('a code may be sent again after 60 seconds, counted down; a pasted one confirms', async ({ page }) => {
  const sent: string[] = [];
  await page.clock.install();
  await page.route('**/api/send-otp', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: { resend_after: 60 } });
  });
  await page.route('**/api/submit-otp', (route) => route.fulfill({ json: { verified: true } }));
  await page.route('**/api/register', (route) => route.fulfill({ json: {} }));
  await page.goto('/register');
  const person = somebody();
  await fill(page, { company: 'HOAMAI' });
  await fillPerson(page, person);
  await holdClock(page);
  await page.locator('[data-action="save"]').click();

  const resend = page.locator('[data-action="resend"]');
  const confirm = page.locator('[data-action="confirm"]');
  await expect(resend).toBeDisabled();
  await expect(confirm).toBeDisabled();
  expect(sent).toHaveLength(1);
  await page.clock.runFor(59_000);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(1_500);
  await expect(resend).toBeEnabled();
  await page.clock.resume();
  await resend.click();
  await expect(resend).toBeDisabled();
  await expect.poll(() => sent.length).toBe(2);

  await cell(page, 1).focus();
  await page.keyboard.type('12345');
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Backspace');
  await expect(cell(page, 5)).toHaveValue('');
  await cell(page, 1).evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '135790');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('Đăng ký thành công')).toBeVisible();
});

test('the terms open beside the form, and nothing typed is lost; phones follow the country', async ({
  page,
  context,
}) => {
  await page.goto('/customer-register');
  await page.locator('[data-input="account_type"] [role="combobox"]').click();
  await page.getByRole('option', { name: 'Hộ kinh doanh' }).click();
  await fill(page, { company_name: 'Cửa hàng Manila' });
  await page.keyboard.press('Enter');
  // The keyboard came along: the first control of the next step has it.
  await expect(page.locator('[data-input="display_name"] input')).toBeFocused();
  await fillLastSteps(page, { phone: '0912345678', username: 'manila', password: 'mot-hai-ba-bon' });
  const terms = page.locator('[data-input="agree"]').locator('xpath=..').getByRole('link').first();
  await terms.focus();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened).toHaveURL(/\/terms$/);
  await opened.close();
  await page.getByRole('button', { name: /Doanh nghiệp/ }).click();
  await expect(page.locator('[data-input="company_name"] input')).toHaveValue('Cửa hàng Manila');
  await page.locator('[data-input="country"] [role="combobox"]').click();
  await page.getByRole('option', { name: 'Philippines' }).click();
  await page.getByRole('button', { name: /Đăng nhập/ }).click();
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-error="phone"]')).toBeVisible();
  await fill(page, { phone: '+63 917 123 4567' });
  await page.locator('[data-input="phone"] input').blur();
  await expect(page.locator('[data-input="phone"] input')).toHaveValue('09171234567');
  await expect(page.locator('[data-error="phone"]')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test('a new customer has a company of its own at once, and invites staff by a link', async ({
  page,
  request,
}) => {
  const owner = somebody();
  await page.goto('/customer-register');
  await page.locator('[data-input="account_type"] [role="combobox"]').click();
  await page.getByRole('option', { name: 'Hộ kinh doanh' }).click();
  await fill(page, { company_name: 'Hộ kinh doanh Cô Ba' });
  await nextStep(page);
  await fillLastSteps(page, owner);
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-error="agree"]')).toBeVisible();
  await page
    .locator('[data-input="agree"]')
    .getByRole('checkbox')
    .or(page.locator('[data-input="agree"]').getByRole('switch'))
    .check();
  await page.locator('[data-action="save"]').click();
  await expect(cell(page, 1)).toBeFocused();
  await page.keyboard.type(await codeOf(request, owner.phone));
  await expect(page.getByText('đăng nhập ngay')).toBeVisible();

  await enter(page, owner.username, owner.password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/account');
  await expect(page.locator('[data-field="company_name"]')).toHaveText('Hộ kinh doanh Cô Ba');
  await expect(page.locator('[data-field="currency"]')).toHaveText(/Việt Nam/);
  await expect(page.locator('[data-field="company_code"]')).toHaveValue(/^\w{8}$/);
  await page.locator('[data-action="invite"]').click();
  const link = await page.locator('[data-field="invitation"]').inputValue();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.locator('[data-input="company"] input')).toHaveValue(/^[\w-]{43}$/);
});

test('a new password ends the other sessions, and one sees and ends them oneself', async ({
  browser,
  page,
  request,
}) => {
  const person = somebody();
  await registerActive(request, person);
  const other = await browser.newPage();
  for (const where of [page, other]) {
    await enter(where, person.username, person.password);
    await expect(where).not.toHaveURL(/login/);
  }
  await page.goto('/change-password');
  await expect(page.locator('[data-section="sessions"] [data-row]')).toHaveCount(2);
  await fill(page, { old_password: person.password, new_password: 'password', repeat_password: 'password' });
  await page.locator('[data-screen="change-password"] form [data-action="save"]').first().click();
  await expect(page.locator('[data-error="new_password"]')).toBeVisible();
  // While a form is on its way it takes no typing, and says so.
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  await fill(page, { new_password: 'nam-sau-bay-tam', repeat_password: 'nam-sau-bay-tam' });
  await page.locator('[data-screen="change-password"] form [data-action="save"]').first().click();
  await expect(page.locator('[data-toast="success"]')).toContainText('Đã đổi mật khẩu');
  await other.reload();
  await expect(other).toHaveURL(/403|login/);

  await enter(other, person.username, 'nam-sau-bay-tam');
  await expect(other).not.toHaveURL(/login/);
  await page.reload();
  await expect(page.locator('[data-section="sessions"] [data-row]')).toHaveCount(2);
  await page.locator('[data-action="end-others"]').click();
  await expect(page.locator('[data-section="sessions"] [data-row]')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/403|login/);
  await other.close();
});

test('logging out ends the session on the server; the next person finds no drafts', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signInByPage('warehouse');
  const token = await page.evaluate(() => localStorage.getItem('khuon.token'));
  await page.evaluate(() => {
    const identity = localStorage.getItem('khuon.identity') ?? '';
    localStorage.setItem(`khuon.draft.1.${identity}.orders/create-single.new`, '{}');
  });
  await shop.logOut();
  const dead = await page.request.post('/api/me', {
    headers: { Authorization: `Bearer ${token}`, 'X-Client-Key': 'khuon' },
  });
  expect(dead.status()).toBe(401);
  await shop.signInByPage('crm');
  await expect(page.locator('[data-control="more"]')).toBeVisible();
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('khuon.draft.'));
  await expect.poll(() => page.evaluate(drafts).catch(() => null)).toEqual([]);
});

test('sounds are switched off in the menu, and stay so', async ({ page }) => {
  const shop = new Shop(page);
  await shop.signInByPage('office');
  await page.locator('[data-control="more"]').click();
  await page.locator('[data-action="sounds"]').click();
  await page.reload();
  await page.goto('/change-password');
  expect(await page.evaluate(() => localStorage.getItem('khuon.sounds'))).toBe('off');
});

const LOOKS = [
  [1440, 'vi'],
  [360, 'zh'],
] as const;

for (const [width, language] of LOOKS)
  test(`axe finds nothing on the pages of accounts, light and dark, ${width} px, ${language}`, async ({
    page,
  }) => {
    // Seven pages, one after the other.
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('khuon.language', chosen), language);
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/login', '/register', '/customer-register']) {
      await page.goto(path);
      await expect(page.locator('button[type="submit"]')).toBeVisible();
      expect(await violationsInBoth(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.route('**/api/send-otp', (route) => route.fulfill({ json: { resend_after: 60 } }));
    await page.goto('/register');
    await fill(page, { company: 'HOAMAI' });
    await fillPerson(page, somebody());
    await page.locator('[data-action="save"]').click();
    await expect(cell(page, 1)).toBeVisible();
    expect(await violationsInBoth(page), 'the OTP dialog').toEqual([]);
    const shop = new Shop(page);
    await shop.signIn('admin');
    for (const path of ['/account', '/change-password', '/outbox']) {
      await page.goto(path);
      await expect(page.locator('[data-screen]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violationsInBoth(page), path).toEqual([]);
    }
  });

/** Registers and activates somebody by the API alone. */
async function registerActive(request: APIRequestContext, person: Somebody): Promise<void> {
  const headers = { 'X-Client-Key': 'khuon', 'Accept-Language': 'vi' };
  const post = (url: string, data: object, more = {}) =>
    request.post(`/api${url}`, { data, headers: { ...headers, ...more } });
  await post('/send-otp', { phone_number: person.phone });
  await post('/submit-otp', { phone_number: person.phone, code: await codeOf(request, person.phone) });
  const body = { ...person, company: 'HOAMAI', display_name: 'Người mới', repeat_password: person.password };
  expect((await post('/register', body)).status()).toBe(200);
  const admin = await login(request, 'admin');
  const list = await post('/employee-list', { filters: { username: person.username }, page: 1 }, admin);
  const { rows } = (await list.json()) as { rows: { id: number }[] };
  expect((await post(`/account/${rows[0]?.id}/activate`, {}, admin)).status()).toBe(200);
}
