import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNTS, startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

const QUESTION = 'rule.order.cancels_tracking';
const PATIENCE = { timeout: 20_000, interval: 100 };

describeOnDatabase('tracking numbers that are given up', (database) => {
  let floor: ScanFloor;
  let sandbox: CarrierSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
    floor = await openScanFloor(database, { outgoingAllow: new URL(sandbox.url.ghn).host });
    for (const [delivery_company, account] of Object.entries(SANDBOX_ACCOUNTS)) {
      const url = sandbox.url[delivery_company as keyof typeof SANDBOX_ACCOUNTS];
      const own = { name: `Thử ${delivery_company}`, warehouse_id: floor.warehouse_id, url };
      await floor.ask('delete from delivery_shop where customer_id = 1 and delivery_company = $1', [
        delivery_company,
      ]);
      await floor.done('/delivery_shop', { ...own, delivery_company, ...account });
    }
  });
  afterAll(async () => {
    await floor.server.close();
    await sandbox.close();
  });

  const read = async (id: number): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${id}`)).json as unknown as Order;
  const change = async (id: number, body: object, confirmed = '') => {
    const { version } = await read(id);
    return floor.admin.send('PUT', `/order/${id}${confirmed && `?confirmed=${confirmed}`}`, {
      ...body,
      version,
    });
  };
  const ready = (carrier: string, code: string, over: object = {}) =>
    floor.order([[0, 1]], { delivery_company: carrier, delivery_order_id: code, ...over });
  const reachCanceled = (...codes: string[]) =>
    expect.poll(() => sandbox.canceled, PATIENCE).toEqual(expect.arrayContaining(codes));

  test('another receiver asks first; refused means unchanged, yes cancels it at the carrier and waits for another', async () => {
    const id = await ready('ghn', 'C-1');
    const before = await read(id);
    expect(before.status).toBe(40);
    const asked = await change(id, { receiver_address: '99 Hàng Gai' });
    expect(failedOf(asked)).toEqual([409, QUESTION]);
    expect((asked.json['error'] as { code: string }).code).toBe('not_confirmed');
    expect(asked.body).toContain('C-1');
    expect(failedOf(await change(id, { receiver_address: '99 Hàng Gai' }, 'rule.order.other'))).toEqual([
      409,
      QUESTION,
    ]);
    expect(await read(id)).toEqual(before);
    const done = await change(id, { receiver_address: '99 Hàng Gai' }, QUESTION);
    expect(done.status, done.body).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 35,
      delivery_order_id: null,
      delivery_status: null,
      receiver_address: '99 Hàng Gai',
    });
    await reachCanceled('C-1');
  });

  test('what the carrier does not know of is changed without a question, and so is an order with a new number', async () => {
    const id = await ready('ghtk', 'C-2');
    for (const body of [{ note: 'gọi trước' }, { internal_note: 'x' }, { priority: 3 }])
      expect((await change(id, body)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 40, delivery_order_id: 'C-2' });
    expect((await change(id, { receiver_name: 'Hoa', delivery_order_id: 'C-2B' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 40, delivery_order_id: 'C-2B' });
  });

  test('another article asks too, also where as many pieces cost as much', async () => {
    const id = await ready('ghn', 'C-11');
    const [line] = (await read(id)).lines;
    const lines = [{ goods_id: floor.goods[1], quantity: line?.quantity, unit_price: line?.unit_price }];
    expect(failedOf(await change(id, { lines }))).toEqual([409, QUESTION]);
    expect((await read(id)).lines).toMatchObject([{ goods_id: floor.goods[0] }]);
    const done = await change(id, { lines }, QUESTION);
    expect(done.status, done.body).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 35,
      delivery_order_id: null,
      lines: [{ goods_id: floor.goods[1] }],
    });
    await reachCanceled('C-11');
  });

  test('each parcel is canceled; so is that of an order whose carrier is changed, or that is canceled', async () => {
    const id = await ready('ghtk', 'C-3', {
      packages: [{ delivery_order_id: 'C-3' }, { delivery_order_id: 'C-4' }],
    });
    expect((await change(id, { cod_amount: 120_000 }, QUESTION)).status).toBe(200);
    expect((await read(id)).packages.map((one) => one.delivery_order_id)).toEqual([null, null]);
    const moved = await ready('viettel_post', 'C-5');
    await floor.done(`/order/${moved}/change_carrier`, { delivery_company: 'ghn' });
    const gone = await ready('viettel_post', 'C-6');
    await floor.cancel(gone);
    const others = [await ready('jt', 'C-12'), await ready('spx', 'C-13')];
    for (const other of others) await floor.cancel(other);
    await reachCanceled('C-3', 'C-4', 'C-5', 'C-6', 'C-12', 'C-13');
  });

  test('of many orders of a carrier that is not connected people are told once', async () => {
    const ids = [];
    for (const code of ['C-8', 'C-9', 'C-10']) ids.push(await ready('lex', code));
    const done = await floor.admin.post('/order/cancel', { ids, cancel_reason: 'Nhà cung cấp hết hàng' });
    expect(done.status, done.body).toBe(200);
    const told = (title: string) =>
      floor.ask<{ account_id: number; title: string; data: { count?: number } }>(
        `select account_id, title, data from khuon_notification where title like $1 || '%'`,
        [title],
      );
    await expect.poll(async () => (await told('order_tracking_unasked')).length, PATIENCE).toBeGreaterThan(0);
    const rows = await told('order_tracking_unasked');
    expect(rows.map(({ title, data }) => [title, data.count])).toEqual(
      rows.map(() => ['order_tracking_unasked.many', 3]),
    );
    expect(new Set(rows.map((row) => row.account_id)).size).toBe(rows.length);
    expect(await floor.ask(`select 1 from khuon_task where job = 'orders.cancel_tracking'`)).toEqual([]);
    expect(
      (await told('order_tracking_left')).filter(({ data }) => /C-(8|9|10)/.test(JSON.stringify(data))),
    ).toEqual([]);
  });

  test('what a carrier refuses people are told, with its words', async () => {
    sandbox.fetch('C-7');
    const id = await ready('ghn', 'C-7');
    expect((await change(id, { receiver_name: 'Minh' }, QUESTION)).status).toBe(200);
    const told = () =>
      floor.ask<{ data: { reason: string } }>(
        `select data from khuon_notification where data->>'tracking' = 'C-7' limit 1`,
      );
    await expect.poll(async () => (await told()).length, PATIENCE).toBe(1);
    expect((await told())[0]?.data.reason).toContain('Đơn hàng đã được lấy');
  });
});
