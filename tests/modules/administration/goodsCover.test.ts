import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { asAdministration } from '#generated/administration/module.gen.server.ts';
import { notifyExpiring } from '#modules/administration/expiringProfiles.server.ts';
import { openSync } from '../../support/market.ts';
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
    const filters = { 'goods_id.sku': 'DB-1' };
    const listed = (viewMode: string) => admin.post('/goods-list', { viewMode, filters });
    const shown = { export_quantity: 60, incoming: 20, days_cover: 5, nearest_expiry: '2099-03-01' };
    expect((await listed('all')).json['rows']).toMatchObject([shown]);
    expect((await listed('expiring')).json['rows']).toEqual([]);
    await run(
      `update stock_balance set expired_date = current_date + 20 where goods_id = $1 and quantity = 30`,
      [goods],
    );
    expect((await listed('expiring')).json).toMatchObject({ rows: [{ export_quantity: 60 }] });
    const { json } = await admin.post('/goods-cover-report', { filters: { goods_id: [goods] } });
    const { tiles } = json as unknown as ReportAnswer;
    expect(tiles['to_order']?.values).toEqual({ to_order: 1 });
  });

  it('what falls short is transferred, produced and bought from the rows of the report, as much as it suggests', async () => {
    const row = await cover();
    const order = (body: object) =>
      admin.post('/goods-cover-order', { ids: [row?.['id']], ...body }, { 'idempotency-key': randomUUID() });
    const [other] = await run<{ id: number; name: string }>(
      'select id, name from warehouse where customer_id = 1 and id <> $1 order by id limit 1',
      [warehouse_id],
    );
    const odd = await order({ ids: ['a0'], way: 'purchase' });
    expect([odd.status, odd.json['error']]).toEqual([
      422,
      expect.objectContaining({
        fields: [expect.objectContaining({ path: 'ids', message: expect.stringContaining('"a0"') })],
      }),
    ]);
    const bare = await order({ way: 'transfer', from_warehouse_id: other?.id });
    expect([bare.status, bare.body]).toEqual([
      422,
      expect.stringContaining('rule.goods_cover.nothing_there'),
    ]);
    await run(
      'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) values (1, $1, $2, 5)',
      [goods, other?.id],
    );
    const brought = await order({ way: 'transfer', from_warehouse_id: other?.id });
    expect(brought.status, brought.body).toBe(200);
    const linesOf = (table: string, quantity: string, codes: unknown) =>
      run(
        `select d.status, l.${quantity}::int as quantity from ${table} d join ${table}_line l on l.${table}_id = d.id
where d.code = any($1)`,
        [codes],
      );
    expect(await linesOf('goods_transfer', 'quantity', brought.json['codes'])).toEqual([
      { status: 'draft', quantity: 5 },
    ]);
    await run('delete from stock_level where goods_id = $1 and warehouse_id = $2', [goods, other?.id]);
    const made = { way: 'production', due_on: '2027-01-15' };
    expect((await order(made)).body).toContain('rule.goods_cover.no_style');
    await run(`update goods set style_code = 'DB' where id = $1`, [goods]);
    const produced = await order(made);
    expect(await linesOf('production_requirement', 'quantity', produced.json['codes'])).toEqual([
      { status: 'new', quantity: 12 },
    ]);
    expect((await order({ way: 'purchase' })).body).toContain('rule.goods_cover.no_supplier');
    await run(
      'update goods set supplier_id = (select min(id) from supplier where customer_id = 1) where id = $1',
      [goods],
    );
    const bought = await order({ way: 'purchase' });
    expect(await linesOf('goods_receipt', 'expected_quantity', bought.json['codes'])).toEqual([
      { status: 'draft', quantity: 12 },
    ]);
    expect(await cover()).toMatchObject({ incoming: 32, suggested: 0 });
    expect((await order({ way: 'purchase' })).body).toContain('rule.goods_cover.nothing');
  });

  it('articles that hold up orders show what arrives, and when', async () => {
    const missing = 4;
    await run(
      `insert into find_goods (customer_id, code, order_id, goods_id, warehouse_id, missing, found, status, instruction)
select 1, 'TIM-DU', min(id), $1, $3, $2, 0, 2, 0 from "order" where customer_id = 1`,
      [goods, missing, warehouse_id],
    );
    const listed = async (viewMode: string) => {
      const reply = await admin.post('/goods-missing-list', { viewMode, filters: { goods_id: [goods] } });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['rows'];
    };
    // Twelve were bought and twenty expected before.
    expect(await listed('arriving')).toMatchObject([{ missing, incoming: 32, warehouse_id }]);
    await run(
      `insert into find_goods (customer_id, code, order_id, goods_id, warehouse_id, missing, found, status, instruction)
select 1, 'TIM-KHAC', min(o.id), $1, min(w.id) filter (where w.id <> $2), 1, 0, 2, 0
from "order" o, warehouse w where o.customer_id = 1 and w.customer_id = 1`,
      [goods, warehouse_id],
    );
    expect(await listed('arriving'), 'nothing comes to the other one').toHaveLength(1);
    expect(await listed('to_decide')).toHaveLength(2);
    await run(`delete from find_goods where code = 'TIM-KHAC'`);
    await run('update find_goods set missing = 33 where goods_id = $1', [goods]);
    expect(await listed('arriving')).toEqual([]);
    expect(await listed('to_decide')).toMatchObject([{ missing: 33, undecided: 1 }]);
  });

  it('articles without the declaration that their category asks for get one, renewed for all of them', async () => {
    const [category] = await run<{ id: number }>(
      `update goods_category set profile_required = true where id = (select min(id) from goods_category where customer_id = 1) returning id`,
    );
    await run('update goods set category_id = $1, profile_id = null where id = $2', [category?.id, goods]);
    const without = async () => {
      const reply = await admin.post('/goods-without-profile-list', { filters: { sku: ['DB-1'] } });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['rows'] as { goods_id: number }[];
    };
    expect(await without()).toHaveLength(1);
    const below = await admin.post('/goods_category', {
      code: 'ZZ1',
      name: 'Nhánh',
      classification: 'other',
      parent_id: category?.id,
    });
    const [top] = await run<{ path: string }>('select path from goods_category where id = $1', [
      category?.id,
    ]);
    expect(below.json, below.body).toMatchObject({ level: 1, path: `${top?.path} / ZZ1` });
    const profile = await admin.post('/goods_profile', {
      code: 'HS-1',
      classification: 'cosmetic',
      name: 'Công bố thử',
      business: 'Nam Việt',
      address: 'Hà Nội',
      valid_to: '2027-01-31',
    });
    expect(profile.status, profile.body).toBe(201);
    const attached = await admin.post('/goods-attach-profile', {
      ids: [goods],
      profile_id: profile.json['id'],
    });
    expect(attached.json, attached.body).toEqual({ done: [goods] });
    expect(await without()).toEqual([]);
    const renewed = await admin.post(`/goods_profile/${Number(profile.json['id'])}/renew_profile`, {
      code: 'HS-2',
      valid_to: '2030-01-31',
    });
    expect(renewed.status, renewed.body).toBe(200);
    expect(
      await run(
        `select p.code, o.active as old from goods g join goods_profile p on p.id = g.profile_id, goods_profile o
where g.id = $1 and o.code = 'HS-1'`,
        [goods],
      ),
    ).toEqual([{ code: 'HS-2', old: false }]);
    const listed = await admin.post('/goods-profile-list', { filters: { 'profile_id.code': 'HS-' } });
    const counts = (listed.json['rows'] as Record<string, unknown>[]).map(
      (row) => [row['profile_id.code'], row['goods_count']] as const,
    );
    expect(Object.fromEntries(counts)).toEqual({ 'HS-1': 0, 'HS-2': 1 });
    await run(
      `update goods_profile set valid_to = ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 30) where code = 'HS-2'`,
    );
    await run('delete from khuon_notification');
    await (
      await openSync(server.parts, 'administration')
    ).change((inside) => notifyExpiring(asAdministration(inside)));
    expect(
      await run(`select distinct data->>'code' as code from khuon_notification where title = 'profile_expiring'
and data->>'code' = 'HS-2'`),
    ).toEqual([{ code: 'HS-2' }]);
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
