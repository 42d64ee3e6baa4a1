import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('days of cover and age of stock', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id: number;
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [{ id: warehouse_id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from warehouse where customer_id = 1',
    );
    [{ id: goods } = { id: 0 }] = await run<{ id: number }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, cost_price) values (1, 'DB-1', 'Hàng đủ bán', 'piece', 1, true, 10000) returning id`,
    );
    await run(
      `insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved) values (1, $1, $2, 100, 40)`,
      [goods, warehouse_id],
    );
    await run(
      `insert into stock_balance (customer_id, goods_id, warehouse_id, quantity, expired_date) values (1, $1, $2, 30, '2099-05-01'), (1, $1, $2, 70, '2099-03-01'), (1, $1, $2, 0, '2001-01-01')`,
      [goods, warehouse_id],
    );
    // Came 400, 100, 50, 20 and 5 days ago; 300 of the oldest went out long ago, 60 in the last month, half of them in the last week.
    for (const [days, quantity] of [
      [400, 330],
      [100, 60],
      [50, 30],
      [20, 25],
      [5, 15],
    ] as const)
      await move('in', quantity, days);
    for (const [days, quantity] of [
      [200, 300],
      [20, 30],
      [3, 30],
    ] as const)
      await move('out', quantity, days);
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const move = (way: 'in' | 'out', quantity: number, days: number) =>
    run(
      `insert into stock_move (customer_id, goods_id, from_place, to_place, ${way === 'in' ? 'to' : 'from'}_warehouse_id, quantity, reason, created_at)
values (1, $1, $2, $3, $4, $5, $6, now() - make_interval(days => $7))`,
      way === 'in'
        ? [goods, 'supplier', 'stock', warehouse_id, quantity, 'receipt', days]
        : [goods, 'stock', 'customer', warehouse_id, quantity, 'sale', days],
    );
  async function cover(caller = admin): Promise<Record<string, unknown> | undefined> {
    const reply = await caller.post('/goods-cover-list', { viewMode: 'all', filters: { goods_id: [goods] } });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json['rows'] as Record<string, unknown>[])[0];
  }

  it('is forecast by what was sold in the last 7, 10, 30 or 90 days', async () => {
    // 60 are free; 30 were sold in the last week, 60 in the month. 7 days of delivery and 14 in reserve ask for 21 days.
    const forecasts = await Promise.all(
      ['d7', 'd10', 'd30', 'd90'].map(async (viewMode) => {
        const body = { viewMode, filters: { goods_id: [goods] } };
        const reply = await admin.post('/goods-forecast-list', body);
        expect(reply.status, reply.body).toBe(200);
        const rows = reply.json['rows'] as Record<string, unknown>[];
        expect(rows, viewMode).toHaveLength(1);
        return { ...rows[0], sum: (reply.json['sum'] as { available: number }).available };
      }),
    );
    const [until] = await run<{ on: string }>(
      `select to_char((now() at time zone 'Asia/Ho_Chi_Minh')::date + 14, 'YYYY-MM-DD') as on`,
    );
    const same = { available: 60, incoming: 0, state: 'enough', sum: 60 };
    expect(forecasts).toMatchObject([
      {
        ...same,
        out: 30,
        average: 4.3,
        days_cover: 14,
        runs_out_on: until?.on,
        expected: 90,
        suggested: 30,
      },
      { ...same, out: 30, average: 3, days_cover: 20, expected: 63, suggested: 3 },
      { ...same, out: 60, average: 2, days_cover: 30, expected: 42, suggested: 0 },
      { ...same, out: 60, average: 0.7, days_cover: 90, expected: 14, suggested: 0 },
    ]);
  });

  it('follow from what is free, what is sold and what comes', async () => {
    // 60 free of 100; 60 sold in 30 days are 2 a day, so for 30 days; 21 days ask for 42.
    expect(await cover()).toMatchObject({
      available: 60,
      average: 2,
      days_cover: 30,
      out_7: 30,
      out_30: 60,
      out_90: 60,
      incoming: 0,
      suggested: 0,
      state: 'enough',
      nearest_expiry: '2099-03-01',
    });
    await run('update stock_level set reserved = 90 where goods_id = $1', [goods]);
    expect(await cover()).toMatchObject({ available: 10, days_cover: 5, suggested: 32, state: 'order_now' });
    const [supplier] = await run<{ id: number }>('select min(id) as id from supplier where customer_id = 1');
    const receipt = await admin.post('/goods_receipt', {
      warehouse_id,
      supplier_id: supplier?.id,
      lines: [{ goods_id: goods, expected_quantity: 20 }],
    });
    expect(receipt.status, receipt.body).toBe(201);
    expect(await cover()).toMatchObject({ incoming: 20, suggested: 12 });
    const { json } = await admin.post('/goods-cover-report', { filters: { goods_id: [goods] } });
    const { tiles } = json as unknown as ReportAnswer;
    expect(tiles['to_order']?.values).toEqual({ to_order: 1 });
  });

  it('what came first is taken to have gone first, and its worth is told to who may know costs', async () => {
    const { json, body, status } = await admin.post('/stock-age-list', { filters: { goods_id: [goods] } });
    expect(status, body).toBe(200);
    const ages = (json['rows'] as { age: string; quantity: number; value: number }[]).map(
      ({ age, quantity, value }) => [age, quantity, value],
    );
    // 100 lie there: the 40 of this month, the 30 before, and 30 of the 60 that came 100 days ago.
    expect(new Map(ages.map(([age, quantity]) => [age, quantity]))).toEqual(
      new Map([
        ['d30', 40],
        ['d60', 30],
        ['d180', 30],
      ]),
    );
    expect((json['sum'] as { value: number }).value).toBe(1_000_000);
    const report = await admin.post('/stock-age-report', { filters: { goods_id: [goods] } });
    const { tiles } = report.json as unknown as ReportAnswer;
    expect(tiles['old_value']?.values).toEqual({ old_value: 300_000 });
    expect(tiles['by_age']?.groups?.find(({ key }) => key === 'd30')?.values).toEqual({ value: 400_000 });
    const keeper = await server.login('warehouse');
    expect((await keeper.post('/stock-age-list', {})).status).toBe(403);
    expect(await cover(keeper)).toMatchObject({ on_hand: 100 });
  });
});
