import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { toUpload, toWorkbook } from '../../server/import/sheets.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Take {
  id: number;
  version: number;
  status: string;
  lines: { id: number; system_quantity: number | null; difference: number | null }[];
}

describeOnDatabase('goods that are counted', (database) => {
  let server: TestServer;
  let keeper: Caller;
  let admin: Caller;
  let keeperId: number;
  let warehouse_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [keeper, admin] = [await server.login('warehouse'), await server.login('admin')];
    [{ id: warehouse_id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from warehouse where customer_id = 1',
    );
    [{ id: keeperId } = { id: 0 }] = await run<{ id: number }>(
      `select id from account where username = 'warehouse'`,
    );
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** A new goods of which so many lie in the warehouse, some of them kept back. */
  async function haveGoods(count: number, reserved = 0): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, cost_price)
  values (1, 'KK' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng kiểm', 'piece', 1, true, 52000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved) select 1, id, $1, $2, $3 from g),
r as (insert into reservation (customer_id, goods_id, warehouse_id, quantity, reason, document_type, document_id, reserved_at)
  select 1, id, $1, $3, 'manual', 'manual', 1, now() from g where $3 > 0),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [warehouse_id, count, reserved],
    );
    return made?.id ?? 0;
  }
  const onHand = async (goods: number) =>
    (await run<{ on_hand: number }>('select on_hand from stock_level where goods_id = $1', [goods]))[0]
      ?.on_hand;
  async function post(url: string, body: object = {}, caller = keeper): Promise<Take> {
    const reply = await caller.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Take;
  }
  /** Counts so many of each goods, and finishes. */
  async function count(goods: readonly number[], counted: readonly number[], reason: string | null) {
    const made = await post('/stock_take', {
      warehouse_id,
      planned_on: '2026-01-05',
      counters: [keeperId],
      lines: goods.map((goods_id) => ({ goods_id })),
    });
    const { version, lines } = await post(`/stock_take/${made.id}/start`);
    const reply = await keeper.send('PUT', `/stock_take/${made.id}`, {
      version,
      lines: lines.map(({ id }, index) => ({ id, counted_quantity: counted[index], reason })),
    });
    expect(reply.status, reply.body).toBe(200);
    return { id: made.id, finished: await keeper.post(`/stock_take/${made.id}/finish`) };
  }

  it('are set right by what was counted, once somebody else has approved it', async () => {
    const goods = [await haveGoods(40), await haveGoods(25), await haveGoods(7)];
    const { id, finished } = await count(goods, [37, 26, 7], 'Thất lạc khi chuyển kệ');
    expect(finished.json).toMatchObject({ status: 'counted', surplus: 1, shortage: 3 });
    const own = await keeper.post(`/stock_take/${id}/approve`);
    expect([own.status, own.body]).toEqual([409, expect.stringContaining('Người đếm không tự duyệt')]);
    await post(`/stock_take/${id}/approve`, {}, admin);
    expect(await onHand(goods[0] ?? 0)).toBe(40);
    expect(await post(`/stock_take/${id}/post`, {}, admin)).toMatchObject({
      status: 'posted',
      difference_value: -104_000,
    });
    expect(await Promise.all(goods.map(onHand))).toEqual([37, 26, 7]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('are counted a second time where much is missing, and only that; whoever keeps stock hears of it', async () => {
    const goods = [await haveGoods(40), await haveGoods(25)];
    const { id } = await count(goods, [20, 24], 'Thiếu trên kệ');
    const refused = await admin.post(`/stock_take/${id}/approve`);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('recount_needed')]);
    const again = await post(`/stock_take/${id}/recount`);
    expect(again.lines).toMatchObject([
      { counted_quantity: null, first_quantity: 20 },
      { counted_quantity: 24, first_quantity: null },
    ]);
    await keeper.send('PUT', `/stock_take/${id}`, {
      version: again.version,
      lines: again.lines.map((line, index) => ({
        id: line.id,
        ...(index === 0 && { counted_quantity: 22 }),
      })),
    });
    for (const key of ['finish', 'approve', 'post']) await post(`/stock_take/${id}/${key}`, {}, admin);
    expect(await Promise.all(goods.map(onHand))).toEqual([22, 24]);
    const heard = await run(
      `select data->>'shortage' as shortage from khuon_notification n join account a on a.id = n.account_id where title = 'stock_difference' and a.username = 'warehouse'`,
    );
    expect(heard).toEqual([{ shortage: '19' }]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('are all that lies in a zone when the count begins, so that a shelf nobody looked at is found short', async () => {
    const [seen, unseen, elsewhere] = [await haveGoods(6), await haveGoods(4), await haveGoods(9)];
    const cells = await run<{ id: number }>(
      `insert into cell (customer_id, warehouse_id, code, zone, kind, one_expiry, active)
select 1, $1, 'KZ-' || n, 'KZ' || (n / 3), 'pick', false, true from generate_series(1, 3) n returning id`,
      [warehouse_id],
    );
    for (const [index, goods] of [seen, unseen, elsewhere].entries())
      for (const set of ['stock_balance set cell_id', 'stock_move set to_cell_id'])
        await run(`update ${set} = $1 where goods_id = $2`, [cells[index]?.id, goods]);
    const body = { warehouse_id, planned_on: '2026-01-05', scope: 'zone' };
    const blank = await keeper.post('/stock_take', body);
    expect([blank.status, blank.body]).toEqual([422, expect.stringContaining('zone')]);
    const empty = await post('/stock_take', { ...body, zone: 'KZ-none' });
    const nothing = await keeper.post(`/stock_take/${empty.id}/start`);
    expect([nothing.status, nothing.body]).toEqual([422, expect.stringContaining('nothing_there')]);
    const made = await post('/stock_take', { ...body, zone: 'KZ0' });
    const started = await post(`/stock_take/${made.id}/start`);
    expect(started.lines).toMatchObject([
      { goods_id: seen, cell_id: cells[0]?.id, system_quantity: 6, counted_quantity: null },
      { goods_id: unseen, cell_id: cells[1]?.id, system_quantity: 4, counted_quantity: null },
    ]);
    const [{ unit_cost } = { unit_cost: 0 }] = await run<{ unit_cost: number }>(
      'select unit_cost from stock_take_line where stock_take_id = $1',
      [made.id],
    );
    expect(unit_cost).toBe(52_000);
    const open = await keeper.post(`/stock_take/${made.id}/finish`);
    expect([open.status, open.body]).toEqual([422, expect.stringContaining('lines.0.counted_quantity')]);
    const [first, second] = started.lines;
    const seenOnly = await keeper.send('PUT', `/stock_take/${made.id}`, {
      version: started.version,
      lines: [{ id: first?.id, counted_quantity: 6 }, { id: second?.id }],
    });
    expect(seenOnly.status, seenOnly.body).toBe(200);
    const counted = await post(`/stock_take/${made.id}/finish`, { uncounted: 'zero', reason: 'Kệ trống' });
    expect(counted.lines).toMatchObject([
      { difference: 0, reason: null },
      { difference: -4, reason: 'Kệ trống' },
    ]);
    await post(`/stock_take/${made.id}/recount`);
    const left = await post('/stock_take', { ...body, zone: 'KZ0' });
    const again = await post(`/stock_take/${left.id}/start`);
    await keeper.send('PUT', `/stock_take/${left.id}`, {
      version: again.version,
      lines: again.lines.map(({ id }, index) => ({ id, ...(index === 0 && { counted_quantity: 6 }) })),
    });
    const short = await post(`/stock_take/${left.id}/finish`, { uncounted: 'leave' });
    expect(short.lines).toMatchObject([{ difference: 0 }]);
    expect(short.lines).toHaveLength(1);
  });

  it('are refused where a difference has no reason, or would take what is kept back', async () => {
    const goods = await haveGoods(10, 8);
    const silent = await count([goods], [9], null);
    expect([silent.finished.status, silent.finished.body]).toEqual([
      422,
      expect.stringContaining('lines.0.reason'),
    ]);
    const { id } = await count([goods], [5], 'Không tìm thấy trên kệ');
    await post(`/stock_take/${id}/approve`, {}, admin);
    const refused = await admin.post(`/stock_take/${id}/post`);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('không đủ')]);
    expect(await onHand(goods)).toBe(10);
    expect((await (await server.login('office')).post('/stock-take-list', {})).status).toBe(403);
    expect(await findBroken(run)).toEqual([]);
  });

  it('are brought by a sheet: what it names is counted, the rest stays, and who brought it does not approve', async () => {
    const goods = [await haveGoods(40), await haveGoods(25)];
    const made = await post('/stock_take', {
      warehouse_id,
      planned_on: '2026-01-05',
      lines: goods.map((goods_id) => ({ goods_id })),
    });
    const skus = (
      await run<{ sku: string }>('select sku from goods where id = any($1::int8[]) order by id', [goods])
    ).map(({ sku }) => sku);
    const [{ code } = { code: '' }] = await run<{ code: string }>(
      'select code from stock_take where id = $1',
      [made.id],
    );
    const send = async (rows: readonly (readonly unknown[])[]) => {
      const head = ['code', 'lines.goods_id', 'lines.counted_quantity', 'lines.reason'];
      const { payload, type } = toUpload({ name: 'kiểm.xlsx', bytes: await toWorkbook([head, ...rows]) });
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/stock-take-import',
        headers: {
          authorization: `Bearer ${keeper.token}`,
          'x-client-key': 'khuon',
          'accept-language': 'vi',
          'content-type': type,
        },
        payload,
      });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<{ errors?: { message: string }[] }>();
    };
    expect((await send([[code, skus[0], 37]])).errors?.[0]?.message).toContain('không đang đếm');
    await post(`/stock_take/${made.id}/start`);
    expect((await send([['KK-NOWHERE', skus[0], 37]])).errors).toHaveLength(1);
    const { errors = [] } = await send([[code, skus[0], 37, 'Rách bao bì']]);
    expect(errors).toEqual([]);
    const { json } = await keeper.send('GET', `/stock_take/${made.id}`);
    expect(json).toMatchObject({
      counters: [keeperId],
      lines: [{ counted_quantity: 37, reason: 'Rách bao bì' }, { counted_quantity: null }],
    });
    await send([[code, skus[1], 25]]);
    const finished = await keeper.post(`/stock_take/${made.id}/finish`);
    expect(finished.json, finished.body).toMatchObject({ status: 'counted', surplus: 0, shortage: 3 });
    expect((await keeper.post(`/stock_take/${made.id}/approve`)).status).toBe(409);
  });
});
