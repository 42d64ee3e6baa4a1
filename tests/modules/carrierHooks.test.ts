import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSignSpx } from '#connectors/carriers/sign.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

const KEY = 'mot-chuoi-that-dai';
const APP_KEY = 'app-secret-0001';

describeOnDatabase('messages of carriers', (database) => {
  let floor: ScanFloor;
  let shops: Readonly<Record<string, number>>;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    const make = async (delivery_company: string, given: object) => {
      const account = { name: `Thử ${delivery_company}`, delivery_company, webhook_key: KEY, ...given };
      return Number(
        (await floor.done('/delivery_shop', { warehouse_id: floor.warehouse_id, ...account })).id,
      );
    };
    shops = {
      ghn: await make('ghn', { token: 't', shop_id: '777' }),
      viettel_post: await make('viettel_post', { username: 'hoamai', password: 'p' }),
      jt: await make('jt', { token: 't', company_id: '1', carrier_customer_id: '2' }),
      spx: await make('spx', { user_id: '6051850', user_secret: 's', app_id: '100001', app_secret: APP_KEY }),
    };
  });
  afterAll(() => floor.server.close());

  const send = (carrier: string, body: object, { key = KEY, headers = {} } = {}) => {
    const url = `/hooks/orders/${carrier.replace('_', '-')}?shop=${shops[carrier]}${key && `&webhook_key=${key}`}`;
    const payload = JSON.stringify(body);
    const json = { 'content-type': 'application/json', ...headers };
    return floor.server.app.inject({ method: 'POST', url, headers: json, payload });
  };
  const push = async (...call: Parameters<typeof send>) => (await send(...call)).statusCode;
  /** A message of SPX, signed with a key. */
  const pushSpx = (body: object, key = APP_KEY, sent = body) => {
    const signed = { appId: '100001', timestamp: '1795163400', random: '123456' };
    const headers = {
      'app-id': signed.appId,
      timestamp: signed.timestamp,
      'random-num': signed.random,
      'check-sign': checkSignSpx(key, signed, JSON.stringify(body)),
    };
    return push('spx', sent, { key: '', headers });
  };
  const ghn = (OrderCode: string, Status: string, Time: string) =>
    push('ghn', { OrderCode, Status, Time, Type: 'switch_status', ShopID: 777 });
  const read = async (id: number): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${id}`)).json as unknown as Order;
  const states = async (id: number) => {
    const { delivery_status, packages, tracking } = await read(id);
    return [delivery_status, packages.map((one) => one.delivery_status), tracking.length];
  };
  const reach = (id: number, wanted: unknown[]) =>
    expect.poll(() => states(id), { timeout: 20_000, interval: 100 }).toEqual(wanted);

  /** An order on its way, in as many parcels as it has codes. */
  async function sent(carrier: string, [first, ...more]: readonly string[]): Promise<number> {
    const id = await floor.order([[0, 1]], { delivery_company: carrier, delivery_order_id: first });
    const { version } = await read(id);
    const packages = more.map((delivery_order_id) => ({ delivery_order_id }));
    if (more.length > 0) await floor.admin.send('PUT', `/order/${id}`, { packages, version });
    for (const key of ['start_picking', 'finish_picking', 'pack', 'hand_over'])
      await floor.done(`/order/${id}/${key}`);
    return id;
  }

  test('find each parcel by its tracking number; the order shows the least advanced, older ones move nothing', async () => {
    const id = await sent('ghn', ['G-1', 'G-2']);
    expect(await ghn('G-1', 'picked', '2026-11-20T02:00:00Z')).toBe(200);
    await reach(id, [null, [100, null], 1]);
    await ghn('G-2', 'delivering', '2026-11-20T05:00:00Z');
    await reach(id, [100, [100, 200], 2]);
    await ghn('G-1', 'delivered', '2026-11-21T03:00:00Z');
    await reach(id, [200, [250, 200], 3]);
    // It comes late, and once more.
    await ghn('G-1', 'transporting', '2026-11-20T09:00:00Z');
    await reach(id, [200, [250, 200], 4]);
    await ghn('G-1', 'delivered', '2026-11-21T03:00:00Z');
    await ghn('G-2', 'delivered', '2026-11-21T04:00:00Z');
    await reach(id, [250, [250, 250], 5]);
    const { tracking } = await read(id);
    expect(tracking.map((row) => [row.delivery_order_id, row.delivery_status])).toEqual([
      ['G-1', 100],
      ['G-2', 200],
      ['G-1', 250],
      ['G-1', 200],
      ['G-2', 250],
    ]);
  });

  test('an order of one parcel is moved itself; words that nobody knows are kept and move nothing', async () => {
    const id = await sent('viettel_post', ['V-1']);
    const data = { ORDER_NUMBER: 'V-1', ORDER_STATUSDATE: '20/11/2026 09:00:00', STATUS_NAME: 'Đang giao' };
    const authorization = { key: '', headers: { authorization: KEY } };
    await push('viettel_post', { DATA: { ...data, ORDER_STATUS: 500 }, TOKEN: KEY }, authorization);
    await reach(id, [200, [], 1]);
    const later = { ...data, ORDER_STATUSDATE: '20/11/2026 10:00:00' };
    await push('viettel_post', { DATA: { ...later, ORDER_STATUS: 4711 } }, authorization);
    await reach(id, [200, [], 2]);
    const { tracking } = await read(id);
    expect(tracking[0]).toMatchObject({
      at: expect.stringContaining('2026-11-20T02:00:00'),
      text: 'Đang giao',
    });
  });

  test('of J&T are answered as it wants to hear; each scan is noted once, also those that nobody knows', async () => {
    const id = await sent('jt', ['801100195141']);
    const scan = (code: number, time: string) => ({
      scanTypeCode: code,
      scanTypeName: `Quét ${code}`,
      scanTime: `2026-11-20T${time}`,
    });
    const tell = (...details: object[]) =>
      send('jt', { billCode: '801100195141', txlogisticId: 'X', details });
    const reply = await tell(scan(106, '09:00:00'), scan(94, '10:00:00'));
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: '1', msg: 'success', data: null }]);
    await reach(id, [100, [], 2]);
    await tell(scan(106, '09:00:00'), scan(94, '10:00:00'), scan(112, '11:00:00'));
    await reach(id, [200, [], 3]);
    const { tracking } = await read(id);
    expect(tracking.map(({ text, delivery_status }) => [text, delivery_status])).toEqual([
      ['Quét 106', 100],
      ['Quét 94 (94)', null],
      ['Quét 112', 200],
    ]);
    const strange = await send('jt', { billCode: '801100195141' }, { key: 'wrong' });
    expect(strange.statusCode).toBe(401);
  });

  test('of SPX are taken by their signature alone', async () => {
    const id = await sent('spx', ['SPXVN01']);
    const body = {
      tracking_no: 'SPXVN01',
      status_code: 2001,
      message: 'Đang vận chuyển',
      timestamp: 1_795_163_400,
    };
    expect(await pushSpx(body, 'another-key')).toBe(401);
    expect(await pushSpx(body, APP_KEY, { ...body, status_code: 4001 })).toBe(401);
    // The word of the others does not stand for it.
    expect(await push('spx', body)).toBe(401);
    expect(await pushSpx(body)).toBe(200);
    expect(await pushSpx(body)).toBe(200);
    await reach(id, [200, [], 1]);
    await pushSpx({ ...body, status_code: 4001, timestamp: 1_795_167_000 });
    await reach(id, [250, [], 2]);
  });

  test('are refused without the word that was agreed on, and of another carrier move nothing', async () => {
    const id = await sent('ghn', ['G-9']);
    expect(await push('ghn', { OrderCode: 'G-9', Status: 'picked' }, { key: 'wrong' })).toBe(401);
    expect(await push('ghn', { OrderCode: 'G-9', Status: 'picked' }, { key: '' })).toBe(401);
    await push('viettel_post', { DATA: { ORDER_NUMBER: 'G-9', ORDER_STATUS: 501 } });
    await ghn('G-9', 'picked', '2026-11-20T02:00:00Z');
    await reach(id, [100, [], 1]);
  });

  test('that say a parcel is with the carrier hand it over where the company wants that; else people hear of it', async () => {
    const packed = async (code: string) => {
      const id = await floor.order([[0, 1]], { delivery_company: 'ghn', delivery_order_id: code });
      for (const key of ['start_picking', 'finish_picking', 'pack']) await floor.done(`/order/${id}/${key}`);
      return id;
    };
    const told = () =>
      floor.ask<{ url: string }>(
        `select distinct url from khuon_notification where title like 'handover_missing%'`,
      );
    const left = await packed('G-20');
    await ghn('G-20', 'picked', '2026-11-20T02:00:00Z');
    await reach(left, [100, [], 1]);
    expect(await floor.statusOf(left)).toBe(160);
    expect(await told()).toEqual([{ url: `/orders/detail/${left}` }]);
    await floor.admin.send('PUT', '/setting/own', { order_auto_handover: true });
    const gone = await packed('G-21');
    await ghn('G-21', 'picked', '2026-11-20T02:00:00Z');
    await reach(gone, [100, [], 1]);
    expect(await floor.statusOf(gone)).toBe(200);
    expect(await told()).toHaveLength(1);
  });
});
