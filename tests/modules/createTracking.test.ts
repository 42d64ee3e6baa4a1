import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNTS, startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };
const CARRIERS = ['ghn', 'ghtk', 'viettel_post'] as const;
const PATHS = {
  ghn: '/v2/shipping-order/create',
  ghtk: '/services/shipment/order/',
  viettel_post: '/v2/order/createOrderNlp',
};
const KEY = 'mot-chuoi-that-dai';

describeOnDatabase('parcels that carriers are asked to make', (database) => {
  let floor: ScanFloor;
  let sandbox: CarrierSandbox;
  let receiver: Record<string, unknown>;
  const shops = new Map<string, number>();
  beforeAll(async () => {
    sandbox = await startSandbox();
    floor = await openScanFloor(database, { outgoingAllow: new URL(sandbox.url.ghn).host });
    await floor.ask('delete from delivery_shop where customer_id = 1');
    for (const delivery_company of CARRIERS) {
      const url = sandbox.url[delivery_company];
      const own = {
        name: `Thử ${delivery_company}`,
        warehouse_id: floor.warehouse_id,
        url,
        webhook_key: KEY,
      };
      const account = SANDBOX_ACCOUNTS[delivery_company];
      const { id } = await floor.done('/delivery_shop', { ...own, delivery_company, ...account });
      shops.set(delivery_company, Number(id));
    }
    const [place] = await floor.ask<{ ward: number; city: number }>(
      'select id as ward, parent_id as city from place where level = 3 and scheme = 2 order by id limit 1',
    );
    receiver = { id_city: place?.city, id_ward: place?.ward, weight: 700, cod_amount: 150_000 };
  });
  afterAll(async () => {
    await floor.server.close();
    await sandbox.close();
  });

  const read = async (id: number): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${id}`)).json as unknown as Order;
  const waiting = (carrier: string, over: object = {}) =>
    floor.order([[0, 1]], { delivery_company: carrier, ...receiver, ...over });
  const ask = (id: number) => floor.admin.post(`/order/${id}/create_tracking`, {});
  const asked = async (id: number) => {
    const reply = await ask(id);
    expect(reply.status, reply.body).toBe(200);
  };
  const change = async (id: number, body: object) => {
    const { version } = await read(id);
    return floor.admin.send('PUT', `/order/${id}`, { ...body, version });
  };
  const reach = (id: number, wanted: object) => expect.poll(() => read(id), PATIENCE).toMatchObject(wanted);
  const madeOf = async (id: number) => sandbox.made.get((await read(id)).customer_order_id);
  const callsOf = (path: string) => sandbox.calls.filter((call) => call.path === path).length;

  test.each(CARRIERS)('%s: the number and the fee come back, the order is ready', async (carrier) => {
    const id = await waiting(carrier);
    expect(await read(id)).toMatchObject({ status: 35, delivery_cost: null, carrier_state: null });
    await asked(id);
    await reach(id, { status: 40, delivery_status: 50, carrier_state: null, carrier_error: null });
    const made = await madeOf(id);
    await reach(id, { delivery_order_id: made?.tracking, delivery_cost: made?.fee });
    // A number it has already is not asked for.
    expect(failedOf(await ask(id))).toEqual([409, 'rule.order.no_parcel_to_make']);
    await floor.cancel(id);
    await expect.poll(() => sandbox.canceled, PATIENCE).toContain(made?.tracking);
  });

  test('an account that makes them by itself is asked when an order holds its goods; what it lacks stands at the order', async () => {
    const shop = shops.get('ghn') ?? 0;
    const set = (makes_parcels: boolean) =>
      floor.ask('update delivery_shop set makes_parcels = $2 where id = $1', [shop, makes_parcels]);
    await set(true);
    const whole = await waiting('ghn');
    await reach(whole, { status: 40, carrier_state: null, delivery_order_id: expect.any(String) });
    const lacking = await waiting('ghn', { id_ward: null });
    expect(await read(lacking)).toMatchObject({
      status: 35,
      carrier_state: 'incomplete',
      delivery_order_id: null,
    });
    const other = await waiting('ghtk');
    expect(await read(other)).toMatchObject({ status: 35, carrier_state: null });
    await set(false);
  });

  test('in bulk each has its own; a fee that was typed stays', async () => {
    const ids = [await waiting('ghn', { delivery_cost: 1_000 }), await waiting('ghtk')];
    const reply = await floor.admin.post('/order/create_tracking', { ids });
    expect(reply.status, reply.body).toBe(200);
    for (const id of ids) await reach(id, { status: 40, delivery_order_id: expect.any(String) });
    expect((await read(ids[0] ?? 0)).delivery_cost).toBe(1_000);
  });

  test('each of several parcels has a number; what is collected is paid with the first', async () => {
    const packages = [{ weight: 400 }, { weight: 300 }, { weight: 200 }];
    const id = await waiting('ghn', { packages, insurance_value: 100_000, delivery_cost: null });
    await asked(id);
    await reach(id, { status: 40, carrier_state: null, delivery_cost: 75_500 });
    const { customer_order_id: code, packages: made, delivery_order_id } = await read(id);
    const numbers = [code, `${code}-${id}-2`, `${code}-${id}-3`].map(
      (one) => sandbox.made.get(one)?.tracking,
    );
    expect(made.map((one) => one.delivery_order_id)).toEqual(numbers);
    expect(delivery_order_id).toBe(numbers[0]);
    const bodies = sandbox.calls.filter(
      ({ path, body }) => path === PATHS.ghn && String(body['client_order_code']).startsWith(code),
    );
    expect(bodies.map(({ body }) => [body['cod_amount'], body['insurance_value'], body['weight']])).toEqual([
      [150_000, 33_334, 400],
      [0, 33_333, 300],
      [0, 33_333, 200],
    ]);
  });

  test.each(['ghn', 'ghtk'] as const)(
    '%s: an answer that was lost makes no second parcel',
    async (carrier) => {
      const id = await waiting(carrier);
      const size = sandbox.made.size;
      sandbox.fail(PATHS[carrier], true);
      await asked(id);
      await reach(id, { status: 40, carrier_state: null });
      expect(sandbox.made.size).toBe(size + 1);
      expect((await read(id)).delivery_order_id).toBe((await madeOf(id))?.tracking);
    },
  );

  test('Viettel Post: the order waits, holds still, and hears the number by its message', async () => {
    const id = await waiting('viettel_post');
    sandbox.fail(PATHS.viettel_post, true);
    await asked(id);
    await reach(id, { status: 35, carrier_state: 'unknown', delivery_order_id: null });
    const size = sandbox.made.size;
    expect(failedOf(await change(id, { receiver_name: 'Minh' }))).toEqual([422, 'rule.order.carrier_asked']);
    expect(
      failedOf(await floor.admin.post(`/order/${id}/change_carrier`, { delivery_company: 'ghn' })),
    ).toEqual([422, 'rule.order.carrier_asked']);
    expect((await change(id, { internal_note: 'gọi hãng' })).status).toBe(200);
    // Asked again it makes no second one.
    await asked(id);
    await reach(id, { carrier_state: 'unknown' });
    expect(sandbox.made.size).toBe(size);
    const tracking = (await madeOf(id))?.tracking;
    const DATA = {
      ORDER_NUMBER: tracking,
      ORDER_REFERENCE: (await read(id)).customer_order_id,
      ORDER_STATUS: 103,
      ORDER_STATUSDATE: '26/11/2026 12:00:00',
    };
    const url = `/hooks/orders/viettel-post?shop=${shops.get('viettel_post')}&webhook_key=${KEY}`;
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ DATA });
    expect((await floor.server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    await reach(id, { status: 40, delivery_order_id: tracking, carrier_state: null, delivery_status: 50 });
  });

  test('one that was canceled before its message came is given back', async () => {
    const id = await waiting('viettel_post');
    sandbox.fail(PATHS.viettel_post, true);
    await asked(id);
    await reach(id, { carrier_state: 'unknown' });
    const tracking = String((await madeOf(id))?.tracking);
    const code = (await read(id)).customer_order_id;
    await floor.cancel(id);
    expect(await read(id)).toMatchObject({ status: 0, carrier_state: null });
    const told = () =>
      floor.ask(`select 1 from khuon_notification where data->>'tracking' = $1 limit 1`, [code]);
    await expect.poll(async () => (await told()).length, PATIENCE).toBe(1);
    const DATA = { ORDER_NUMBER: tracking, ORDER_REFERENCE: code, ORDER_STATUS: 103 };
    const url = `/hooks/orders/viettel-post?shop=${shops.get('viettel_post')}&webhook_key=${KEY}`;
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ DATA });
    await floor.server.app.inject({ method: 'POST', url, headers, payload });
    await expect.poll(() => sandbox.canceled, PATIENCE).toContain(tracking);
  });

  test('what the carrier refuses stands at the order in its words, and is found, until it is tried again', async () => {
    const id = await waiting('ghn');
    await floor.ask(`update "order" set receiver_ward = 'Không có thật' where id = $1`, [id]);
    await asked(id);
    await reach(id, { status: 35, carrier_state: 'refused', delivery_order_id: null });
    expect((await read(id)).carrier_error).toBe('GHN: Không tìm thấy phường/xã nhận.');
    // Whoever sees to orders is told; what the carrier says of the receiver stays at the order.
    const told = await floor.ask<{ username: string; data: object }>(
      `select a.username, n.data from khuon_notification n join account a on a.id = n.account_id
where n.title = 'carrier_refused' and n.url = $1`,
      [`/orders/detail/${id}`],
    );
    const { customer_order_id } = await read(id);
    expect(told).toContainEqual({ username: 'admin', data: { code: customer_order_id, reason: '' } });
    expect(new Set(told.map(({ username }) => username)).size).toBe(told.length);
    const found = await floor.admin.send(
      'GET',
      `/order?filter=${encodeURIComponent(JSON.stringify({ carrier_state: ['refused'] }))}`,
    );
    expect(found.body).toContain((await read(id)).customer_order_id);
    await floor.ask(`update "order" set receiver_ward = 'Hải Châu' where id = $1`, [id]);
    await asked(id);
    await reach(id, { status: 40, carrier_state: null, carrier_error: null });
  });

  test('another address later is another parcel at the carrier', async () => {
    const id = await waiting('ghn');
    await asked(id);
    await reach(id, { status: 40 });
    const first = (await read(id)).delivery_order_id;
    const { version } = await read(id);
    const body = { receiver_address: '99 Hàng Gai', version };
    const confirmed = 'rule.order.cancels_tracking';
    const done = await floor.admin.send('PUT', `/order/${id}?confirmed=${confirmed}`, body);
    expect(done.status, done.body).toBe(200);
    expect(await read(id)).toMatchObject({ status: 35, delivery_order_id: null, carrier_reference: null });
    await asked(id);
    await reach(id, { status: 40 });
    const { delivery_order_id, customer_order_id } = await read(id);
    expect(delivery_order_id).not.toBe(first);
    expect(delivery_order_id).toBe(sandbox.made.get(`${customer_order_id}-${id}-2`)?.tracking);
  });

  test('what is missing is named at once, and nobody is asked', async () => {
    const before = CARRIERS.map((carrier) => callsOf(PATHS[carrier]));
    const refused = async (over: object, carrier = 'ghn') =>
      failedOf(await ask(await waiting(carrier, over)));
    expect(await refused({ id_ward: null })).toEqual([422, 'is_empty']);
    expect(await refused({ packages: [{ weight: 100 }, {}] })).toEqual([422, 'is_empty']);
    expect(await refused({ insurance_value: 6_000_000 })).toEqual([422, 'rule.order.above_carrier_limit']);
    expect(await refused({}, 'lex')).toEqual([422, 'rule.order.carrier_unserved']);
    const dear = await waiting('ghn', { cod_amount: 51_234_567 });
    expect((await ask(dear)).body).toContain('51234567');
    const unseen = await floor.other.post(`/order/${dear}/create_tracking`, {});
    expect(failedOf(unseen)).toEqual([422, 'rule.order.above_carrier_limit']);
    expect(unseen.body).not.toContain('51234567');
    const phoneless = await waiting('ghn');
    await floor.ask(`update "order" set receiver_phone = '+84912345678' where id = $1`, [phoneless]);
    const reply = await ask(phoneless);
    expect(failedOf(reply)).toEqual([422, 'rule.order.carrier_phone']);
    expect(reply.body).toContain('+84912345678');
    const unweighed = await waiting('ghn');
    await floor.ask(`update "order" set weight = null, goods_weight = null where id = $1`, [unweighed]);
    expect(failedOf(await ask(unweighed))).toEqual([422, 'is_empty']);
    await floor.ask('update warehouse set phone = null where id = $1', [floor.warehouse_id]);
    const silent = await ask(await waiting('ghn'));
    expect(failedOf(silent)).toEqual([422, 'rule.order.sender_incomplete']);
    expect(silent.body).toContain('Điện thoại nhận hàng');
    await floor.ask(`update warehouse set phone = '0912340001' where id = $1`, [floor.warehouse_id]);
    expect(failedOf(await ask(await waiting('self')))).toEqual([409, 'rule.order.no_parcel_to_make']);
    expect(CARRIERS.map((carrier) => callsOf(PATHS[carrier]))).toEqual(before);
  });

  test('a wrong account is said at the order and at the account; without one nobody is asked', async () => {
    const ghtk = shops.get('ghtk') ?? 0;
    const { version } = (await floor.admin.send('GET', `/delivery_shop/${ghtk}`)).json;
    await floor.admin.send('PUT', `/delivery_shop/${ghtk}`, { token: 'wrong', version });
    const id = await waiting('ghtk');
    await asked(id);
    await reach(id, { carrier_state: 'account', carrier_error: 'GHTK: Token không hợp lệ.' });
    expect((await floor.admin.send('GET', `/delivery_shop/${ghtk}`)).json['token_status']).toBe('expired');
    // One order that says so is enough: the next is refused for the same reason.
    const next = await waiting('ghtk');
    await asked(next);
    await reach(next, { carrier_state: 'account' });
    const told = await floor.ask(
      `select n.url, n.data->>'reason' as reason from khuon_notification n join account a on a.id = n.account_id
where n.title = 'carrier_refused' and a.username = 'admin' and n.url = any($1)`,
      [[id, next].map((one) => `/orders/detail/${one}`)],
    );
    expect(told).toEqual([{ url: `/orders/detail/${id}`, reason: 'GHTK: Token không hợp lệ.' }]);
    await floor.ask('update delivery_shop set token = null where id = $1', [ghtk]);
    expect(failedOf(await ask(id))).toEqual([422, 'rule.order.carrier_not_connected']);
    await floor.done(`/delivery_shop/${ghtk}/stop_delivery_shop`);
    expect(failedOf(await ask(id))).toEqual([422, 'rule.order.carrier_not_connected']);
    // Another carrier begins anew.
    await floor.done(`/order/${id}/change_carrier`, { delivery_company: 'ghn' });
    expect(await read(id)).toMatchObject({ carrier_state: null, carrier_error: null });
  });

  test('whoever does not manage orders asks nobody', async () => {
    const id = await waiting('ghn');
    const stranger = await floor.server.login('crm');
    expect((await stranger.post(`/order/${id}/create_tracking`, {})).status).toBe(403);
  });
});
