import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportAnswer, ReportTile } from '#contract/report.ts';
import type { Db } from '#server/db/Db.ts';
import { reportRoutes } from '#server/report/reportRoutes.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { fillShop, insertOrder, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { makeOrders } from '../../support/shopOrders.ts';
import { MANAGER, PRICE, REPORTER, reportModel } from './aReport.ts';

/** Today is 28 February 2026 in the shop: the usual period is 1 to 28 February, the one before 4 to 31 January. */
const orders = makeOrders(60);
const before = [
  { id: 701, status: 80, quantity: 3, cod_amount: 700, created_at: '2026-01-10T05:00:00Z' },
  { id: 702, status: 40, quantity: 4, cod_amount: 300, created_at: '2026-01-31T16:59:59Z' },
];
/** Rows that must never be counted: another company's, a deleted one, one of a warehouse that is not the caller's, one too old. */
const strangers = [
  { id: 901, customer_id: 2, warehouse_id: 1, created_at: '2026-02-05T00:00:00Z' },
  { id: 902, deleted_at: '2026-02-06T00:00:00Z', created_at: '2026-02-05T00:00:00Z' },
  { id: 903, warehouse_id: 3, created_at: '2026-02-05T00:00:00Z' },
  { id: 904, created_at: '2025-12-01T00:00:00Z' },
];

const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
/** The day in the shop's zone, seven hours ahead of UTC. */
const dayOf = (at = '') => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);

describeOnDatabase('report routes', (database) => {
  let db: Db;
  let shop: ShopApp;

  beforeAll(async () => {
    db = await database.open(shopShape);
    await fillShop(db, [...orders, ...before, ...strangers]);
    shop = await openShopApp(db, shopSession([REPORTER, PRICE, MANAGER]), [reportRoutes], {
      model: reportModel,
    });
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  async function ask(body: object = {}): Promise<ReportAnswer> {
    const { status, json } = await shop.post('/shop-report', body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json as unknown as ReportAnswer;
  }
  const tileOf = async (key: string, body: object = {}): Promise<ReportTile> => {
    const found = (await ask({ ...body, tiles: [key] })).tiles[key];
    if (!found) throw new Error(`no tile ${key}`);
    return found;
  };

  it('counts and adds up the rows that exist for the caller, in the usual period', async () => {
    const answer = await ask({ tiles: ['orders', 'cod', 'dear'] });
    expect(answer.period).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(answer.tiles).toMatchObject({
      orders: { values: { orders: 60 } },
      cod: { values: { cod: sum(orders.map(({ cod_amount }) => cod_amount)) } },
      dear: { values: { dear: orders.filter(({ cod_amount }) => (cod_amount ?? 0) >= 1_000_000).length } },
    });
  });

  it('compares with the period of the same length before', async () => {
    const answer = await ask({ tiles: ['orders', 'cod'] });
    expect(answer.previous).toEqual({ from: '2026-01-04', to: '2026-01-31' });
    expect(answer.tiles).toMatchObject({
      orders: { previous: { orders: 2 } },
      cod: { previous: { cod: 1_000 } },
    });
  });

  it("cuts days in the customer's zone and leaves no day out", async () => {
    const { groups = [] } = await tileOf('course');
    expect(groups).toHaveLength(28);
    for (const { key, values } of groups)
      expect([key, values['orders']]).toEqual([
        key,
        orders.filter(({ created_at }) => dayOf(created_at) === key).length,
      ]);
    // 16:59:59 UTC is the last second of 31 January there, the last step of the period before.
    expect(groups.at(-1)?.previous).toEqual({ orders: 1 });
    expect(groups[6]?.previous).toEqual({ orders: 1 });
  });

  it('begins weeks on Monday, the first one before the period where it has to', async () => {
    const { groups = [], values } = await tileOf('weeks');
    expect(groups.map(({ key }) => key)).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
    ]);
    expect(sum(groups.map((group) => Number(group.values['quantity'])))).toBe(values['quantity']);
  });

  it("adds up hours of the day and days of the week in the customer's zone, all of them in their order", async () => {
    const { hours, weekdays } = (await ask({ tiles: ['hours', 'weekdays'] })).tiles;
    const local = orders.map(({ created_at }) => new Date(Date.parse(created_at ?? '') + 7 * 3_600_000));
    const found = [...local.map((at) => at.getUTCHours()), 12, 23];
    const first = Math.min(...found);
    expect(hours?.groups?.map(({ key }) => key)).toEqual(
      Array.from({ length: Math.max(...found) - first + 1 }, (_, index) => first + index),
    );
    for (const { key, values } of hours?.groups ?? [])
      expect([key, values['orders']]).toEqual([key, local.filter((at) => at.getUTCHours() === key).length]);
    expect(weekdays?.groups?.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { key, values } of weekdays?.groups ?? [])
      expect([key, values['orders']]).toEqual([
        key,
        local.filter((at) => (at.getUTCDay() || 7) === key).length,
      ]);
    // The two of the period before were both on a Saturday there: at noon, and in the last second of the day.
    expect(weekdays?.groups?.map(({ previous }) => previous?.['orders'])).toEqual([0, 0, 0, 0, 0, 2, 0]);
    expect(hours?.groups?.find(({ key }) => key === 23)?.previous).toEqual({ orders: 1 });
  });

  it('shows the largest groups and adds up the others', async () => {
    const { groups = [], rest, values } = await tileOf('states');
    const counted = [-100, 40, 80].map((status) => orders.filter((one) => one.status === status));
    expect(groups).toHaveLength(2);
    expect(sum(groups.map((group) => Number(group.values['orders'])))).toBe(40);
    expect(rest).toMatchObject({ orders: 20 });
    expect(values['ready_rate']).toBeCloseTo((counted[1]?.length ?? 0) / 60, 4);
    const average = sum(orders.map(({ cod_amount }) => cod_amount)) / 60;
    expect(Number(values['average'])).toBeCloseTo(average, 3);
  });

  it('shows the smallest groups where a tile asks for them', async () => {
    const [least, ...others] = (await tileOf('rare')).groups ?? [];
    const sizes = [-100, 40, 80].map((status) =>
      sum(orders.filter((one) => one.status === status).map(({ quantity }) => quantity ?? 0)),
    );
    expect([least?.values['quantity'], others]).toEqual([Math.min(...sizes), []]);
  });

  it('names referenced records and keeps empty values as a group of their own', async () => {
    const { groups = [] } = await tileOf('places');
    expect(groups.map(({ key, label }) => [key, label]).sort()).toEqual(
      [
        [1, 'HN – Kho chính'],
        [2, 'SG – Kho phụ'],
        [null, undefined],
      ].sort(),
    );
    const pending = await tileOf('pending');
    expect(pending.groups?.map(({ key }) => key)).toContain(null);
  });

  it('obeys the filters of the caller', async () => {
    const filters = { status: [40], created_at: { from: '2026-02-03', to: '2026-02-05' } };
    const { period, previous, tiles } = await ask({ filters, tiles: ['orders'] });
    expect(period).toEqual(filters.created_at);
    expect(previous).toEqual({ from: '2026-01-31', to: '2026-02-02' });
    const wanted = orders.filter(
      ({ status, created_at }) =>
        status === 40 && dayOf(created_at) >= '2026-02-03' && dayOf(created_at) <= '2026-02-05',
    );
    expect(tiles['orders']?.values).toEqual({ orders: wanted.length });
    const open = await ask({ filters: { created_at: { from: '2026-02-20' } }, tiles: ['orders'] });
    expect(open.period).toEqual({ from: '2026-02-20', to: '2026-02-28' });
    const ahead = await ask({ filters: { created_at: { from: '2026-03-05' } }, tiles: ['orders'] });
    expect(ahead.period).toEqual({ from: '2026-03-05', to: '2026-03-05' });
  });

  it('compares with nothing before the first day that filters know', async () => {
    const filters = { created_at: { from: '1900-01-02', to: '1900-01-20' } };
    const answer = await ask({ filters, tiles: ['course'] });
    expect(answer.previous).toBeUndefined();
    expect(answer.tiles['course']).toMatchObject({ values: { orders: 0 } });
    expect(answer.tiles['course']).not.toHaveProperty('previous');
    const last = { created_at: { from: '2999-12-01', to: '2999-12-31' } };
    expect((await ask({ filters: last, tiles: ['weeks'] })).tiles['weeks']?.groups).toHaveLength(6);
  });

  it('gives a sum beyond 2^53 as decimal text (interface 4)', async () => {
    const created_at = '2026-04-10T05:00:00Z';
    await insertOrder(db, { id: 710, cod_amount: 9_007_199_254_740_991, created_at });
    await insertOrder(db, { id: 711, cod_amount: 9_007_199_254_740_990, created_at });
    const filters = { created_at: { from: '2026-04-10', to: '2026-04-10' } };
    expect((await tileOf('cod', { filters })).values).toEqual({ cod: '18014398509481981' });
    await db.withoutTenant('seed').query('delete from shop_order where id in (710, 711)');
  });

  it('has a ratio over nothing as null', async () => {
    const filters = { created_at: { from: '2024-01-01', to: '2024-01-02' } };
    expect((await tileOf('states', { filters })).values).toEqual({
      orders: 0,
      ready_rate: null,
      average: null,
    });
  });

  it.each([
    [{ filters: { nope: 1 } }, 'filters.nope', 'unknown_filter'],
    [{ filters: { created_at: { from: '2026-02-30' } } }, 'filters.created_at.from', 'wrong_date'],
    [
      { filters: { created_at: { from: '2025-01-01', to: '2025-12-31' } } },
      'filters.created_at',
      'range_too_long',
    ],
    [{ filters: { created_at: null } }, 'filters.created_at', 'wrong_type'],
    [{ filters: { status: ['x'] } }, 'filters.status', 'not_a_choice'],
    [{ filters: 7 }, 'filters', 'wrong_type'],
    [{ tiles: 'orders' }, 'tiles', 'wrong_type'],
    [{ tiles: [1] }, 'tiles', 'wrong_type'],
    [{ measures: [] }, 'measures', 'unknown_field'],
  ])('refuses %j with a reason at its place', async (body, path, code) => {
    const { status, json } = await shop.post('/shop-report', body);
    expect(status, JSON.stringify(json)).toBe(422);
    const { fields } = json['error'] as { fields: { path: string; code: string }[] };
    expect(fields.map((field) => field.path)).toContain(path);
    expect(fields.find((field) => field.path === path)?.code).toBe(code);
  });

  describe('rights', () => {
    const tilesFor = async (codes: readonly string[]) => {
      shop.sessions.set(TOKEN, shopSession(codes, { stamp: 0 }));
      const other = await openShopApp(db, shopSession(codes), [reportRoutes], { model: reportModel });
      const { status, json } = await other.post('/shop-report', {});
      const unknown = await other.post('/shop-report', { tiles: ['cod', 'no_such_tile'] });
      const filter = await other.post('/shop-report', { filters: { cod_amount: { from: 1 } } });
      await other.app.close();
      return { status, keys: Object.keys((json['tiles'] ?? {}) as object), unknown, filter };
    };

    it('is for holders of its code only', async () => {
      expect((await tilesFor([MANAGER])).status).toBe(403);
    });

    it('has no tile, measure, dimension or filter that the caller may not see', async () => {
      const { keys, unknown, filter } = await tilesFor([REPORTER]);
      // No money, no measure or tile of the manager's, no secret or masked dimension, no field behind a record that he may not look up.
      expect(keys).toEqual([
        'orders',
        'course',
        'weeks',
        'hours',
        'weekdays',
        'states',
        'rare',
        'places',
        'pending',
      ]);
      expect(unknown.json).toEqual({ period: expect.anything(), previous: expect.anything(), tiles: {} });
      expect(filter.status).toBe(422);
    });

    it('leaves single measures out of a table', async () => {
      shop.sessions.set(TOKEN, shopSession([REPORTER]));
      const other = await openShopApp(db, shopSession([REPORTER]), [reportRoutes], { model: reportModel });
      const { json } = await other.post('/shop-report', { tiles: ['states'] });
      await other.app.close();
      const { states } = (json as unknown as ReportAnswer).tiles;
      expect(Object.keys(states?.values ?? {})).toEqual(['orders', 'ready_rate']);
    });
  });
});
