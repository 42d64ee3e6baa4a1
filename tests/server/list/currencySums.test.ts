import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldModel, ListColumnModel, ListModel, ServerModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, type ShopApp } from '../../support/shopApp.ts';
import { line, MANAGER, order, orderList, PRICE, shopModel } from '../../support/shopModel.ts';

const currencies = {
  name: 'currency',
  type: 'string',
  values: ['VND', 'USD', 'EUR'].map((value) => ({ value, key: value, tone: 'neutral' as const })),
} as const;
const currency: FieldModel = { name: 'currency', type: 'enum', json: 'string', enum: currencies };
const money = (name: string): FieldModel => ({ name, type: 'money', json: 'integer', currency: 'currency' });

const column = (key: string, extra: Partial<ListColumnModel> = {}): ListColumnModel => ({
  key,
  steps: [],
  leaf: key,
  type: 'money',
  label: key,
  show: 'default',
  sort: false,
  sum: true,
  export: true,
  ...extra,
});
const toLines = [{ field: 'lines', kind: 'rows', entity: 'shop_line' }] as const;

const list: ListModel = {
  ...orderList,
  columns: [
    ...orderList.columns,
    column('price'),
    column('fee', { sumIn: 'USD' }),
    column('lines.price', { steps: toLines, leaf: 'price' }),
  ],
  viewModes: [...orderList.viewModes, { key: 'prices', rows: 'lines', columns: ['code', 'lines.price'] }],
};

const model: ServerModel = {
  ...shopModel,
  entities: shopModel.entities.map((entity) => {
    if (entity === order)
      return { ...order, fields: [...order.fields, currency, money('price'), money('fee')] };
    return entity === line ? { ...line, fields: [...line.fields, currency, money('price')] } : entity;
  }),
  lists: [list],
};

const HUGE = 9_007_199_254_740_991;
const rows = [
  { id: 1, status: 40, currency: 'VND', price: 120_000, fee: 5 },
  { id: 2, status: 40, currency: 'USD', price: 3_550, fee: 7 },
  { id: 3, status: 80, currency: 'USD', price: -50, fee: 9 },
  { id: 4, status: 80, currency: null, price: 1, fee: 11 },
  { id: 5, status: 80, currency: 'EUR', price: null, fee: null },
];

describeOnDatabases('sums of money in several currencies', (database) => {
  let db: Db;
  let shop: ShopApp;

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, rows);
    const owner = db.withoutTenant('seed');
    await owner.script(`
insert into shop_line (customer_id, order_id, id, sku, quantity, currency, price)
 values (1, 1, 1, 'A', 1, 'EUR', 100), (1, 1, 2, 'B', 1, 'VND', 200), (1, 2, 3, 'C', 1, 'EUR', 300);`);
    shop = await openShopApp(db, shopSession([MANAGER, PRICE]), [listRoutes], { model });
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  async function ask(body: object, url = '/shop-order-list') {
    const { status, json } = await shop.post(url, body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json as { sum: Record<string, unknown>; rows: Record<string, unknown>[] };
  }

  it('are one for each currency, the company’s own first, with what says none', async () => {
    for (const url of ['/shop-order-list', '/shop-order-count']) {
      const { sum } = await ask({}, url);
      expect(sum['price']).toEqual({ VND: 120_001, USD: 3_500 });
      expect(Object.keys(sum['price'] as object)).toEqual(['VND', 'USD']);
      expect(sum['quantity']).toBe(0);
    }
  });

  it('are of one currency where the column says which', async () => {
    expect((await ask({})).sum['fee']).toEqual({ USD: 16 });
  });

  it('obey filters and view modes, and are none over no rows', async () => {
    expect((await ask({ viewMode: 'ready' })).sum['price']).toEqual({ VND: 120_000, USD: 3_550 });
    expect((await ask({ filters: { code: 'DH3' } })).sum['price']).toEqual({ USD: -50 });
    expect((await ask({ filters: { code: 'nothing' } })).sum['price']).toEqual({});
  });

  it('are those of child rows by the currency of the row', async () => {
    const { sum, rows: found } = await ask({ viewMode: 'prices' });
    expect(sum['lines.price']).toEqual({ VND: 200, EUR: 400 });
    expect(found.map((row) => row['lines.currency']).sort()).toEqual(['EUR', 'EUR', 'VND']);
  });

  it('stay exact beyond 2^53, and every row carries its currency', async () => {
    const owner = db.withoutTenant('seed');
    await owner.query('update shop_order set price = $1 where id in (2, 3)', [HUGE]);
    const { sum, rows: found } = await ask({ filters: { code: 'DH' } });
    expect(sum['price']).toEqual({ VND: 120_001, USD: '18014398509481982' });
    expect(found.find((row) => row['id'] === 2)).toMatchObject({ price: HUGE, currency: 'USD' });
  });
});
