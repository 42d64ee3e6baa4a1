import { expect, test, type Page } from '@playwright/test';
import { pickThroughOutage } from './pickThroughOutage.ts';
import { scanAll } from './scanAll.ts';
import { scanCode } from './scanCode.ts';
import { login, Shop } from './Shop.ts';

/* Work with a scanner: it types like a keyboard, only faster, wherever the focus is. */

interface Order {
  id: number;
  customer_order_id: string;
  warehouse_id: number;
  is_pending: boolean;
  hold_until: string | null;
}

const notice = (page: Page) => page.locator('[data-scan-notice]');

test('an order is picked into a basket and packed with nothing but a scanner', async ({ page, request }) => {
  const headers = await login(request, 'admin');
  const read = async <Row>(url: string) =>
    (await (await request.get(`/api${url}`, { headers })).json()) as Row;
  const filter = encodeURIComponent(JSON.stringify({ status: 40 }));
  const orders = await read<Order[]>(`/order?filter=${filter}&range=[0,49]`);
  const baskets = await read<{ code: string; warehouse_id: number; kind: string }[]>(
    `/basket?filter=${encodeURIComponent(JSON.stringify({ status: 'empty' }))}&range=[0,49]`,
  );
  // The page begins in the first warehouse.
  const first = Math.min(...baskets.map(({ warehouse_id }) => warehouse_id));
  const mixed = baskets.filter(({ kind, warehouse_id }) => kind === 'mixed' && warehouse_id === first);
  const order = orders.find(
    ({ warehouse_id: where, is_pending, hold_until }) =>
      !is_pending && hold_until === null && mixed.some(({ warehouse_id }) => warehouse_id === where),
  );
  const basket = mixed.find(({ warehouse_id }) => warehouse_id === order?.warehouse_id);
  expect([order, basket]).not.toContain(undefined);
  if (!order || !basket) return;

  await new Shop(page).signIn('admin');
  await page.goto('/scan/pickup');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.scan_basket');
  // What was begun by hand stays as it was under a scan.
  const field = page.locator('[data-scan-input]');
  await field.fill('abc');
  await scanCode(page, order.customer_order_id);
  await expect(page.locator(`[data-scan-order="${order.customer_order_id}"]`)).toBeVisible();
  await expect(field).toHaveValue('abc');
  await field.fill('');
  await page.locator('h1, main').first().click();
  await scanCode(page, basket.code);
  await expect(page.locator(`[data-scan-basket="${basket.code}"]`)).toBeVisible();
  await scanCode(page, 'KHONG-CO-MA-NAY');
  await expect(page.locator('[data-scan="error"]')).toBeVisible();

  await scanAll(page);
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'messages.picked_up');

  await page.goto('/scan/packing');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.scan_to_pack');
  await scanCode(page, basket.code);
  await expect(page.locator(`[data-scan-order="${order.customer_order_id}"]`)).toBeVisible();
  await scanAll(page);
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.all_checked');
  await field.fill('350');
  await field.press('Enter');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'messages.prepared');
  expect(await read<{ status: number; weight: number }>(`/order/${order.id}`)).toMatchObject({
    status: 160,
    weight: 350,
  });
});

test('what waits stands at the place of work, the most urgent first, and a press takes it up', async ({
  page,
  request,
}) => {
  const headers = await login(request, 'admin');
  await new Shop(page).signIn('admin');
  await page.goto('/scan/pickup');
  const waiting = page.locator('[data-scan-waiting]');
  const choices = waiting.locator('[data-scan-choice]');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThanOrEqual(8);
  const code = (await choices.first().getAttribute('data-scan-choice')) ?? '';
  const filter = encodeURIComponent(JSON.stringify({ customer_order_id: code }));
  const answer = await request.get(`/api/order?filter=${filter}`, { headers });
  const [order] = (await answer.json()) as Order[];
  expect(order).toMatchObject({ customer_order_id: code, is_pending: false, hold_until: null });
  await choices.first().click();
  await expect(page.locator(`[data-scan-order="${code}"]`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('picking goes on without a network; each piece counts once, and what is refused then stands at its line', async ({
  page,
  request,
}) => {
  // Two tries to reach the server pass meanwhile.
  await pickThroughOutage(page, request, 9_000);
});

test('what a carrier brought back goes into a basket and onto its shelf', async ({ page, request }) => {
  const headers = await login(request, 'admin');
  const read = async <Row>(url: string) =>
    (await (await request.get(`/api${url}`, { headers })).json()) as Row;
  const rows = <Row>(entity: string, filter: object) =>
    read<Row[]>(`/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`);
  const post = async (url: string, data: object = {}) => {
    const reply = await request.post(`/api${url}`, { headers, data });
    expect(reply.ok(), `${url} ${await reply.text()}`).toBe(true);
    return (await reply.json()) as { id: number; code: string };
  };
  const baskets = await rows<{ code: string; warehouse_id: number; kind: string }>('basket', {
    status: 'empty',
  });
  // The page begins in the first warehouse.
  const warehouse_id = Math.min(...baskets.map((one) => one.warehouse_id));
  const basket = baskets.find((one) => one.kind === 'mixed' && one.warehouse_id === warehouse_id);
  const orders = await rows<Order>('order', { status: 40, warehouse_id });
  const order = orders.find(({ is_pending, hold_until }) => !is_pending && hold_until === null);
  expect([order, basket]).not.toContain(undefined);
  if (!order || !basket) return;
  for (const key of ['start_picking', 'finish_picking', 'pack', 'hand_over'])
    await post(`/order/${order.id}/${key}`);
  const back = await post('/goods_return', { order_id: order.id, warehouse_id, reason: 'refused' });
  await post(`/goods_return/${back.id}/inspect`);

  await new Shop(page).signIn('admin');
  await page.goto('/scan/return-restock');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.scan_to_restock');
  await scanCode(page, order.customer_order_id);
  await expect(page.locator(`[data-scan-order="${back.code}"]`)).toBeVisible();
  await scanCode(page, basket.code);
  await expect(page.locator(`[data-scan-place="${basket.code}"]`)).toBeVisible();
  const skus = await page
    .locator('[data-scan-line]')
    .evaluateAll((lines) => [...new Set(lines.map((line) => line.getAttribute('data-scan-line') ?? ''))]);
  for (const sku of skus) {
    await scanCode(page, sku);
    await expect(page.locator(`[data-scan-line="${sku}"]`).first()).toContainText(basket.code);
  }
  // Onto the shelf that is proposed for each article; where none is, onto one that nothing of another expiry lies on.
  const shelf = await post('/cell', { code: `MOI-${back.id}`, warehouse_id, kind: 'pick' });
  await scanAll(page, shelf.code);
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.return_restocked');
  expect(await read<{ status: number }>(`/order/${order.id}`)).toMatchObject({ status: 240 });
});

test('a shelf is counted by scanner, and what differs from the books is shown at the end', async ({
  page,
  request,
}) => {
  const headers = await login(request, 'admin');
  const rows = async <Row>(entity: string, filter: object) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`;
    return (await (await request.get(`/api/${entity}?${query}`, { headers })).json()) as Row[];
  };
  const baskets = await rows<{ warehouse_id: number }>('basket', { status: 'empty' });
  // The page begins in the first warehouse.
  const warehouse_id = Math.min(...baskets.map((one) => one.warehouse_id));
  const cells = await rows<{ id: number; code: string; warehouse_id: number; kind: string }>('cell', {});
  const cell = cells.find((one) => one.warehouse_id === warehouse_id && one.kind === 'pick');
  const found = await rows<{ id: number; sku: string; has_expiry: boolean; active: boolean }>('goods', {});
  const goods = found.find(({ active, has_expiry }) => active && !has_expiry);
  expect([cell, goods]).not.toContain(undefined);
  const made = await request.post('/api/stock_take', {
    headers,
    data: { warehouse_id, planned_on: '2026-01-05', lines: [{ goods_id: goods?.id, cell_id: cell?.id }] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { code } = (await made.json()) as { code: string };

  await new Shop(page).signIn('admin');
  await page.goto('/scan/stock-take');
  await page.locator(`[data-scan-choice="${code}"]`).click();
  await expect(page.locator(`[data-scan-take="${code}"]`)).toBeVisible();
  await scanCode(page, cell?.code ?? '');
  await expect(page.locator(`[data-scan-place="${cell?.code}"]`)).toBeVisible();
  const counted = page.locator('[data-scan-counted]');
  await scanCode(page, goods?.sku ?? '');
  await expect(counted).toHaveText('1');
  const field = page.locator('[data-scan-input]');
  await field.fill('900*');
  await field.press('Enter');
  await expect(page.locator('[data-scan-quantity]')).toBeVisible();
  await page.waitForTimeout(450);
  await scanCode(page, goods?.sku ?? '');
  await expect(counted).toHaveText('901');
  await page.keyboard.press('F8');
  await expect(counted).toHaveText('1');
  await field.fill('900*');
  await field.press('Enter');
  await page.waitForTimeout(450);
  await scanCode(page, goods?.sku ?? '');
  await expect(counted).toHaveText('901');
  await expect(page.locator('[data-scan-difference]')).toHaveCount(0);
  await page.locator('[data-scan-command="finish"]').click();
  await page.locator('[data-scan-reason]').fill('Đếm lại sau khi chuyển kệ');
  await page.locator('[data-scan-command="finish"]').click();
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.take_counted');
  await expect(page.locator('[data-scan-difference]')).toHaveCount(1);
});

test('stamps are checked one after the other, and each check is kept', async ({ page, request }) => {
  const headers = await login(request, 'admin');
  const reply = await request.post('/api/stamp-list', {
    headers,
    data: { filters: { status: [3] }, perPage: 10 },
  });
  const [stamp] = ((await reply.json()) as { rows: { code: string }[] }).rows;
  expect(stamp).toBeDefined();
  if (!stamp) return;
  await new Shop(page).signIn('admin');
  await page.goto('/scan/qr-check');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'scan.qr.scan');
  await scanCode(page, 'KHONG-CO-TEM-NAY');
  await expect(notice(page)).toHaveAttribute('data-scan-notice', 'messages.wrong_uid');
  await expect(page.locator('[data-scan="error"]')).toBeVisible();
  await scanCode(page, stamp.code);
  await expect(page.locator(`[data-scan-check="${stamp.code}"]`)).toHaveAttribute(
    'data-scan-result',
    'genuine',
  );
  await expect(page.locator('[data-scan-earlier="KHONG-CO-TEM-NAY"]')).toBeVisible();
  await page.screenshot({ path: 'test-results/qr-check.png' });
  await page.goto('/dc/check-qr');
  await expect(page.locator('[data-row]').first()).toContainText(stamp.code);
});
