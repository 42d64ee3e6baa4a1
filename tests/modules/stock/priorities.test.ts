import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { runImport } from '#server/import/runImport.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from './findBroken.ts';

type Channel = 'shopee' | 'tiktok_shop' | 'other';

/** Codes of `order_source`. */
const SOURCES = { shopee: 1, tiktok_shop: 5, other: null } as const;

interface Figures {
  quantity: number;
  used: number;
  held: number;
  left: number;
  on_hand: number;
  available_to_others: number;
}

describeOnDatabase('quantities that are kept for a sales channel', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id: number;
  let today: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [{ id: warehouse_id, today } = { id: 0, today: '' }] = await run<{ id: number; today: string }>(
      `select min(id) as id, to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as today
from warehouse where customer_id = 1`,
    );
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'UT' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng ưu tiên', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [warehouse_id, count],
    );
    return made?.id ?? 0;
  }

  const keep = (goods_id: number, channel: Channel, quantity: number, more: object = {}) =>
    admin.post('/goods_priority', {
      goods_id,
      warehouse_id,
      channel,
      quantity,
      from_date: today,
      to_date: today,
      ...more,
    });
  async function kept(goods_id: number, channel: Channel, quantity: number) {
    const reply = await keep(goods_id, channel, quantity);
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as { id: number; version: number };
  }
  /** Lines of SKU, channel and quantity, kept today in the warehouse. */
  async function sheet(lines: readonly (readonly CellValue[])[]) {
    const found = server.parts.model.imports.find(({ url }) => url === '/goods-priority-import');
    if (!found) throw new Error('no such import');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const [place] = await run<{ code_name: string }>('select code_name from warehouse where id = $1', [
      warehouse_id,
    ]);
    const head = ['SKU', 'Kênh bán', 'Số lượng', 'Kho', 'Từ ngày', 'Đến ngày'];
    const rows = lines.map((cells) => [...cells, place?.code_name ?? '', today, today]);
    const all = [head, ...rows].map((cells, index) => ({ number: index + 1, cells }));
    const request = { sheet: found, options: {}, isTrial: false, takesGood: false, key: null };
    return (await runImport(server.parts, { session, language: 'vi', requestId: 't' }, all, request)).answer;
  }
  async function figures(goods_id: number, channel: Channel): Promise<Figures | undefined> {
    const { json } = await admin.post('/goods-priority-list', {
      viewMode: 'all',
      filters: { goods_id: [goods_id], channel: [channel] },
    });
    return (json['rows'] as Figures[])[0];
  }

  async function order(goods_id: number, channel: Channel, quantity: number): Promise<number> {
    const reply = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id,
      source: SOURCES[channel],
      delivery_company: 'self',
      lines: [{ goods_id, quantity, unit_price: 100_000 }],
    });
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  }
  async function allocate(id: number): Promise<number> {
    const reply = await admin.post(`/order/${id}/allocate`);
    expect(reply.status, reply.body).toBe(200);
    return Number(reply.json['status']);
  }
  async function move(id: number, key: string, body: object = {}): Promise<void> {
    const reply = await admin.post(`/order/${id}/${key}`, body);
    expect(reply.status, reply.body).toBe(200);
  }
  const [OUT, READY] = [20, 40];

  it('say by how much all channels together are kept more than there is', async () => {
    const goods = await haveGoods(50);
    expect((await kept(goods, 'shopee', 40)) as object).toMatchObject({ over: 0 });
    expect((await kept(goods, 'tiktok_shop', 30)) as object).toMatchObject({ over: 20 });
    const later = await keep(goods, 'shopee', 60, { from_date: '2099-01-01', to_date: '2099-01-02' });
    expect(later.json, later.body).toMatchObject({ over: 10 });
  });

  it('are for the orders of the channel alone, before what is free', async () => {
    const goods = await haveGoods(100);
    await kept(goods, 'shopee', 40);
    await kept(goods, 'tiktok_shop', 30);
    expect(await allocate(await order(goods, 'shopee', 28))).toBe(READY);
    expect(await figures(goods, 'shopee')).toMatchObject({ used: 28, left: 12, held: 12 });
    expect(await figures(goods, 'tiktok_shop')).toMatchObject({ used: 0, left: 30, available_to_others: 30 });
    expect(await allocate(await order(goods, 'other', 31))).toBe(OUT);
    expect(await allocate(await order(goods, 'other', 30))).toBe(READY);
    expect(await allocate(await order(goods, 'shopee', 13))).toBe(OUT);
    expect(await allocate(await order(goods, 'shopee', 12))).toBe(READY);
    expect(await figures(goods, 'tiktok_shop')).toMatchObject({ left: 30, held: 30, available_to_others: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('are the channel’s again when its order is canceled, and used once it is handed over', async () => {
    const goods = await haveGoods(10);
    await kept(goods, 'shopee', 6);
    const first = await order(goods, 'shopee', 4);
    await allocate(first);
    await move(first, 'cancel', { cancel_reason: 'Khách đổi ý' });
    expect(await figures(goods, 'shopee')).toMatchObject({
      used: 0,
      left: 6,
      held: 6,
      available_to_others: 4,
    });
    const second = await order(goods, 'shopee', 5);
    for (const key of ['allocate', 'start_picking', 'finish_picking', 'pack', 'hand_over'])
      await move(second, key);
    expect(await figures(goods, 'shopee')).toMatchObject({ used: 5, left: 1, held: 1, on_hand: 5 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('are free again as far as they are lowered, and wholly when they are given up', async () => {
    const goods = await haveGoods(20);
    const { id, version } = await kept(goods, 'shopee', 15);
    const lowered = await admin.send('PUT', `/goods_priority/${id}`, { version, quantity: 9 });
    expect(lowered.status, lowered.body).toBe(200);
    expect(await figures(goods, 'shopee')).toMatchObject({ held: 9, left: 9, available_to_others: 11 });
    const released = await admin.post('/goods-priority-release', { ids: [id] });
    expect([released.status, released.json]).toEqual([200, { released: 1 }]);
    expect(await figures(goods, 'shopee')).toMatchObject({ held: 0, left: 0, available_to_others: 20 });
    expect(await allocate(await order(goods, 'other', 20))).toBe(READY);
    expect((await admin.post('/goods-priority-release', { ids: [id] })).status).toBe(422);
    expect(await findBroken(run)).toEqual([]);
  });

  it('hold what is there when more is asked for, and nothing before their first day', async () => {
    const goods = await haveGoods(5);
    await kept(goods, 'shopee', 8);
    expect(await figures(goods, 'shopee')).toMatchObject({ held: 5, left: 8, short: 3 });
    const later = await haveGoods(5);
    const coming = await keep(later, 'shopee', 5, { from_date: '2099-01-01', to_date: '2099-01-03' });
    expect(coming.json).toMatchObject({ state: 'coming' });
    expect(await figures(later, 'shopee')).toMatchObject({ held: 0, available_to_others: 5 });
  });

  it('are refused beside another of the same days, in the past, backwards, and without the code', async () => {
    const goods = await haveGoods(5);
    await kept(goods, 'shopee', 2);
    const again = await keep(goods, 'shopee', 1);
    expect([again.status, again.body]).toEqual([
      409,
      expect.stringMatching(/"path":"from_date","code":"period_taken","message":".*UT\d/),
    ]);
    expect((await keep(goods, 'tiktok_shop', 1, { from_date: '2020-01-01' })).status).toBe(422);
    expect((await keep(goods, 'tiktok_shop', 1, { to_date: '2020-01-01' })).status).toBe(422);
    const keeper = await server.login('warehouse');
    expect((await keeper.post('/goods-priority-list', {})).status).toBe(403);
    expect(await figures(goods, 'tiktok_shop')).toBeUndefined();
  });

  it('come from a sheet, and a sheet sent again changes the quantities of its lines', async () => {
    const [first, second] = [await haveGoods(50), await haveGoods(10)];
    const skus = new Map(
      (await run<{ id: number; sku: string }>('select id, sku from goods where customer_id = 1')).map(
        ({ id, sku }) => [id, sku],
      ),
    );
    const line = (goods: number, quantity: number) => [skus.get(goods) ?? '', 'shopee', quantity];
    const begun = await sheet([line(first, 40), line(second, 5)]);
    expect(begun, JSON.stringify(begun)).toMatchObject({ stored: true, accepted: 2 });
    expect(await figures(first, 'shopee')).toMatchObject({ held: 40, left: 40, available_to_others: 10 });
    expect(await sheet([line(first, 30)])).toMatchObject({ stored: true, accepted: 1 });
    expect(await figures(first, 'shopee')).toMatchObject({ quantity: 30, held: 30, available_to_others: 20 });
    expect(await sheet([line(first, 20), line(second, 0)])).toMatchObject({ stored: false });
    expect(await figures(first, 'shopee')).toMatchObject({ quantity: 30, held: 30 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('are never oversold, nor taken by another channel, whichever orders come at the same time', async () => {
    let seed = 7;
    /** Made up, the same every time. */
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const channels = ['shopee', 'tiktok_shop', 'other'] as const;
    for (let round = 0; round < 2; round += 1) {
      const quantities = { shopee: 5 + random(10), tiktok_shop: 5 + random(10) };
      const goods = await haveGoods(25 + random(15));
      await kept(goods, 'shopee', quantities.shopee);
      await kept(goods, 'tiktok_shop', quantities.tiktok_shop);
      const orders: number[] = [];
      for (let count = 0; count < 6; count += 1)
        orders.push(await order(goods, channels[random(3)] ?? 'other', 3 + random(8)));
      const states = await Promise.all(orders.map(allocate));
      const canceled = orders.filter((_, index) => states[index] === READY && index % 2 === 0);
      const waiting = orders.filter((_, index) => states[index] === OUT);
      await Promise.all([
        ...canceled.map((id) => move(id, 'cancel', { cancel_reason: 'Khách đổi ý' })),
        ...waiting.map(allocate),
      ]);
      for (const channel of ['shopee', 'tiktok_shop'] as const) {
        const { used = -1, held = -1, left = -1 } = (await figures(goods, channel)) ?? {};
        expect(used + held, `${round} ${channel}`).toBe(quantities[channel]);
        expect(left).toBe(held);
      }
      const [strangers] = await run<{ count: number }>(
        `select count(*)::int as count from reservation r join "order" o on o.id = r.document_id and r.document_type = 'order'
join goods_priority p on p.id = r.priority_id
where r.goods_id = $1 and r.status = 1 and p.channel <> case o.source when 1 then 'shopee' when 5 then 'tiktok_shop' else 'other' end`,
        [goods],
      );
      expect(strangers?.count).toBe(0);
      expect(await findBroken(run)).toEqual([]);
    }
  });
});
