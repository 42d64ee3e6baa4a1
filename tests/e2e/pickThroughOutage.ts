import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { scanAll } from './scanAll.ts';
import { scanCode } from './scanCode.ts';
import { login, Shop } from './Shop.ts';

interface Line {
  goods_id: number;
  sku: string;
  quantity: number;
}

interface Order {
  id: number;
  customer_order_id: string;
  warehouse_id: number;
  is_pending: boolean;
  hold_until: string | null;
  lines: Line[];
}

/**
 * Somebody picks while the network is gone for so long, and another device of his counts a piece meanwhile: the work goes on,
 * what is too much is refused at its line, and in the end each piece is counted once.
 */
export async function pickThroughOutage(
  page: Page,
  request: APIRequestContext,
  outageMs: number,
): Promise<void> {
  const headers = await login(request, 'admin');
  const read = async <Row>(url: string) =>
    (await (await request.get(`/api${url}`, { headers })).json()) as Row;
  const find = <Row>(entity: string, filter: object) =>
    read<Row[]>(`/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`);
  const baskets = await find<{ code: string; warehouse_id: number; kind: string }>('basket', {
    status: 'empty',
  });
  const warehouse = Math.min(...baskets.map(({ warehouse_id }) => warehouse_id));
  const basket = baskets.findLast(({ kind, warehouse_id }) => kind === 'mixed' && warehouse_id === warehouse);
  const ready = await find<Order>('order', { status: 40, warehouse_id: warehouse });
  const open = ready.filter(({ is_pending, hold_until }) => !is_pending && hold_until === null);
  const whole = await Promise.all(open.map(({ id }) => read<Order>(`/order/${id}`)));
  const order = whole.find(({ lines }) => lines.length > 1 && lines.some(({ quantity }) => quantity > 1));
  expect([order, basket]).not.toContain(undefined);
  if (!order || !basket) return;

  await new Shop(page).signIn('admin');
  await page.goto('/scan/pickup');
  const notice = page.locator('[data-scan-notice]');
  await expect(notice).toHaveAttribute('data-scan-notice', 'scan.scan_basket');
  await scanCode(page, order.customer_order_id);
  await expect(page.locator(`[data-scan-order="${order.customer_order_id}"]`)).toBeVisible();
  await scanCode(page, basket.code);
  await expect(page.locator(`[data-scan-basket="${basket.code}"]`)).toBeVisible();

  await page.context().setOffline(true);
  const first = await page.locator('[data-scan-expected]').first().getAttribute('data-scan-expected');
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await scanAll(page);
  await expect(page.locator('[data-scan-unsent]')).toHaveAttribute('data-scan-unsent', String(pieces));
  await expect(page.getByText('Mất mạng')).toBeVisible();
  const meanwhile = await request.post('/api/scan/pickup', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      warehouse_id: warehouse,
      command: 'scan',
      operation: randomUUID(),
      order_id: order.id,
      code: first,
    },
  });
  expect(meanwhile.status(), await meanwhile.text()).toBe(200);
  await page.waitForTimeout(outageMs);
  await page.context().setOffline(false);

  const line = page.locator(`[data-scan-line="${first}"]`);
  await expect(line).toHaveAttribute('data-state', 'refused', { timeout: 20_000 });
  await page.locator('[data-scan-go-on]').click();
  await expect(notice).toHaveAttribute('data-scan-notice', 'messages.picked_up');
  await expect(page.locator('[data-scan-unsent]')).toHaveCount(0);
  const tasks = await find<{ sku: string; quantity: number }>('warehouse_task', {
    order_id: order.id,
    type: 3,
  });
  for (const { sku, quantity } of order.lines)
    expect(tasks.filter((task) => task.sku === sku).reduce((sum, task) => sum + task.quantity, 0)).toBe(
      quantity,
    );
  expect(await read<{ status: number }>(`/order/${order.id}`)).toMatchObject({ status: 100 });
}
