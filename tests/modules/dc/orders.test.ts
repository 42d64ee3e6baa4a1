import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#fields/date_time/zone.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';

interface Order {
  id: number;
  version: number;
  code: string;
  status: number;
  total: number;
  discount_percent: number;
  supplier_name: string | null;
  movement_id: { id: number } | number | null;
  lines: { id: number; goods_id: number; quantity: number; unit_price: number }[];
}

describeOnDatabase('orders of distributors', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let goods: { id: number; sku: string; wholesale_price: number }[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
    await run('update distributor set credit_limit = null');
    goods = await run(
      `select id, sku, wholesale_price from goods where customer_id = 1 and wholesale_price is not null order by id limit 2`,
    );
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  const nodeOf = async (code: string): Promise<number> =>
    (await run<{ id: number }>('select id from distributor where code = $1', [code]))[0]?.id ?? 0;

  const codesOf = (json: Record<string, unknown>) =>
    ((json['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => [
      path,
      code,
    ]);

  const read = async (id: number) => (await admin.send('GET', `/dc_order/${id}`)).json as unknown as Order;

  const move = async (id: number, key: string, body: object = {}, caller = admin) =>
    caller.post(`/dc_order/${id}/${key}`, { version: (await read(id)).version, ...body });

  async function make(code: string, lines: object[], caller = north): Promise<Order> {
    const reply = await caller.post('/dc_order', { distributor_id: await nodeOf(code), lines });
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Order;
  }

  it('costs what the goods cost at the level of the distributor, less its discount', async () => {
    const [first] = goods;
    const order = await make('NPP-MB', [{ goods_id: first?.id, quantity: 400 }]);
    expect(order).toMatchObject({
      supplier_name: 'Công ty Hoa Mai',
      level: 1,
      discount_percent: 5,
      total: Math.round((400 * (first?.wholesale_price ?? 0) * 95) / 100),
    });
    const other = await north.post('/dc_order', {
      distributor_id: await nodeOf('NPP-CT'),
      lines: [{ goods_id: first?.id, quantity: 1 }],
    });
    expect(codesOf(other.json)).toEqual([['distributor_id', 'reference_not_found']]);
    const own = await admin.post('/dc_order', {
      distributor_id: await nodeOf('HM'),
      lines: [{ goods_id: first?.id, quantity: 1 }],
    });
    expect(codesOf(own.json)).toEqual([['distributor_id', 'rule.dc_order.no_parent']]);
  });

  it('is told beside each article what it costs, what lies there and sells, and goes in whole packs', async () => {
    const distributor_id = await nodeOf('NPP-HP');
    const [{ id: goods_id, price } = { id: 0, price: 0 }] = await run<{ id: number; price: number }>(
      `select id, wholesale_price as price from goods where customer_id = 1 and sku = 'TS-AT01-M'`,
    );
    const list = await north.post('/dc-stock-list', {
      filters: { distributor_id: [distributor_id], goods_id: [goods_id] },
    });
    const [shirt] = list.json['rows'] as {
      on_hand: number;
      sold_30d: number;
      days_of_cover: number;
    }[];
    const on_hand = shirt?.on_hand ?? 0;
    expect(shirt, list.body).toMatchObject({
      sold_30d: 150,
      days_of_cover: Math.floor((on_hand * 30) / 150),
    });
    const ids = [goods_id];
    const { json, body } = await north.post('/dc-order-figures', { ids, distributor_id });
    expect(json['rows'], body).toEqual([
      {
        id: goods_id,
        price,
        on_hand,
        arriving: 0,
        sold_30d: 150,
        suggested: Math.max(0, 150 - on_hand),
        pack: 1,
      },
    ]);
    const other = await north.post('/dc-order-figures', { ids, distributor_id: await nodeOf('NPP-CT') });
    expect([other.json['rows'], other.status >= 400]).toEqual([undefined, true]);
    await run('update goods set item_per_pack = 12 where id = $1', [goods_id]);
    const loose = await north.post('/dc_order', {
      distributor_id,
      lines: [{ goods_id, quantity: 30 }],
    });
    expect(codesOf(loose.json)).toEqual([['lines.0.quantity', 'rule.dc_order_line.whole_packs']]);
    await make('NPP-HP', [{ goods_id, quantity: 36 }]);
    await run('update goods set item_per_pack = 1 where id = $1', [goods_id]);
  });

  it('is decided by the node above and never by who ordered, cut, and then goes by a movement', async () => {
    const order = await make('NPP-MB', [{ goods_id: goods[0]?.id, quantity: 400 }]);
    expect((await move(order.id, 'take', {}, north)).status).toBe(409);
    expect((await move(order.id, 'take')).status).toBe(200);
    const [line] = order.lines;
    const cut = { lines: [{ id: line?.id, approved_quantity: 300 }] };
    const foreign = await north.send('PUT', `/dc_order/${order.id}`, {
      version: (await read(order.id)).version,
      ...cut,
    });
    expect(codesOf(foreign.json)).toEqual([['', 'rule.dc_order.not_approver']]);
    const more = await admin.send('PUT', `/dc_order/${order.id}`, {
      version: (await read(order.id)).version,
      lines: [{ id: line?.id, approved_quantity: 401 }],
    });
    expect(codesOf(more.json)).toEqual([['lines.0.approved_quantity', 'rule.dc_order_line.no_more']]);
    const saved = await admin.send('PUT', `/dc_order/${order.id}`, {
      version: (await read(order.id)).version,
      ...cut,
    });
    expect(saved.status, saved.body).toBe(200);
    expect((await move(order.id, 'approve')).status).toBe(200);
    const [movement] = await run<{ status: string; quantity: number }>(
      'select status, quantity from dc_movement where order_code = $1',
      [order.code],
    );
    expect(movement).toMatchObject({ status: 'draft', quantity: 300 });
    const heard = await run<{ username: string; title: string; url: string }>(
      `select a.username, n.title, n.url from khuon_notification n join account a on a.id = n.account_id
where n.data->>'code' = $1`,
      [order.code],
    );
    const link = { url: `/dc/order/${order.id}` };
    expect(heard).toContainEqual({ username: 'admin', title: 'dc_order_waiting', ...link });
    expect(heard.filter(({ username }) => username === 'distributor')).toEqual([
      { username: 'distributor', title: 'dc_order_decided', ...link },
    ]);
    expect(await read(order.id)).toMatchObject({
      status: 3,
      total: Math.round((300 * (line?.unit_price ?? 0) * 95) / 100),
    });
  });

  it('says in words what the order of the warehouse lacks', async () => {
    const order = await make('NPP-MB', [{ goods_id: goods[0]?.id, quantity: 1 }]);
    expect((await move(order.id, 'take', {}, admin)).status).toBe(200);
    const [{ phone } = { phone: '' }] = await run<{ phone: string }>(
      "select phone from distributor where code = 'NPP-MB'",
    );
    await run("update distributor set phone = '12' where code = 'NPP-MB'");
    const refused = await move(order.id, 'approve', {}, admin);
    await run("update distributor set phone = $1 where code = 'NPP-MB'", [phone]);
    expect([refused.status, codesOf(refused.json)]).toEqual([422, [['distributor_id', 'wrong_phone']]]);
    expect(refused.body).not.toContain('receiver_phone');
    expect((await move(order.id, 'approve', {}, admin)).status).toBe(200);
  });

  it('may be rejected, sent again by who ordered, and taken back by him alone', async () => {
    const order = await make('NPP-MB', [{ goods_id: goods[0]?.id, quantity: 1 }]);
    await move(order.id, 'take');
    expect((await move(order.id, 'reject', { note: 'Vượt hạn mức nợ' })).status).toBe(200);
    expect((await move(order.id, 'resubmit')).status).toBe(409);
    expect((await move(order.id, 'resubmit', {}, north)).status).toBe(200);
    const url = async () => `/dc_order/${order.id}?version=${(await read(order.id)).version}`;
    expect((await admin.send('DELETE', await url())).status).toBe(422);
    expect((await north.send('DELETE', await url())).status).toBe(200);
  });

  it('is chosen from a catalogue that says the price and whether there is any, and no numbers', async () => {
    const [{ id: goods_id } = { id: 0 }] = goods;
    const refresh = async () => {
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      await runSchedules(server.parts, log);
      await run(
        "update khuon_schedule set next_at = now() - interval '1 minute' where name = 'dc.refresh_offers'",
      );
      await runSchedules(server.parts, log);
    };
    const SOON = { timeout: 20_000, interval: 100 };
    interface Offered {
      distributor_id: number;
      level_price: number;
      supply: string;
      available?: number;
      goods_id: number;
    }
    const ask = async (caller: Caller, filters: object = {}, viewMode = 'tree'): Promise<Offered[]> => {
      const body = { filters, viewMode, page: 1, perPage: 200 };
      const reply = await caller.post('/dc-catalogue-list', body);
      expect(reply.status, reply.body).toBe(200);
      return reply.json['rows'] as Offered[];
    };
    const seen = async (caller: Caller, distributor_id: number) =>
      (await ask(caller, { distributor_id: [distributor_id] })).find((row) => row.goods_id === goods_id);
    const [mb, hp, ct] = [await nodeOf('NPP-MB'), await nodeOf('NPP-HP'), await nodeOf('NPP-CT')];
    await run('update stock_level set on_hand = reserved + unsellable where goods_id = $1', [goods_id]);
    await refresh();
    await expect
      .poll(() => seen(north, mb), SOON)
      .toMatchObject({
        supply: 'none',
        level_price: goods[0]?.wholesale_price,
      });
    await run(
      `update stock_level set on_hand = reserved + unsellable + 5 where id = (select min(id) from stock_level where goods_id = $1)`,
      [goods_id],
    );
    await refresh();
    await expect.poll(async () => (await seen(north, mb))?.supply, SOON).toBe('few');
    expect(await seen(north, mb)).not.toHaveProperty('available');
    expect((await seen(admin, mb))?.available).toBe(5);
    expect((await seen(north, hp))?.supply).toMatch(/^(yes|few|none)$/u);
    expect(await seen(north, ct)).toBeUndefined();
    const mine = await ask(north, {}, 'mine');
    expect(new Set(mine.map(({ distributor_id }) => distributor_id))).toEqual(new Set([mb]));
    await run('update goods set active = false where id = $1', [goods_id]);
    await refresh();
    await expect.poll(() => seen(north, mb), SOON).toBeUndefined();
    await run('update goods set active = true where id = $1', [goods_id]);
  });

  it('comes by sheet, a row for each article, at the price of its level, and only of the own network', async () => {
    const sheet = server.parts.model.imports.find(({ url }) => url === '/dc-order-import');
    if (!sheet) throw new Error('no sheet of orders');
    const session = (await server.parts.sessions.find(north.token ?? '')) as ServerSession;
    const wanted_on = addDays(new Date().toISOString().slice(0, 10), 9);
    const send = async (rows: (string | number)[][], options: object = {}) => {
      const head = ['NPP', 'SKU', 'Số lượng'];
      const cells = [head, ...rows].map((of, index) => ({ number: index + 1, cells: of }));
      const request = {
        sheet,
        options: { wanted_on, ...options },
        isTrial: false,
        takesGood: false,
        key: null,
      };
      return (await runImport(server.parts, { session, language: 'vi', requestId: 'test' }, cells, request))
        .answer;
    };
    const [first, second] = goods;
    const answer = await send([
      ['NPP-MB', first?.sku ?? '', 40],
      ['NPP-MB', second?.sku ?? '', 80],
    ]);
    expect(answer).toMatchObject({ errors: [], stored: true, accepted: 1 });
    const [order] = await run<{ id: number }>('select max(id) as id from dc_order');
    const typed = await make('NPP-MB', [
      { goods_id: first?.id, quantity: 40 },
      { goods_id: second?.id, quantity: 80 },
    ]);
    const { total, lines } = await read(order?.id ?? 0);
    expect([total, lines.map(({ quantity }) => quantity)]).toEqual([typed.total, [40, 80]]);
    const foreign = await send([['NPP-MN', first?.sku ?? '', 40]]);
    expect(foreign).toMatchObject({ stored: false });
    const twice = await send([
      ['NPP-MB', first?.sku ?? '', 40],
      ['NPP-MB', first?.sku ?? '', 40],
    ]);
    expect(twice).toMatchObject({ stored: false });
  });
});
