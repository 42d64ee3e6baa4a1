import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { violationsOn } from './axe.ts';
import { login, Shop } from './Shop.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A code of this run: the demo company keeps what earlier ones stored. */
const run = Date.now().toString(36);

async function openImport(page: Page): Promise<Shop> {
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/create-excel');
  await expect(shop.screen('orders/create-excel')).toBeVisible();
  return shop;
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('[data-input="file"]').setInputFiles({ name, mimeType: XLSX, buffer });

async function save(page: Page, action: string): Promise<exceljs.Workbook> {
  const waiting = page.waitForEvent('download');
  await page.locator(`[data-action="${action}"]`).click();
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load((await readFile(await (await waiting).path())) as unknown as ArrayBuffer);
  return workbook;
}

/** Fills rows of a sheet by the headers of its first row. */
function fill(
  workbook: exceljs.Workbook,
  rows: readonly Readonly<Record<string, string | number>>[],
): exceljs.Worksheet {
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  const headers = (sheet.getRow(1).values as string[]).map(String);
  rows.forEach((row, index) => {
    for (const [header, value] of Object.entries(row))
      sheet.getCell(index + 2, headers.indexOf(header)).value = value;
  });
  return sheet;
}

const order = (code: string, sku: string) => ({
  'Mã đơn hàng': `${run}-${code}`,
  'Người nhận': 'Nguyễn Thị Mai',
  'Điện thoại nhận': '0987600123',
  'Địa chỉ nhận': '12 Lê Lợi',
  'Mã hàng (SKU hoặc mã vạch)': sku,
  'Số lượng': 2,
  'Đơn giá': 125_000,
});

test.describe('orders from Excel', () => {
  test('template, trial, errors by row, good ones taken, the rest mended and sent again', async ({
    page,
    request,
  }) => {
    const headers = await login(request, 'admin');
    const found = await request.post('/api/goods/lookup', { headers, data: {} });
    const [goods] = ((await found.json()) as { rows: { sku: string }[] }).rows;
    const sku = goods?.sku ?? '';
    await openImport(page);
    const template = await save(page, 'template');
    fill(template, [order('A', sku), order('B', 'NO-SUCH'), order('C', sku)]);
    await choose(page, 'đơn.xlsx', Buffer.from(await template.xlsx.writeBuffer()));
    await expect(page.locator('[data-result="checked"]')).toBeFocused();
    await expect(page.locator('[data-error-row="3"]')).toContainText('NO-SUCH');
    // What is only strange is said too, and taken.
    await expect(page.locator('[data-error-row="4"]')).toContainText(
      'Trùng số điện thoại và hàng với dòng 2',
    );
    await expect(page.locator('[data-error-row]')).toHaveCount(2);

    await page.locator('[data-action="take-good"]').click();
    await expect(page.locator('[data-result="stored"]')).toBeVisible();
    const rest = await save(page, 'error-file');
    expect(rest.worksheets[0]?.actualRowCount).toBe(2);
    fill(rest, [{ 'Mã hàng (SKU hoặc mã vạch)': sku }]);

    await page.locator('[data-action="another-file"]').click();
    await choose(page, 'sửa.xlsx', Buffer.from(await rest.xlsx.writeBuffer()));
    await page.locator('[data-action="store"]').click();
    await expect(page.locator('[data-result="stored"]')).toBeVisible();

    const stored = await request.post('/api/order-list', {
      headers,
      data: { filters: { customer_order_id: run }, sort: { field: 'customer_order_id', order: 'ASC' } },
    });
    const { rows } = (await stored.json()) as {
      rows: { customer_order_id: string; create_method: number }[];
    };
    expect(rows.map(({ customer_order_id: code, create_method: by }) => [code, by])).toEqual(
      ['A', 'B', 'C'].map((letter) => [`${run}-${letter}`, 2]),
    );
  });

  test('a marketplace’s own sheet is known by its headings, a place that is not there by the nearest one', async ({
    page,
  }) => {
    await openImport(page);
    await expect(page.locator('[data-control="variants"]')).toContainText('Shopee');
    const workbook = new exceljs.Workbook();
    const sheet = workbook.addWorksheet('orders');
    sheet.addRow([
      'Mã đơn hàng',
      'SKU phân loại hàng',
      'Số lượng',
      'Tên Người nhận',
      'Số điện thoại',
      'Địa chỉ nhận hàng',
      'Tỉnh/Thành phố',
    ]);
    sheet.addRow([`${run}-S1`, 'SP00001', 1, 'Mai', '0987600123', '12 Lê Lợi', 'Đà Nẵngg']);
    await choose(page, 'shopee.xlsx', Buffer.from(await workbook.xlsx.writeBuffer()));
    await expect(page.locator('[data-control="variant"]')).toContainText('Shopee');
    await expect(page.getByText('Có phải là "Đà Nẵng"?')).toBeVisible();
  });

  test('a file that is none is refused with its reason, by keyboard as well', async ({ page }) => {
    // Asked for early: the browser needs a moment before it hands choosers to the test.
    const chooser = page.waitForEvent('filechooser');
    await openImport(page);
    await choose(page, 'đơn.xlsx', Buffer.from('no workbook'));
    await expect(page.locator('[data-control="file-error"]')).toContainText('đơn.xlsx');
    const button = page.locator('[data-action="choose-file"]');
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'đơn.xlsm', mimeType: XLSX, buffer: Buffer.from('x') });
    await expect(page.locator('[data-control="file-error"]')).toBeVisible();
  });

  for (const [name, width, scheme] of [
    ['wide', 1440, 'light'],
    ['narrow', 360, 'dark'],
  ] as const)
    test(`nothing hinders anyone: ${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await openImport(page);
      await expect(page.locator('[data-input="warehouse_id"]')).toBeVisible();
      const check = async () => expect(await violationsOn(page)).toEqual([]);
      await check();
      const template = new exceljs.Workbook();
      const sheet = template.addWorksheet('x');
      sheet.addRow(Object.keys(order('A', 'x')));
      fill(template, [order('X', 'NO-SUCH')]);
      await choose(page, 'đơn.xlsx', Buffer.from(await template.xlsx.writeBuffer()));
      await expect(page.locator('[data-error-row]')).toHaveCount(1);
      await check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
});
