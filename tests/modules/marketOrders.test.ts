import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushTracking } from '#modules/orders/pushTracking.server.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { describeOnDatabase } from '../support/database.ts';
import { SHOP, startMarket, type TestMarket } from '../support/market.ts';

interface Made {
  platform_order_sn: string;
  platform_status: string;
  status: number;
  delivery_status: number | null;
  is_pending: boolean;
  create_method: number;
  source: number;
}

describeOnDatabase('orders of marketplaces', (database) => {
  let market: TestMarket;
  let shop: number;
  let sku: string;

  beforeAll(async () => {
    market = await startMarket(database);
    const { server, sandbox, run } = market;
    shop = await market.connect();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const pushUrl = `${address}/hooks/orders/shopee`;
    sandbox.set({ pushUrl });
    await run('update market_app set push_url = $1 where customer_id = 1', [pushUrl]);
    // Whoever polls in a test asks at once, however little time has passed.
    await run(
      `insert into khuon_setting (customer_id, key, value) values (1, 'market.market_poll_minutes', '0')`,
    );
    const [goods] = await run<{ sku: string }>(
      'select sku from goods where customer_id = 1 and sku is not null order by id limit 1',
    );
    sku = goods?.sku ?? '';
    await run(
      'update shop_connection set warehouse_id = (select min(id) from warehouse where customer_id = 1) where id = $1',
      [shop],
    );
  });
  afterAll(() => market?.close());

  const item = (more: object = {}) => ({
    item_id: 77,
    item_name: 'Áo thun',
    item_sku: sku,
    model_id: 0,
    model_quantity_purchased: 2,
    model_discounted_price: 129_000,
    ...more,
  });
  const put = (code: string, more: object = {}) =>
    market.sandbox.put(SHOP, { order_sn: code, item_list: [item()], ...more });
  const orders = (code: string) =>
    market.run<Made>(
      `select platform_order_sn, platform_status, status, delivery_status, is_pending, create_method, source from "order" where platform_order_sn = $1`,
      [code],
    );
  const taken = async (code: string) =>
    (
      await market.run<{
        id: number;
        version: number;
        state: string;
        problem: string | null;
        problem_text: string | null;
      }>('select id, version, state, problem, problem_text from market_order where platform_order_sn = $1', [
        code,
      ])
    )[0];
  /** Reasons that somebody was told of; each account hears it once, and only who reads such orders. */
  const noticesOf = async (code: string) => {
    const rows = await market.run<{ account: number; reason: string | null; reads: boolean }>(
      `select n.account_id as account, n.data->>'reason' as reason, exists (
 select from (select jsonb_array_elements_text(coalesce(to_jsonb(a.permissions), '[]')) union all
  select jsonb_array_elements_text(to_jsonb(r.permissions)) from account__role_ids l join role r on r.id = l.role_id where l.account_id = a.id) p(code)
 where p.code in ('super_admin', 'order_create_e_market')) as reads
from khuon_notification n join account a on a.id = n.account_id where n.title in ('order_problem', 'order_receiver_incomplete') and n.data->>'code' = $1`,
      [code],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ reads }) => !reads)).toEqual([]);
    expect(new Set(rows.map(({ account }) => account)).size).toBe(rows.length);
    return [...new Set(rows.map(({ reason }) => reason))];
  };
  const told = (code: string) => market.sandbox.push(SHOP, code);
  const idle = () => market.idle();
  const poll = async () => {
    await market.run(
      `update khuon_schedule set next_at = now() - interval '1 minute' where name = 'orders.poll'`,
    );
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await runSchedules(market.server.parts, log);
    await idle();
  };

  test('come in by a push, with their lines and receiver, once however often they are told of', async () => {
    put('ONE');
    expect(await Promise.all([told('ONE'), told('ONE')])).toEqual([200, 200]);
    await idle();
    const [made, ...more] = await orders('ONE');
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      create_method: 6,
      source: 1,
      platform_status: 'READY_TO_SHIP',
      is_pending: false,
    });
    // Kept back, or out of stock: allocated at any rate.
    expect([20, 35, 40]).toContain(made?.status);
    const lines = await market.run(
      `select l.sku, l.quantity, l.unit_price, o.receiver_name, o.receiver_phone, o.cod_amount from order_line l join "order" o on o.id = l.order_id where o.platform_order_sn = 'ONE'`,
    );
    expect(lines).toEqual([
      {
        sku,
        quantity: 2,
        unit_price: 129_000,
        receiver_name: 'Trần Thu Hà',
        receiver_phone: '0912345678',
        cod_amount: 258_000,
      },
    ]);
    expect(await taken('ONE')).toMatchObject({ state: 'created', problem: null });
    const list = await market.admin.post('/market-order-list', { viewMode: 'created' });
    expect(list.body).toContain('ONE');
  });

  test('are not made by a forged push, nor by one about a shop that is not ours', async () => {
    put('FORGED');
    market.sandbox.put('715571444', { order_sn: 'STRANGE', item_list: [item()] });
    expect(await market.sandbox.push(SHOP, 'FORGED', { forged: true })).toBe(401);
    expect(await market.sandbox.push('715571444', 'STRANGE')).toBe(401);
    await idle();
    expect([await orders('FORGED'), await orders('STRANGE')]).toEqual([[], []]);
  });

  test('end as what was told last, in whatever order it arrives, also against the poll', async () => {
    const first = put('TURNED', { order_status: 'UNPAID' });
    await told('TURNED');
    await idle();
    expect((await orders('TURNED'))[0]).toMatchObject({ status: -100, is_pending: true });
    const time = first.update_time;
    const steps = [
      put('TURNED', { order_status: 'READY_TO_SHIP', update_time: time + 1 }),
      put('TURNED', { order_status: 'SHIPPED', update_time: time + 2 }),
    ];
    const pushes = [...steps.toReversed(), first, ...steps].map((order) =>
      market.sandbox.push(SHOP, 'TURNED', { order }),
    );
    await Promise.all([...pushes, poll()]);
    await idle();
    expect(await orders('TURNED')).toEqual([
      expect.objectContaining({ platform_status: 'SHIPPED', delivery_status: 200, is_pending: false }),
    ]);
    // The platform answers with an older state, as from a copy that lags behind.
    put('TURNED', { order_status: 'READY_TO_SHIP', update_time: time + 1 });
    await told('TURNED');
    await idle();
    expect((await orders('TURNED'))[0]).toMatchObject({ platform_status: 'SHIPPED', delivery_status: 200 });
  });

  test('whose push was lost come in by the poll, which goes on where it was', async () => {
    put('LOST');
    await poll();
    expect(await orders('LOST')).toHaveLength(1);
    const [{ polled_until: until } = { polled_until: '' }] = await market.run<{ polled_until: string }>(
      'select polled_until from shop_connection where id = $1',
      [shop],
    );
    const told = await market.server.login('admin');
    expect((await told.post('/market-fetched')).json).toEqual({ fetched_at: new Date(until).toISOString() });
    market.sandbox.calls.length = 0;
    await poll();
    const asked = market.sandbox.calls.find(({ path }) => path.endsWith('get_order_list'));
    expect(Number(asked?.query['time_from'])).toBe(Math.floor((Date.parse(until) - 15 * 60_000) / 1000));
    expect(await orders('LOST')).toHaveLength(1);
  });

  test('are canceled with the platform, and never made again', async () => {
    const { update_time: time } = put('GONE');
    await told('GONE');
    await idle();
    put('GONE', {
      order_status: 'CANCELLED',
      cancel_reason: 'Đổi ý',
      update_time: time + 1,
    });
    await told('GONE');
    await idle();
    expect((await orders('GONE'))[0]).toMatchObject({ status: 0, delivery_status: 700 });
    put('GONE', { order_status: 'READY_TO_SHIP', update_time: time + 2 });
    await told('GONE');
    await idle();
    expect(await orders('GONE')).toEqual([
      expect.objectContaining({ status: 0, platform_status: 'READY_TO_SHIP' }),
    ]);
  });

  test('that their buyer asks to cancel are held back, and whoever sees to orders is told once each time', async () => {
    const { update_time: time } = put('ASKED');
    const isAsked = async (after: number, more: object) => {
      put('ASKED', { update_time: time + after, ...more });
      await told('ASKED');
      await idle();
    };
    const tellings = () =>
      market.run<{ username: string; reason: string; url: string }>(
        `select a.username, n.data->>'reason' as reason, n.url from khuon_notification n join account a on a.id = n.account_id
where n.title = 'marketplace_cancel_request' and n.data->>'code' = (select customer_order_id from "order" where platform_order_sn = 'ASKED')
order by n.id`,
      );
    await told('ASKED');
    await idle();
    expect(await tellings()).toEqual([]);
    await isAsked(1, { order_status: 'IN_CANCEL', cancel_reason: 'Đặt nhầm' });
    expect((await orders('ASKED'))[0]).toMatchObject({ is_pending: true, platform_status: 'IN_CANCEL' });
    const once = await tellings();
    const [{ id } = { id: 0 }] = await market.run<{ id: number }>(
      `select id from "order" where platform_order_sn = 'ASKED'`,
    );
    expect(once).toContainEqual({ username: 'admin', reason: 'Đặt nhầm', url: `/orders/detail/${id}` });
    expect(new Set(once.map(({ username }) => username)).size).toBe(once.length);
    // The same request told again, and the shop that does not agree; then the buyer asks anew.
    await isAsked(2, { order_status: 'IN_CANCEL' });
    expect(await tellings()).toHaveLength(once.length);
    await isAsked(3, { order_status: 'READY_TO_SHIP' });
    expect((await orders('ASKED'))[0]).toMatchObject({ is_pending: false });
    await isAsked(4, { order_status: 'IN_CANCEL' });
    expect(await tellings()).toHaveLength(2 * once.length);
  });

  test('are answered from here when their buyer asks to cancel, and follow what the platform makes of it', async () => {
    const begun = async (code: string) => {
      put(code, { order_status: 'IN_CANCEL' });
      await told(code);
      await idle();
      const [row] = await market.run<{ id: number; cancel_asked: boolean }>(
        'select id, cancel_asked from "order" where platform_order_sn = $1',
        [code],
      );
      expect(row?.cancel_asked).toBe(true);
      return Number(row?.id);
    };
    const act = (id: number, key: string) => market.admin.post(`/order/${id}/${key}`);
    const [agreed, refused] = [await begun('AGREED'), await begun('REFUSED')];
    const listed = await market.admin.post('/order-list', { viewMode: 'cancel_asked' });
    const ids = (listed.json['rows'] as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([agreed, refused]));
    for (const [id, key] of [
      [agreed, 'accept_cancel'],
      [refused, 'reject_cancel'],
    ] as const) {
      const reply = await act(id, key);
      expect(reply.status, reply.body).toBe(200);
    }
    await idle();
    expect((await orders('AGREED'))[0]).toMatchObject({ status: 0, platform_status: 'CANCELLED' });
    expect((await orders('REFUSED'))[0]).toMatchObject({
      platform_status: 'READY_TO_SHIP',
      is_pending: false,
    });
    const again = await act(refused, 'accept_cancel');
    expect([again.status, again.body]).toEqual([409, expect.stringContaining('rule.order.no_cancel_asked')]);
    const stranger = await market.server.login('crm');
    expect((await stranger.post(`/order/${refused}/accept_cancel`)).status).toBe(403);
  });

  test('of a combo ask for its parts, which cost together what was paid there', async () => {
    const goods = await market.run<{ id: number; retail_price: number }>(
      'select id, retail_price from goods where customer_id = 1 and retail_price > 0 and active order by id limit 2',
    );
    const [first, second] = goods;
    const made = await market.admin.post('/combo', {
      code: 'SET-API',
      name: 'Bộ bán sàn',
      retail_price: 100_000,
      items: [
        { goods_id: first?.id, quantity: 2 },
        { goods_id: second?.id, quantity: 1 },
      ],
    });
    expect(made.status, made.body).toBe(201);
    // Neither the combo's price nor divisible among its three pieces.
    const set = item({
      item_id: 780,
      item_name: 'Bộ bán sàn',
      item_sku: 'SET-API',
      model_quantity_purchased: 2,
      model_discounted_price: 99_999,
    });
    put('COMBO', { item_list: [set] });
    await told('COMBO');
    await idle();
    const lines = await market.run<{ goods_id: number; combo_id: number; quantity: number; paid: number }>(
      `select l.goods_id, l.combo_id, l.quantity, (l.quantity * l.unit_price - l.discount)::int8 as paid from order_line l join "order" o on o.id = l.order_id where o.platform_order_sn = 'COMBO' order by l.quantity desc`,
    );
    expect(lines).toMatchObject([
      { goods_id: first?.id, combo_id: made.json['id'], quantity: 4 },
      { goods_id: second?.id, combo_id: made.json['id'], quantity: 2 },
    ]);
    expect(lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(199_998);
    const [worth, whole] = [first, second].map((one, at) => (one?.retail_price ?? 0) * (at === 0 ? 2 : 1));
    const part = (199_998 * (worth ?? 0)) / ((worth ?? 0) + (whole ?? 0));
    expect(Math.abs((lines[0]?.paid ?? 0) - part)).toBeLessThan(1);
  });

  test('with an article that is none of ours, or without a whole receiver, wait for a person and say why', async () => {
    put('UNKNOWN', { item_list: [item(), item({ item_id: 78, item_sku: 'KHONG-CO', item_name: 'Mũ lạ' })] });
    put('MASKED', { recipient_address: { name: 'T***', phone: '******78', full_address: '***' } });
    await Promise.all([told('UNKNOWN'), told('MASKED')]);
    await idle();
    expect(await taken('UNKNOWN')).toMatchObject({
      state: 'error',
      problem: 'unmapped',
      problem_text: 'KHONG-CO',
    });
    expect(await taken('MASKED')).toMatchObject({
      state: 'error',
      problem: 'address',
      problem_text: expect.stringContaining('******78') as string,
    });
    expect([await orders('UNKNOWN'), await orders('MASKED')]).toEqual([[], []]);
    expect(await noticesOf('UNKNOWN')).toEqual(['KHONG-CO']);
    // Once a person has linked the article, the order is made by itself.
    const [listing] = await market.run<{ id: number; version: number }>(
      `select id, version from listing_map where platform_sku = 'KHONG-CO'`,
    );
    const [goods] = await market.run<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1 offset 1',
    );
    const linked = await market.admin.send('PUT', `/listing_map/${listing?.id}`, {
      version: listing?.version,
      goods_id: goods?.id,
      multiplier: 3,
    });
    expect(linked.status, linked.body).toBe(200);
    await idle();
    expect(await taken('UNKNOWN')).toMatchObject({ state: 'created', problem: null });
    const lines = await market.run(
      `select l.quantity, l.amount from order_line l join "order" o on o.id = l.order_id where o.platform_order_sn = 'UNKNOWN' order by l.quantity`,
    );
    expect(lines).toEqual([
      { quantity: 2, amount: 258_000 },
      { quantity: 6, amount: 258_000 },
    ]);
    // Tried again in vain it stays what it was, and is not told of again.
    const before = await taken('MASKED');
    await market.admin.post(`/market_order/${before?.id}/retry`, { version: before?.version });
    await idle();
    expect((await taken('MASKED'))?.state).toBe('error');
    expect(await noticesOf('MASKED')).toEqual([null]);
    // What was mended over there is tried again by a person.
    put('MASKED', {
      recipient_address: { name: 'Trần Tú', phone: '84987654321', full_address: '1 Hàng Bài, Hà Nội' },
    });
    const masked = await taken('MASKED');
    const retried = await market.admin.post(`/market_order/${masked?.id}/retry`, {
      version: masked?.version,
    });
    expect(retried.status, retried.body).toBe(200);
    await idle();
    expect(await orders('MASKED')).toHaveLength(1);
  });

  test('come in by the days that somebody asks for, and go out from the warehouse that he names', async () => {
    const { admin, run } = market;
    put('SPAN');
    const today = new Date().toISOString().slice(0, 10);
    const fetch = (body: object) => admin.post('/market-fetch', body);
    const [long, loose] = [
      await fetch({ from_date: '2026-01-01', to_date: '2026-01-16' }),
      await fetch({ codes: 'SPAN' }),
    ];
    expect([long.body, loose.body]).toEqual([
      expect.stringContaining('too_many_days'),
      expect.stringContaining('codes_need_shop'),
    ]);
    const asked = await fetch({ from_date: today });
    expect(asked.status, asked.body).toBe(200);
    await idle();
    expect(await orders('SPAN')).toHaveLength(1);
    put('WHERE', { recipient_address: { name: '****', phone: '****', full_address: '' } });
    await told('WHERE');
    await idle();
    put('WHERE', {
      recipient_address: { name: 'Trần Tú', phone: '84987654321', full_address: '1 Hàng Bài, Hà Nội' },
    });
    const row = await taken('WHERE');
    const [other] = await run<{ id: number }>('select max(id) as id from warehouse where customer_id = 1');
    const made = await admin.post('/market_order/create_orders', { ids: [row?.id], warehouse_id: other?.id });
    expect(made.json, made.body).toMatchObject({ done: [row?.id] });
    await idle();
    expect(await run(`select warehouse_id from "order" where platform_order_sn = 'WHERE'`)).toEqual([
      { warehouse_id: other?.id },
    ]);
  });

  test('are fetched at once where somebody asks the shop for them, as long as it is connected', async () => {
    put('NOW');
    const owner = await market.server.login('admin');
    const asked = await owner.post(`/shop_connection/${shop}/fetch_now`);
    expect(asked.status, asked.body).toBe(200);
    expect(asked.json['fetch_asked_at']).not.toBeNull();
    await idle();
    expect(await orders('NOW')).toHaveLength(1);
    const [other] = await market.run<{ id: number }>(
      `select id from shop_connection where customer_id = 1 and token_status <> 'valid' limit 1`,
    );
    if (other) expect((await owner.post(`/shop_connection/${other.id}/fetch_now`)).status).toBe(409);
    const keeper = await market.server.login('cashier');
    expect((await keeper.post(`/shop_connection/${shop}/fetch_now`)).status).toBe(403);
  });

  test('have their tracking told once, through an ended token, a failure and a lost answer', async () => {
    put('SENT');
    await told('SENT');
    await idle();
    const [{ id, version } = { id: 0, version: 0 }] = await market.run<{ id: number; version: number }>(
      `select id, version from "order" where platform_order_sn = 'SENT'`,
    );
    const { sandbox } = market;
    Object.assign(pushTracking, { backoffSeconds: 0.01 });
    sandbox.expire(SHOP);
    sandbox.fail({ path: 'ship_order' });
    sandbox.fail({ path: 'ship_order', isDone: true });
    sandbox.calls.length = 0;
    const changed = await market.admin.send('PUT', `/order/${id}`, {
      version,
      delivery_company: 'spx',
      delivery_order_id: 'SPXVN0001',
    });
    expect(changed.status, changed.body).toBe(200);
    await idle();
    const tries = sandbox.calls.filter(({ path }) => path.endsWith('ship_order'));
    expect(tries.map(({ key, error }) => [key, error])).toEqual([
      [`tracking-${id}-SPXVN0001`, 'error_server'],
      [`tracking-${id}-SPXVN0001`, ''],
    ]);
    expect(sandbox.calls.filter(({ path }) => path.endsWith('access_token/get'))).toHaveLength(1);
    expect(
      await market.run('select 1 from khuon_task where customer_id = 1 and failed_at is not null'),
    ).toEqual([]);
  });

  test('of a shop that its seller has taken back end, and people are told', async () => {
    expect(await market.sandbox.pushShop(SHOP, 2)).toBe(200);
    await idle();
    expect(await market.run('select token_status from shop_connection where id = $1', [shop])).toEqual([
      { token_status: 'expired' },
    ]);
  });
});
