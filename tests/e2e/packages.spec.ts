import { expect, test, type APIRequestContext } from '@playwright/test';
import { scanCode } from './scanCode.ts';
import { login, Shop } from './Shop.ts';

/* An order in several parcels, and what a carrier knows of it already. */

interface Order {
  id: number;
  customer_order_id: string;
  delivery_order_id: string | null;
  is_pending: boolean;
  hold_until: string | null;
  shop_connection_id: number | null;
  receiver_address: string;
  status: number;
  weight: number | null;
  lines: { sku: string; quantity: number }[];
  packages: { package_no: number; quantity: number | null }[];
}

async function openApi(request: APIRequestContext) {
  const headers = await login(request, 'admin');
  const read = async <Row>(url: string) =>
    (await (await request.get(`/api${url}`, { headers })).json()) as Row;
  const post = async (url: string): Promise<void> => {
    const reply = await request.post(`/api${url}`, { headers, data: {} });
    expect(reply.ok(), `${url} ${await reply.text()}`).toBe(true);
  };
  const baskets = await read<{ warehouse_id: number }[]>('/basket?range=[0,99]');
  // The page begins in the first warehouse.
  const warehouse_id = Math.min(...baskets.map((one) => one.warehouse_id));
  const filter = encodeURIComponent(JSON.stringify({ status: 40, warehouse_id }));
  const ready = (await read<Order[]>(`/order?filter=${filter}&range=[0,199]`)).filter(
    ({ is_pending, hold_until, shop_connection_id }) =>
      !is_pending && hold_until === null && shop_connection_id === null,
  );
  return { read, post, ready };
}

test('packing closes one parcel after the other; the order shows both, and its table fits beside the facts', async ({
  page,
  request,
}) => {
  const { read, post, ready } = await openApi(request);
  const order = ready.find(({ lines }) => new Set(lines.map(({ sku }) => sku)).size === 2);
  expect(order).toBeDefined();
  if (!order) return;
  for (const key of ['start_picking', 'finish_picking']) await post(`/order/${order.id}/${key}`);

  await new Shop(page).signIn('admin');
  await page.goto('/scan/packing');
  const notice = page.locator('[data-scan-notice]');
  await expect(notice).toHaveAttribute('data-scan-notice', 'scan.scan_to_pack');
  await scanCode(page, order.customer_order_id);
  await expect(page.locator(`[data-scan-order="${order.customer_order_id}"]`)).toBeVisible();
  const next = page.locator('[data-scan-command="package"]');
  await expect(next).toHaveCount(0);
  const [first, second] = [...new Set(order.lines.map(({ sku }) => sku))];
  const piecesOf = (sku: string | undefined) =>
    order.lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
  const scanPieces = async (sku: string | undefined) => {
    for (let piece = 0; piece < piecesOf(sku); piece += 1) {
      await scanCode(page, sku ?? '');
      // The same code again within 400 ms is the same thing held under the scanner.
      await page.waitForTimeout(450);
    }
  };
  await scanPieces(first);
  await expect(next).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('packing.png') });
  await next.click();
  await expect(notice).toHaveAttribute('data-scan-notice', 'scan.package_closed');
  await expect(page.locator('[data-scan-command="print"]')).toBeVisible();
  await scanPieces(second);
  const field = page.locator('[data-scan-input]');
  await expect(notice).toHaveAttribute('data-scan-notice', 'scan.all_checked');
  await field.fill('350');
  await field.press('Enter');
  await expect(notice).toHaveAttribute('data-scan-notice', 'messages.prepared');
  const packed = await read<Order>(`/order/${order.id}`);
  expect(packed.status).toBe(160);
  expect(packed.packages.map((one) => [one.package_no, one.quantity])).toEqual([
    [1, piecesOf(first)],
    [2, piecesOf(second)],
  ]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/orders/detail/${order.id}`);
  const parcels = page.locator('[data-input="packages"]');
  await expect(parcels.locator('tbody tr')).toHaveCount(2);
  await expect(parcels.locator('th[data-field="handed_over_at"]')).toHaveCount(0);
  await parcels.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('parcels.png') });
  const lines = page.locator('[data-input="lines"]');
  await expect(lines.locator('th[data-field="missing"]')).toHaveCount(0);
  // Nothing of it is cut.
  expect(
    await lines.locator('.fm-table').evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBeLessThanOrEqual(0);
  await lines.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('lines.png') });
});

test('another address of an order that a carrier knows of is asked about before it is stored', async ({
  page,
  request,
}) => {
  const { read, ready } = await openApi(request);
  const order = ready.find(({ delivery_order_id }) => delivery_order_id !== null);
  expect(order).toBeDefined();
  if (!order) return;
  await new Shop(page).signIn('admin');
  await page.goto(`/orders/detail/${order.id}`);
  const address = page.locator('[data-input="receiver_address"] input');
  await address.fill('99 Hàng Gai');
  await page.locator('[data-action="save"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(order.delivery_order_id ?? '');
  await page.screenshot({ path: test.info().outputPath('question.png') });
  expect(await read<Order>(`/order/${order.id}`)).toMatchObject({
    status: 40,
    receiver_address: order.receiver_address,
  });
  await dialog.locator('[data-action="confirm"]').click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => read<Order>(`/order/${order.id}`))
    .toMatchObject({ status: 35, delivery_order_id: null, receiver_address: '99 Hàng Gai' });
});
