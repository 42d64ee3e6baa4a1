import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** Money of the report that follows from cost. */
const OF_COST = ['revenue', 'cost', 'gross_profit', 'margin'];

describeOnDatabase('gross profit of goods', (database) => {
  let server: TestServer;
  let admin: Caller;
  let cashier: Caller;
  let pos: number;
  let goods: number;
  /** Of unknown cost. */
  let free: number;
  let sale: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, cashier] = [await server.login('admin'), await server.login('cashier')];
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    await ask('update promotion set status = 3');
    const [found] = await ask<{ id: number }>(
      'select id from goods where customer_id = 1 and retail_price > 0 order by id limit 1',
    );
    goods = found?.id ?? 0;
    const [other] = await ask<{ id: number }>(
      'update goods set cost_price = null where id = (select max(id) from goods where customer_id = 1) returning id',
    );
    free = other?.id ?? 0;
    await ask('update order_line set deleted_at = now() where goods_id = $1', [goods]);
    await ask('update pos_sale_line set deleted_at = now() where goods_id = $1', [goods]);
    await ask('update goods set retail_price = 108000, cost_price = 60000, tax_rate = 8 where id = $1', [
      goods,
    ]);
    await ask('update goods_price set retail_price = 108000 where goods_id = $1', [goods]);
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(
        `update ${table} s set ${column} = 100 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
        [pos],
      );
    await ask('update stock_level set reserved = 0');
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }

  async function report(caller: Caller): Promise<Record<string, unknown>> {
    const reply = await caller.post('/goods-report', { filters: { goods_id: [goods] } });
    expect(reply.status, reply.body).toBe(200);
    const { tiles } = reply.json as unknown as ReportAnswer;
    return tiles['profit']?.groups?.[0]?.values ?? {};
  }

  test('of the demo: what an order came to is what its lines came to', async () => {
    const orders = await ask<{ id: number; is_wrong: boolean }>(
      `select o.id, o.costed_total <> sum(coalesce(l.costed_total, 0)) as is_wrong
from "order" o join order_line l on l.order_id = o.id group by o.id, o.costed_total, o.discount having count(l.unit_cost) > 0 and o.discount > 0`,
    );
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(({ is_wrong }) => is_wrong)).toEqual([]);
  });

  test('is revenue without tax less the cost of the moment of the sale', async () => {
    const sold = await cashier.post('/pos/check-out', {
      pos_id: pos,
      total: 324_000,
      cash: 324_000,
      lines: [{ goods_id: goods, quantity: 3 }],
    });
    expect(sold.status, sold.body).toBe(200);
    sale = Number(sold.json['sale_id']);
    // 3 × 108,000 hold 8 % of tax: 300,000; they had cost 3 × 60,000.
    const profit = { revenue: 300_000, cost: 180_000, gross_profit: 120_000, margin: 0.4 };
    expect(await report(admin)).toEqual(profit);
    await ask('update goods set cost_price = 90000, tax_rate = 10 where id = $1', [goods]);
    expect(await report(admin)).toEqual(profit);
  });

  test('a return takes back what its bill had cost, not what the goods cost since', async () => {
    const back = await cashier.post(`/pos_sale/${sale}/return_bill`, {
      return_reason: 'Không vừa cỡ, khách xin trả lại',
      lines: [{ goods_id: goods, quantity: 1 }],
    });
    expect(back.status, back.body).toBe(200);
    // Two of three are kept: 200,000 less 120,000.
    expect(await report(admin)).toEqual({
      revenue: 200_000,
      cost: 120_000,
      gross_profit: 80_000,
      margin: 0.4,
    });
  });

  test('an order counts while it is kept; one that came back leaves neither revenue nor cost', async () => {
    const [line] = await ask<{ id: number; order_id: number }>(
      `update order_line set goods_id = $1, quantity = 2, unit_price = 110000, discount = 22000, amount = 198000, unit_cost = 90000,
tax_rate = 10, costed_total = 180000, deleted_at = null where id = (select min(l.id) from order_line l join "order" o on o.id = l.order_id
where l.customer_id = 1 and o.create_method = 1 and o.deleted_at is null) returning id, order_id`,
      [goods],
    );
    const put = (status: number) =>
      ask(`update "order" set status = $2, created_at = now() where id = $1`, [line?.order_id, status]);
    await put(200);
    // 198,000 hold 10 % of tax: 180,000, which two at 90,000 had cost as well.
    expect(await report(admin)).toEqual({
      revenue: 380_000,
      cost: 300_000,
      gross_profit: 80_000,
      margin: 0.2105,
    });
    await put(240);
    expect(await report(admin)).toMatchObject({ revenue: 200_000, cost: 120_000, gross_profit: 80_000 });
  });

  test('orders and bills together make the gross profit of the company, which the finance service shows', async () => {
    await ask(
      'update pos_sale set deleted_at = now() where id <> $1 and original_sale_id is distinct from $1',
      [sale],
    );
    const made = await admin.post('/order', {
      receiver_name: 'Người mua',
      receiver_phone: '0912345678',
      receiver_address: '1 Lê Lợi',
      discount: 22_000,
      lines: [
        { goods_id: goods, quantity: 2, unit_price: 110_000 },
        { goods_id: free, quantity: 1, unit_price: 0 },
      ],
    });
    expect(made.status, made.body).toBe(201);
    await ask('update "order" set deleted_at = now() where id <> $1', [made.json['id']]);
    const figures = async (caller: Caller) => {
      const { status, json, body } = await caller.post('/revenue-report', {});
      expect(status, body).toBe(200);
      return (json as unknown as ReportAnswer).tiles;
    };
    const tiles = await figures(admin);
    // The two that the buyer kept: 200,000 less 120,000. Two at 110,000, of which the order takes off a tenth: 180,000 less 180,000.
    expect(tiles['gross_profit']?.values).toEqual({ gross_profit: 80_000 });
    expect(tiles['margin']?.values).toEqual({ margin: 0.2105 });
    const channels = tiles['profit_by_channel']?.groups?.map(({ key, values }) => [
      key,
      values['gross_profit'],
    ]);
    expect(channels).toEqual([
      ['counter', 80_000],
      ['order', 0],
    ]);
    expect(tiles['profit_shops']?.groups?.find(({ key }) => key === pos)?.values).toEqual({
      revenue: 200_000,
      cost: 120_000,
      gross_profit: 80_000,
      margin: 0.4,
    });
    // What goods made is what orders and bills made, also once the order takes off less.
    const ofGoods = async () => {
      const { json } = await admin.post('/goods-report', {});
      const groups = (json as unknown as ReportAnswer).tiles['profit']?.groups ?? [];
      return groups.reduce((sum, { values }) => sum + Number(values['gross_profit'] ?? 0), 0);
    };
    expect(await ofGoods()).toBe(80_000);
    const { id, version } = made.json as unknown as { id: number; version: number };
    const less = await admin.send('PUT', `/order/${id}`, { version, discount: 10_001 });
    expect(less.status, less.body).toBe(200);
    // 209,999 hold 10 % of tax: 190,908.
    expect((await figures(admin))['gross_profit']?.values).toEqual({ gross_profit: 90_908 });
    expect(await ofGoods()).toBe(90_908);
    const again = await admin.send('PUT', `/order/${id}`, {
      version: less.json['version'],
      discount: 22_000,
    });
    expect(again.status, again.body).toBe(200);
    const proof = await admin.post('/sale-list', {});
    expect((proof.json['sum'] as Record<string, unknown>)['gross_profit']).toBe(80_000);
    await ask(`update khuon_license set valid_until = now() - interval '1 day' where key = 'finance'`);
    const without = await server.login('admin');
    const kept = Object.values(await figures(without)).flatMap((tile) => Object.keys(tile.values ?? {}));
    expect(kept).toContain('booked');
    expect(kept.filter((key) => OF_COST.includes(key))).toEqual([]);
    expect((await without.post('/sale-list', {})).body).not.toMatch(/cost_total|gross_profit|costed_total/);
    const goodsReport = await without.post('/goods-report', { filters: { goods_id: [goods] } });
    const seen = Object.values((goodsReport.json as unknown as ReportAnswer).tiles).flatMap((tile) =>
      Object.keys(tile.values ?? {}),
    );
    expect(seen).toContain('quantity');
    expect(seen.filter((key) => OF_COST.includes(key))).toEqual([]);
    // The list behind it has no such columns either: not shown, not added up, not sorted by.
    const lines = (body: object = {}) =>
      without.post('/sale-line-list', { filters: { goods_id: [goods] }, ...body });
    const shown = await lines();
    expect(shown.status, shown.body).toBe(200);
    expect(shown.body).not.toMatch(/cost_total|gross_profit|costed_total/);
    expect((await lines({ sort: { field: 'gross_profit', order: 'ASC' } })).status).toBe(422);
    await ask(`update khuon_license set valid_until = null where key = 'finance'`);
    admin = await server.login('admin');
    const listed = await admin.post('/sale-line-list', { filters: { goods_id: [goods] } });
    expect((listed.json['sum'] as Record<string, unknown>)['gross_profit']).toBe(80_000);
  });

  test('goods of unknown cost make no profit and no loss', async () => {
    await ask('update pos_sale_line set unit_cost = null where goods_id = $1', [goods]);
    await ask(`update order_line set unit_cost = null, costed_total = null where goods_id = $1`, [goods]);
    expect(await report(admin)).toMatchObject({ revenue: 0, cost: 0, gross_profit: 0, margin: null });
  });

  test('cost is shown to nobody without its code, in the report, the list or the bill', async () => {
    await ask(`update pos_sale_line set unit_cost = 61234 where goods_id = $1`, [goods]);
    await ask(`update role set permissions = array_remove(permissions, 'administration_goods_cost')`);
    const manager = await server.login('manager');
    const { status, json } = await manager.post('/goods-report', { filters: { goods_id: [goods] } });
    expect(status).toBe(200);
    const { tiles } = json as unknown as ReportAnswer;
    const shown = Object.values(tiles).flatMap((tile) => Object.keys(tile.values ?? {}));
    expect(shown).toContain('quantity');
    expect(shown.filter((key) => OF_COST.includes(key))).toEqual([]);
    const list = await manager.post('/sale-line-list', { filters: { goods_id: [goods] } });
    expect(list.status, list.body).toBe(200);
    expect(list.body).not.toMatch(/cost_total|gross_profit|costed_total/);
    const revenue = await manager.post('/revenue-report', {});
    expect(revenue.status, revenue.body).toBe(200);
    const seen = Object.values((revenue.json as unknown as ReportAnswer).tiles);
    const names = seen.flatMap((tile) => [
      ...Object.keys(tile.values ?? {}),
      ...(tile.groups ?? []).flatMap(({ values }) => Object.keys(values)),
    ]);
    expect(names).toContain('booked');
    expect(names.filter((key) => OF_COST.includes(key))).toEqual([]);
    const bill = await cashier.send('GET', `/pos_sale/${sale}`);
    expect(bill.status, bill.body).toBe(200);
    expect(bill.body).not.toContain('61234');
  });
});
