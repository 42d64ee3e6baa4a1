import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountAnswer, ListAnswer } from '#contract/wire.ts';
import { fold } from '#contract/text.ts';
import type { Db } from '#server/db/Db.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, insertOrder, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PHONES, PRICE } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

const orders = makeOrders(60);
const ALL = [MANAGER, PRICE, PHONES];
const counts = {
  ready: orders.filter(({ status }) => status === 40).length,
  dear: orders.filter(({ cod_amount }) => (cod_amount ?? 0) >= 1_000_000).length,
};

/** Rows that must never be seen: another company's, a deleted one, one of a warehouse that is not the caller's. */
const hidden = [
  { id: 901, customer_id: 2, receiver_name: 'Đặng lạ', warehouse_id: 1 },
  { id: 902, deleted_at: '2026-01-01T00:00:00Z' },
  { id: 903, warehouse_id: 3 },
];

const idsOf = ({ rows }: ListAnswer) => rows.map(({ id }) => id as number);
const has = (text: string | null | undefined, part: string) => fold(text ?? '').includes(part);
const namesOf = ({ rows }: ListAnswer) => [
  ...new Set(rows.map(({ receiver_name: name }) => (name === null ? null : fold(String(name))))),
];

describeOnDatabases('list routes', (database) => {
  let db: Db;
  let shop: ShopApp;

  beforeAll(async () => {
    db = await database.open(shopShape);
    await fillShop(db, [...orders, ...hidden]);
    shop = await openShopApp(db, shopSession(ALL), [listRoutes]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  async function list(body: object): Promise<ListAnswer> {
    const { status, json } = await shop.post('/shop-order-list', body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json as unknown as ListAnswer;
  }

  it('answers rows, totals, views and the time they were counted', async () => {
    const answer = await list({ perPage: 5 });
    expect(answer).toMatchObject({ total: 60, totalPage: 12, counts });
    expect(answer.sum).toEqual({
      cod_amount: orders.reduce((sum, order) => sum + (order.cod_amount ?? 0), 0),
      quantity: 237,
    });
    expect(answer.counted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.views).toEqual([
      'code',
      'created_at',
      'status',
      'receiver_name',
      'receiver_phone',
      'warehouse_id',
      'cod_amount',
      'quantity',
      'double',
    ]);
    expect(answer.capped).toBeUndefined();
  });

  it('gives values as they travel', async () => {
    const { rows } = await list({ filters: { code: 'dh4-2' } });
    const row = rows.find(({ id }) => id === 2);
    expect(row).toEqual({
      id: 2,
      version: 1,
      code: 'DH4-2',
      created_at: orders[1]?.created_at,
      status: 80,
      receiver_name: 'an',
      receiver_phone: '0910000002',
      warehouse_id: 1,
      'warehouse_id.label': 'HN – Kho chính',
      cod_amount: 2_500_000,
      quantity: 2,
      double: 4,
      due_on: '2026-02-03',
      is_pending: true,
      tags: ['gấp', 'lạ'],
      created_by: 7,
      'created_by.label': 'staff',
      secret_note: 'bí mật 2',
    });
  });

  describe('filters find what they mean', () => {
    it.each([
      [{ receiver_name: 'dang thi hong' }, (order) => order.receiver_name === 'Đặng Thị Hồng'],
      [{ receiver_name: 'ĐẶNG' }, (order) => has(order.receiver_name, 'dang')],
      [{ receiver_name: 'Đặng'.normalize('NFD') }, (order) => has(order.receiver_name, 'dang')],
      [{ receiver_name: '100%' }, (order) => has(order.receiver_name, '100%')],
      [{ receiver_name: '1_0' }, () => false],
      [{ code: 'dh4' }, (order) => order.code?.startsWith('DH4') ?? false],
      [{ receiver_phone: '+84 91000000' }, (order) => order.receiver_phone?.startsWith('091000000') ?? false],
      [{ status: 40 }, (order) => order.status === 40],
      [{ status: [-100, 80] }, (order) => order.status !== 40],
      [{ warehouse_id: [1] }, (order) => order.warehouse_id === 1],
      [{ 'warehouse_id.code_name': 's' }, (order) => order.warehouse_id === 2],
      [
        { cod_amount: { from: 500_000, to: 1_000_000 } },
        (order) => order.cod_amount === 500_000 || order.cod_amount === 1_000_000,
      ],
      [{ cod_amount: { to: 0 } }, (order) => order.cod_amount === 0],
      [{ is_pending: true }, (order) => order.is_pending === true],
      [{ is_pending: false }, (order) => order.is_pending !== true],
      [{ tags: 'gấp' }, (order) => order.tags != null],
      [
        { due_on: { from: '2026-02-05', to: '2026-02-06' } },
        (order) => order.due_on === '2026-02-05' || order.due_on === '2026-02-06',
      ],
      [{ 'lines.sku': 'sku1' }, (order) => order.lines?.some(({ sku }) => sku === 'SKU1') ?? false],
      [
        { 'lines.sku': 'sku1', 'lines.quantity': { from: 2 } },
        (order) => order.lines?.some(({ sku, quantity }) => sku === 'SKU1' && quantity >= 2) ?? false,
      ],
    ] satisfies [object, (order: (typeof orders)[number]) => boolean][])(
      '%j',
      async (filters, isExpected) => {
        const answer = await list({ filters, perPage: 200 });
        const expected = orders.filter(isExpected).map(({ id }) => id);
        expect(idsOf(answer).sort((one, other) => one - other)).toEqual(expected);
        expect(answer.total).toBe(expected.length);
      },
    );
  });

  it('days partition the rows: each row lies in exactly one day of the zone', async () => {
    const found: number[] = [];
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      const answer = await list({ filters: { created_at: { from: date, to: date } }, perPage: 200 });
      for (const { created_at } of answer.rows) {
        expect(new Date(Date.parse(String(created_at)) + 7 * 3_600_000).toISOString().slice(0, 10)).toBe(
          date,
        );
      }
      found.push(...idsOf(answer));
    }
    expect(found.sort((one, other) => one - other)).toEqual(orders.map(({ id }) => id));
  });

  it.each([
    ['created_at', 'ASC'],
    ['created_at', 'DESC'],
    ['code', 'ASC'],
    ['receiver_name', 'ASC'],
    ['receiver_name', 'DESC'],
    ['cod_amount', 'ASC'],
    ['cod_amount', 'DESC'],
    ['warehouse_id', 'ASC'],
    ['warehouse_id', 'DESC'],
    ['due_on', 'DESC'],
    ['is_pending', 'ASC'],
    ['double', 'DESC'],
    ['status', 'ASC'],
  ])('pages by number, by next and by previous are the same: %s %s', async (field, order) => {
    const body = { sort: { field, order }, perPage: 7 };
    const byNumber: number[][] = [];
    for (let page = 1; page <= 9; page += 1) byNumber.push(idsOf(await list({ ...body, page })));
    expect(new Set(byNumber.flat()).size).toBe(60);

    let answer = await list(body);
    const byNext = [idsOf(answer)];
    while (byNext.length < 9) {
      answer = await list({ ...body, after: answer.next });
      byNext.push(idsOf(answer));
    }
    expect(byNext).toEqual(byNumber);

    const byPrevious = [idsOf(answer)];
    while (byPrevious.length < 9) {
      answer = await list({ ...body, before: answer.previous });
      byPrevious.unshift(idsOf(answer));
    }
    expect(byPrevious).toEqual(byNumber);
  });

  it('text is ordered as Vietnamese is, rows without a value last in both directions', async () => {
    const sorted = (order: string) => list({ sort: { field: 'receiver_name', order }, perPage: 200 });
    expect(namesOf(await sorted('ASC'))).toEqual([
      'an',
      'dao',
      'dang thi hong',
      'nguyen van 100%',
      'zeta',
      null,
    ]);
    expect(namesOf(await sorted('DESC'))).toEqual([
      'zeta',
      'nguyen van 100%',
      'dang thi hong',
      'dao',
      'an',
      null,
    ]);
  });

  it('knows where the list ends', async () => {
    expect((await list({ perPage: 60 })).next).toBeUndefined();
    expect((await list({ perPage: 50 })).previous).toBeUndefined();
    const last = await list({ perPage: 50, page: 2 });
    expect([last.next, typeof last.previous]).toEqual([undefined, 'string']);
    expect((await list({ page: 4_000 })).rows).toEqual([]);
  });

  it('child rows are the grain of their mode', async () => {
    const lines = orders.flatMap((order) => order.lines ?? []);
    const answer = await list({ viewMode: 'goods', perPage: 200 });
    expect(answer.total).toBe(lines.length);
    expect(answer.sum).toEqual({ 'lines.quantity': 80, 'lines.unit_price': 1_000 * lines.length });
    expect(answer.views).toEqual(['code', 'status', 'lines.sku', 'lines.quantity', 'lines.unit_price']);
    expect(answer.rows.find(({ id }) => id === 20)).toEqual({
      id: 20,
      version: 1,
      order_id: 2,
      code: 'DH4-2',
      status: 80,
      'lines.sku': 'SKU2',
      'lines.quantity': 1,
      'lines.unit_price': 1_000,
    });
    const some = await list({ viewMode: 'goods', filters: { 'lines.sku': 'SKU1' }, perPage: 200 });
    expect(some.total).toBe(lines.filter(({ sku }) => sku === 'SKU1').length);
    expect(answer.counts).toEqual(counts);
  });

  it('a mode narrows rows and sums, not the counts of the others', async () => {
    const ready = orders.filter(({ status }) => status === 40);
    const answer = await list({ viewMode: 'ready' });
    expect(answer).toMatchObject({ total: ready.length, counts });
    expect(answer.sum?.quantity).toBe(ready.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0));
  });

  it('a fixed filter of the list holds whatever the caller says', async () => {
    const { json } = await shop.post('/shop-pending-list', { filters: { is_pending: false } });
    expect(json).toMatchObject({ total: 0, rows: [] });
    const { json: all } = await shop.post('/shop-pending-list', { filters: { is_pending: true } });
    expect(all.total).toBe(orders.filter((order) => order.is_pending).length);
  });

  it('the count route agrees with the list', async () => {
    const body = { filters: { status: [40, 80] }, viewMode: 'dear' };
    const { sum, total } = await list(body);
    const { json } = await shop.post('/shop-order-count', body);
    expect(json).toMatchObject({ sum, total, counted_at: expect.any(String) });
    expect(await shop.post('/shop-order-count', { filters: { nothing: 1 } })).toMatchObject({ status: 422 });
  });

  it('refuses with the place and a text', async () => {
    const { status, json } = await shop.post('/shop-order-list', { filters: { nothing: 1 } });
    expect(status).toBe(422);
    expect(json.error).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'filters.nothing', code: 'unknown_filter' }],
    });
  });

  it('a page asked for by a forged cursor is refused, not a fault', async () => {
    const { next } = await list({ perPage: 5 });
    const forged = Buffer.from(String(next), 'base64url').toString().replace('2026', '99999');
    const { status } = await shop.post('/shop-order-list', {
      perPage: 5,
      after: Buffer.from(forged).toString('base64url'),
    });
    expect(status).toBe(422);
  });

  it('a revoked right is gone with the next call, a dead session answers 401', async () => {
    const other = await openShopApp(db, shopSession(ALL), [listRoutes]);
    expect((await other.post('/shop-order-list')).body).toContain('cod_amount');
    other.sessions.set(TOKEN, shopSession([MANAGER], { stamp: 1 }));
    await db
      .withoutTenant('seed')
      .query('insert into khuon_account_stamp (customer_id, account_id, stamp) values (1, 7, 1)');
    expect((await other.post('/shop-order-list')).body).not.toContain('cod_amount');
    const filters = { cod_amount: { from: 1 } };
    expect((await other.post('/shop-order-list', { filters })).status).toBe(422);
    other.sessions.delete(TOKEN);
    await db.withoutTenant('seed').query('update khuon_session set revoked_at = now() where id = 1');
    expect((await other.post('/shop-order-list')).status).toBe(401);
    expect((await other.post('/shop-order-count')).status).toBe(401);
    expect((await other.post('/shop-order-list', { filters })).status).toBe(401);
    await db
      .withoutTenant('seed')
      .script('update khuon_session set revoked_at = null where id = 1; delete from khuon_account_stamp');
    await other.app.close();
  });

  it("totals are remembered, but always have the caller's own writes", async () => {
    const filters = { code: 'own' };
    const total = async () => (await list({ filters })).total;
    expect(await total()).toBe(0);
    await insertOrder(db, { id: 801, code: 'OWN1' });
    expect(await total()).toBe(0);
    await db.forTenant(1).transaction(async (tx) => {
      await tx.query(
        'update khuon_session set last_write_at = clock_timestamp() where customer_id = 1 and id = 1',
      );
      await tx.query('update shop_order set version = 2 where customer_id = 1 and id = 801');
    });
    expect(await total()).toBe(1);
    const counted = await shop.post('/shop-order-count', { filters });
    expect((counted.json as unknown as CountAnswer).total).toBe(1);
    await db.withoutTenant('seed').query('delete from shop_order where id = 801');
  });

  it('a sum beyond 2^53 is a decimal text', async () => {
    await insertOrder(db, { id: 810, code: 'BIG', cod_amount: 9_007_199_254_740_991 });
    await insertOrder(db, { id: 811, code: 'BIG', cod_amount: 9_007_199_254_740_990 });
    const answer = await list({ filters: { code: 'BIG' } });
    expect(answer.sum).toEqual({ cod_amount: '18014398509481981', quantity: 0 });
    await db.withoutTenant('seed').query(`delete from shop_order where code = 'BIG'`);
  });
});
