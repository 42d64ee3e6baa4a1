import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerModel } from '#contract/model.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { createAccess } from '#server/access/Access.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { compileTotals } from '#server/list/compileTotals.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { notifyChanged } from '#server/write/notifyChanged.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import type { Change } from '#server/write/runChange.ts';
import { billLineModel } from '../../generators/golden/view/expected/shop/bill-line.entity.gen.server.ts';
import { billModel } from '../../generators/golden/view/expected/shop/bill.entity.gen.server.ts';
import { depotModel } from '../../generators/golden/view/expected/shop/depot.entity.gen.server.ts';
import { goodsStockModel } from '../../generators/golden/view/expected/shop/goods-stock.entity.gen.server.ts';
import { goodsTotalModel } from '../../generators/golden/view/expected/shop/goods-total.entity.gen.server.ts';
import { goodsModel } from '../../generators/golden/view/expected/shop/goods.entity.gen.server.ts';
import { parcelModel } from '../../generators/golden/view/expected/shop/parcel.entity.gen.server.ts';
import { saleKind } from '../../generators/golden/view/expected/shop/sale-kind.enum.gen.ts';
import { saleLineModel } from '../../generators/golden/view/expected/shop/sale-line.entity.gen.server.ts';
import { saleModel } from '../../generators/golden/view/expected/shop/sale.entity.gen.server.ts';
import { salesList } from '../../generators/golden/view/expected/shop/sales.list.gen.server.ts';
import { soldList } from '../../generators/golden/view/expected/shop/sold.list.gen.server.ts';
import { stockLevelModel } from '../../generators/golden/view/expected/shop/stock-level.entity.gen.server.ts';
import { stocksList } from '../../generators/golden/view/expected/shop/stocks.list.gen.server.ts';
import { totalsList } from '../../generators/golden/view/expected/shop/totals.list.gen.server.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { shopSession } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { shopModel } from '../../support/shopModel.ts';

/** The entities of the golden case, as the generator makes them. */
const model: ServerModel = {
  ...shopModel,
  entities: [
    depotModel,
    goodsModel,
    stockLevelModel,
    goodsStockModel,
    goodsTotalModel,
    billModel,
    billLineModel,
    parcelModel,
    saleModel,
    saleLineModel,
  ],
  lists: [stocksList, totalsList, salesList, soldList],
  enums: [saleKind],
  permissions: [],
};

const FILL = `
insert into khuon_customer (id, key) values (1, 'one'), (2, 'two');
insert into khuon_session (customer_id, id, account_id, token_hash, idle_expires_at, expires_at)
 values (1, 1, 7, 'one', now() + interval '1 hour', now() + interval '1 hour');
insert into depot (customer_id, id, name) values (1, 1, 'A'), (1, 2, 'B'), (1, 3, 'hidden'), (2, 1, 'foreign');
insert into goods (customer_id, id, sku, cost) values (1, 1, 'X1', 10), (1, 2, 'X2', 20), (1, 3, 'X3', null), (2, 1, 'F', 1);
insert into stock_level (customer_id, goods_id, depot_id, on_hand, reserved)
 values (1, 1, 1, 5, 2), (1, 1, 2, 7, 0), (1, 2, 1, 1, 1), (1, 2, 3, 1000, 0), (2, 1, 1, 9, 0);
insert into bill (customer_id, id, total, is_void, created_by, created_at)
 values (1, 1, 500, false, 7, '2026-01-01'), (1, 2, 900, true, 7, '2026-01-02'), (1, 3, 9999, false, 8, '2026-01-03');
insert into bill_line (customer_id, bill_id, goods_id, quantity) values (1, 1, 1, 3), (1, 1, 1, 1), (1, 2, 1, 50), (1, 3, 1, 70);
insert into parcel (customer_id, id, total, depot_id, created_at, deleted_at)
 values (1, 1, 2000, 1, '2026-01-04', null), (1, 2, 1, 1, '2026-01-05', now());`;

const ALL = ['stock_manager', 'goods_cost', 'sale_report'];

describeOnDatabases('views', (database) => {
  let db: Db;
  let shop: ShopApp;
  const open = (session: ServerSession) =>
    openShopApp(db, session, [listRoutes, recordReadRoutes, writeRoutes], { model });
  const listOf = async (url: string, body: object = {}, from = shop) => {
    const { status, json } = await from.post(url, { perPage: 20, ...body });
    return { status, ...json } as unknown as {
      status: number;
      rows: Record<string, unknown>[];
      sum: Record<string, number>;
      total: number;
      next?: string;
    };
  };

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await db.withoutTenant('seed').script(FILL);
    shop = await open(shopSession(ALL));
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  it('have no table', () => {
    expect(toDatabaseShape(model).tables.map(({ name }) => name)).not.toContain('goods_stock');
  });

  it('show the rows of their source that the caller may see, with what is worked out of them', async () => {
    const { rows, sum, total } = await listOf('/stock-list');
    expect(rows.map(({ id, sku, available, value }) => [id, sku, available, value])).toEqual([
      ['1~1', 'X1', 3, 50],
      ['1~2', 'X1', 7, 70],
      ['2~1', 'X2', 0, 20],
    ]);
    expect(rows[0]).toMatchObject({ 'goods_id.label': 'X1', 'depot_id.label': 'A' });
    expect({ sum, total }).toEqual({ sum: { on_hand: 13, available: 10, cost: 40, value: 140 }, total: 3 });
  });

  it('are filtered, ordered and paged as any list', async () => {
    const first = await listOf('/stock-list', { perPage: 2, sort: { field: 'on_hand', order: 'DESC' } });
    expect(first.rows.map(({ id }) => id)).toEqual(['1~2', '1~1']);
    const second = await listOf('/stock-list', {
      perPage: 2,
      sort: { field: 'on_hand', order: 'DESC' },
      after: first.next,
    });
    expect(second.rows.map(({ id }) => id)).toEqual(['2~1']);
    const found = await listOf('/stock-list', { filters: { goods_id: 1, on_hand: { from: 6 }, sku: 'x1' } });
    expect(found.rows.map(({ id }) => id)).toEqual(['1~2']);
  });

  it('add up, with a row also where there is nothing beside', async () => {
    const { rows, sum } = await listOf('/total-list', { sort: { field: 'sku', order: 'ASC' } });
    expect(rows.map(({ id, on_hand, places, dearest }) => [id, on_hand, places, dearest])).toEqual([
      [1, 12, 2, 10],
      [2, 1, 1, 20],
      [3, 0, 0, null],
    ]);
    expect(sum).toEqual({ on_hand: 13 });
  });

  it('put several sources together, each with its own condition, owner and deleted rows left out', async () => {
    const { rows, sum } = await listOf('/sale-list');
    expect(rows.map(({ id, total, is_large, depot_id }) => [id, total, is_large, depot_id])).toEqual([
      ['parcel~1', 2000, true, 1],
      ['bill~1', 500, false, null],
    ]);
    expect(sum).toEqual({ total: 2500 });
    const bills = await listOf('/sale-list', { filters: { kind: ['bill'] } });
    expect(bills.total).toBe(1);
  });

  it('of child rows show those of parents alone that the caller may see', async () => {
    const { rows } = await listOf('/sold-list');
    expect(rows).toMatchObject([{ id: 1, sold: 4, large: 1, last_at: '2026-01-01T00:00:00.000Z' }]);
  });

  it('keep the fields of their sources behind the rights of these', async () => {
    const blind = await open(shopSession(['stock_manager']));
    const { rows, sum } = await listOf('/stock-list', {}, blind);
    expect(Object.keys(rows[0] ?? {})).not.toContain('cost');
    expect(Object.keys(rows[0] ?? {})).not.toContain('value');
    expect(sum).toEqual({ on_hand: 13, available: 10 });
    expect((await listOf('/stock-list', { filters: { cost: { from: 1 } } }, blind)).status).toBe(422);
    expect((await listOf('/stock-list', { sort: { field: 'cost', order: 'ASC' } }, blind)).status).toBe(422);
    expect((await listOf('/sale-list', {}, blind)).status).toBe(403);
    await blind.app.close();
  });

  it('keep the rows of their sources behind the row rules of these', async () => {
    const keeper = await open(shopSession(ALL, { warehouses: [2] }));
    expect((await listOf('/stock-list', {}, keeper)).rows.map(({ id }) => id)).toEqual(['1~2']);
    expect((await listOf('/total-list', {}, keeper)).rows.map(({ on_hand }) => on_hand)).toEqual([7, 0, 0]);
    await keeper.app.close();
  });

  it('answer single rows by their id, and take no change', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
    const get = async (url: string) =>
      (await shop.app.inject({ url: `/api${url}`, headers })).json<unknown>();
    expect(await get('/goods_stock/1~2')).toMatchObject({ id: '1~2', on_hand: 7 });
    expect(await get('/goods_total/2')).toMatchObject({ id: 2, on_hand: 1 });
    expect(await get('/goods_stock?filter={"id":["1~1"]}')).toMatchObject([{ id: '1~1' }]);
    expect(await get('/goods_stock/nothing')).toMatchObject({ error: { code: 'not_found' } });
    expect((await shop.post('/goods_stock', {})).json['error']).toMatchObject({ code: 'unknown_route' });
  });

  it('tell their lists when a source changes', async () => {
    const told: string[] = [];
    const signals = { listChanged: async (_tx: unknown, _customer: number, name: string) => told.push(name) };
    const change = { parts: { model, signals }, session: shopSession(ALL), tx: null };
    await notifyChanged(change as unknown as Change, 'goods');
    await notifyChanged(change as unknown as Change, 'parcel');
    expect(told).toEqual(['goods_stock']);
  });

  it('let a filter on their key reach the index of the source', async () => {
    const access = createAccess(shopSession(ALL), model, 'vi');
    const scope = createListScope(totalsList, access, 'vi', new Date());
    const { text, values } = compileTotals(parseListRequest({ filters: { goods_id: 1 } }, scope), scope);
    const owner = db.withoutTenant('maintenance');
    await owner.query(
      `insert into goods (customer_id, id, sku) select 1, n, 'G' || n from generate_series(101, 3100) n`,
    );
    await owner.query(
      `insert into stock_level (customer_id, id, goods_id, depot_id) select 1, id, id, 1 from goods where customer_id = 1 and id > 100`,
    );
    await owner.query('analyze');
    const { rows } = await db.forTenant(1).query<Record<string, string>>(`explain ${text}`, values);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toMatch(/Index.* on goods s/);
    expect(plan).not.toMatch(/Seq Scan on (goods|stock_level)/);
  });
});
