import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

const DAY_MS = 86_400_000;

describeOnDatabase('new orders by the settings of a company', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await set({ order_duplicate_days: 3, order_ship_hours: 24 });
  });
  afterAll(() => floor.server.close());

  async function set(values: object): Promise<void> {
    const reply = await floor.admin.send('PUT', '/setting/own', values);
    expect(reply.status, reply.body).toBe(200);
  }
  const read = async (id: unknown): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${Number(id)}`)).json as unknown as Order;
  const create = async (receiver_phone: string, goods: readonly number[], over: object = {}) => {
    const { id } = await floor.done('/order', {
      receiver_name: 'Lan',
      receiver_phone,
      receiver_country: 1,
      receiver_address: '1 Hàng Bông',
      warehouse_id: floor.warehouse_id,
      delivery_company: 'self',
      lines: goods.map((at) => ({ goods_id: floor.goods[at], quantity: 1, unit_price: 1_000, discount: 0 })),
      ...over,
    });
    return read(id);
  };

  test('the same goods for the same phone within the days wait to be confirmed, whatever their order and number', async () => {
    const first = await create('0911000001', [0, 1]);
    expect(first).toMatchObject({ is_pending: false, duplicate_of: null });
    const second = await create('0911000001', [1, 0]);
    expect(second).toMatchObject({ is_pending: true, duplicate_of: first.id });
    for (const other of [await create('0911000001', [0]), await create('0911000002', [0, 1])])
      expect(other).toMatchObject({ is_pending: false, duplicate_of: null });
    await floor.done(`/order/${second.id}/confirm`);
    expect(await read(second.id)).toMatchObject({ is_pending: false, duplicate_of: first.id });
  });

  test('what was canceled, is older, or goes out for ourselves is no duplicate', async () => {
    const canceled = await create('0911000003', [0]);
    await floor.cancel(canceled.id);
    expect((await create('0911000003', [0])).is_pending).toBe(false);
    const old = await create('0911000004', [0]);
    await floor.ask(`update "order" set created_at = now() - interval '4 days' where id = $1`, [old.id]);
    expect((await create('0911000004', [0])).is_pending).toBe(false);
    const sample = { kind: 8, export_reason: 'Hàng mẫu' };
    await create('0911000005', [0], sample);
    expect((await create('0911000005', [0], sample)).is_pending).toBe(false);
  });

  test('an order without a time of its own leaves within the hours', async () => {
    const order = await create('0911000006', [0]);
    expect(Date.parse(order.sla_ship_by ?? '') - Date.parse(order.created_at)).toBeCloseTo(DAY_MS, -4);
    await set({ order_ship_hours: 0, order_duplicate_days: 0 });
    expect(await create('0911000006', [0])).toMatchObject({ sla_ship_by: null, is_pending: false });
  });

  test('a new order is kept its goods by itself, one that somebody has to confirm once that is done', async () => {
    await set({ order_auto_allocate: true, order_duplicate_days: 3 });
    const statusOf = async (id: number) => (await read(id)).status;
    const allocated = (id: number) => expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe(40);
    const first = await create('0911000007', [0]);
    await allocated(first.id);
    const pending = await create('0911000007', [0]);
    const third = await create('0911000008', [0]);
    await allocated(third.id);
    expect(await statusOf(pending.id)).toBe(-100);
    await floor.done(`/order/${pending.id}/confirm`);
    await allocated(pending.id);
  });

  test('and waits the minutes of the company in which its buyer may change it', async () => {
    await set({ order_confirm_minutes: 30, order_duplicate_days: 0 });
    const order = await create('0911000009', [0]);
    const waits = Date.parse(order.confirm_after ?? '') - Date.parse(order.created_at);
    expect(waits).toBeCloseTo(30 * 60_000, -4);
    const done = await create('0911000010', [0], { confirm_after: new Date().toISOString() });
    await expect.poll(async () => (await read(done.id)).status, { timeout: 20_000 }).toBe(40);
    expect((await read(order.id)).status).toBe(-100);
    // Nobody has to wait: what is put forward goes at once.
    const sooner = { version: order.version, confirm_after: new Date().toISOString() };
    await floor.admin.send('PUT', `/order/${order.id}`, sooner);
    await expect.poll(async () => (await read(order.id)).status, { timeout: 20_000 }).toBe(40);
    await set({ order_auto_allocate: false, order_confirm_minutes: 0 });
  });
});
