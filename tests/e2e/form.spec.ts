import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { login, OPEN_ORDERS, Shop } from './Shop.ts';

/** Pastes text as a spreadsheet gives it, into the control with the cursor. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

async function choose(page: Page, shop: Shop, field: string, typed: string): Promise<void> {
  await shop.input(field).click();
  await page.keyboard.type(typed);
  await page.getByRole('option').first().click();
}

async function openNew(page: Page, query = ''): Promise<Shop> {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto(`/orders/create-single${query}`);
  await expect(shop.screen('orders/create-single')).toBeVisible();
  return shop;
}

test.describe('forms', () => {
  test('an order is written: known buyer, place, a block from a spreadsheet', async ({ page }) => {
    const shop = await openNew(page);
    await shop.input('receiver_phone').click();
    await expect(page.getByText('Nhập để tìm.')).toBeVisible();
    await page.keyboard.type('0912345678');
    await page.getByRole('option', { name: /Nguyễn Thị Thu Hà/ }).click();
    await expect(shop.input('receiver_name')).toHaveValue('Nguyễn Thị Thu Hà');
    await expect(shop.input('id_ward')).toHaveValue('Phường Láng');

    await choose(page, shop, 'id_city', 'da nang');
    await expect(shop.input('id_ward')).toHaveValue('');
    await choose(page, shop, 'id_ward', 'hai chau');
    await expect(shop.input('id_ward')).toHaveValue('Phường Hải Châu');

    await shop.input('lines.0.goods_id').focus();
    await paste(page, 'SP00001\t2\t150.000\t0\nKHONGCO\t1\t1000\t0');
    await expect(shop.error('lines.1.goods_id')).toContainText('KHONGCO');
    await page.locator('[data-action="remove-lines.1"]').click();
    await expect(shop.input('lines.0.amount')).toHaveValue(/300\.000/);
    // Another phone: the known buyer keeps the place that this test begins with.
    await shop.input('receiver_phone').fill('0987 654 321');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/orders\/detail\/\d+/);
    await expect(shop.input('id_ward')).toHaveValue('Phường Hải Châu');
    await expect(shop.input('receiver_phone')).toHaveValue('0987654321');
  });

  test('a phone follows the country of the form, and a pasted block is taken back', async ({ page }) => {
    const shop = await openNew(page);
    await choose(page, shop, 'receiver_country', 'phil');
    await shop.input('receiver_phone').fill('+63 917 123 4567');
    await shop.input('receiver_name').focus();
    await expect(shop.input('receiver_phone')).toHaveValue('09171234567');
    await expect(shop.error('receiver_phone')).toHaveCount(0);
    await shop.input('receiver_phone').fill('0912 345 678');
    await shop.input('receiver_name').focus();
    await expect(shop.error('receiver_phone')).toContainText('0912 345 678');

    await shop.input('lines.0.quantity').focus();
    await paste(page, '2\t150.000\r\n3\t1.000\r\n\t\r\n');
    await expect(shop.input('lines.1.quantity')).toHaveValue('3');
    await expect(shop.input('lines.2.quantity')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(shop.input('lines.1.quantity')).toHaveCount(0);
    await expect(shop.input('lines.0.quantity')).toBeFocused();
    await expect(shop.input('lines.0.quantity')).toHaveValue('1');
  });

  test('what was typed is offered again after the page was closed', async ({ page }) => {
    const shop = await openNew(page);
    await shop.input('receiver_name').fill('Trần Văn Nam');
    await page.waitForTimeout(600);
    await page.reload();
    await page.locator('[data-action="restore-draft"]').click();
    await expect(shop.input('receiver_name')).toHaveValue('Trần Văn Nam');
  });

  test('a template is kept on the server, fills the form again, and is deleted', async ({ page }) => {
    const shop = await openNew(page, '?receiver_phone=84912345999');
    await expect(shop.input('receiver_phone')).toHaveValue('0912345999');
    await shop.input('receiver_name').fill('Khách sỉ');
    await shop.action('presets').click();
    const name = `Mẫu ${Date.now()}`;
    await page.getByLabel('Tên mẫu mới').fill(name);
    await shop.action('save-preset').click();
    const line = page.locator('[data-preset]', { hasText: name });
    await expect(line).toBeVisible();
    await page.goto('/orders/create-single');
    await shop.action('presets').click();
    await line.getByRole('button', { name, exact: true }).click();
    await expect(shop.input('receiver_name')).toHaveValue('Khách sỉ');
    await shop.action('presets').click();
    await line.getByRole('button', { name: `Xóa mẫu "${name}"` }).click();
    await page.locator('[role="dialog"] [data-action="confirm"]').click();
    await expect(line).toHaveCount(0);
  });

  test('images are stored, shown to those who may see them, and opened large', async ({ page, request }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    // An order that no other test puts pictures into.
    await shop.openList(`${OPEN_ORDERS}&page=11&perPage=20&sort=created_at&order=DESC`);
    await shop.cells('customer_order_id').nth(4).locator('a').first().click();
    await expect(shop.screen('orders/detail')).toBeVisible();
    const images = page.locator('[data-input="images"]');
    const buffer = await page.locator('body').screenshot({ type: 'png' });
    await images
      .locator('input[type=file]')
      .setInputFiles([{ name: 'kien.png', mimeType: 'image/png', buffer }]);
    const shown = images.locator('img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã cập nhật').first()).toBeVisible();
    await images.getByRole('button', { name: 'Xem ảnh' }).first().click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    const id = page.url().split('/').at(-1);
    const headers = await login(request, 'admin');
    const stored = (await (await request.get(`/api/order/${id}`, { headers })).json()) as {
      images: string[];
    };
    expect((await request.get(`/api/${stored.images[0]}`)).status()).toBe(404);
  });

  test('files are attached, refused with their cause, kept with the record and downloaded', async ({
    page,
    request,
  }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    await shop.cells('customer_order_id').nth(6).locator('a').first().click();
    const field = page.locator('[data-input="attachments"]');
    // The demo order keeps what an earlier run that failed left on it.
    const named = `hợp đồng ${Date.now()}.pdf`;
    const pdf = Buffer.from('%PDF-1.7\n%%EOF');
    await field.locator('input[type=file]').setInputFiles([
      { name: named, mimeType: 'application/pdf', buffer: pdf },
      { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'giả.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
    const name = field.getByRole('button', { name: `Tải về tệp ${named}` });
    await expect(name).toBeVisible();
    await expect(field.getByRole('alert')).toContainText('"virus.exe"');
    await expect(field.getByRole('alert')).toContainText('"giả.pdf"');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã cập nhật').first()).toBeVisible();
    await page.reload();
    await expect(name).toBeVisible();
    const waiting = page.waitForEvent('download');
    await name.focus();
    await page.keyboard.press('Enter');
    expect((await waiting).suggestedFilename()).toBe(named);
    const path = await field.locator('[data-file]').last().getAttribute('data-file');
    expect((await request.get(`/api/${path}`)).status()).toBe(404);
    // Removed by the keyboard, the focus goes where the next one is added.
    await field.getByRole('button', { name: `Bỏ tệp ${named}` }).focus();
    await page.keyboard.press('Enter');
    await expect(field.getByRole('button', { name: 'Chọn tệp' })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã cập nhật').first()).toBeVisible();
  });

  test('a drawing with a script in it is refused, a plain one is shown', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await page.goto('/goods/list/2');
    const field = page.locator('[data-input="stamp_mark"]');
    const draw = (inside: string) => [
      {
        name: 'dau.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inside}</svg>`),
      },
    ];
    await field.locator('input[type=file]').setInputFiles(draw('<script>alert(1)</script>'));
    await expect(field.getByRole('alert')).toContainText('"dau.svg"');
    await field.locator('input[type=file]').setInputFiles(draw('<path d="M0 0h8v8z"/>'));
    await expect
      .poll(() =>
        field
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(8);
  });

  test('the record behind is one key away, and unsaved changes are asked for', async ({ page }) => {
    const shop = new Shop(page);
    await shop.signIn('admin');
    await shop.openList(OPEN_ORDERS);
    await shop.cells('customer_order_id').first().locator('a').first().click();
    await expect(shop.action('next-record')).toBeVisible();
    const before = page.url();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page).not.toHaveURL(before);
    await shop.input('note').fill('gọi trước');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('dialog')).toContainText('Rời trang khi chưa lưu?');
  });

  for (const [width, scheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const)
    test(`axe finds nothing in a form of ${width} px, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      const shop = await openNew(page);
      await shop.input('receiver_phone').fill('12');
      await page.locator('[data-action="save"]').click();
      await expect(shop.error('receiver_phone')).toContainText('"12"');
      expect(await violationsOn(page)).toEqual([]);
    });
});
