import { describe, expect, it } from 'vitest';
import { listRoutes } from '#server/list/listRoutes.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { testDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp } from '../../support/shopApp.ts';
import { MANAGER, orderList, PHONES, PRICE } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

const sortable = orderList.columns.filter(
  ({ sort, steps }) => sort && steps.every(({ kind }) => kind === 'reference'),
);

const bodies: readonly object[] = [
  ...sortable.flatMap(({ key }) =>
    ['ASC', 'DESC'].map((order) => ({ sort: { field: key, order }, perPage: 9, page: 3 })),
  ),
  ...['order', 'goods', 'ready', 'dear'].map((viewMode) => ({ viewMode, perPage: 200 })),
  ...[
    { receiver_name: 'ang' },
    { code: 'dh1' },
    { tags: 'lạ' },
    { created_at: { from: '2026-02-03', to: '2026-02-05' } },
    { 'lines.sku': 'sku2' },
  ].map((filters) => ({ filters })),
];

const isBoth = testDatabases.every(({ isAvailable }) => isAvailable);

describe.skipIf(!isBoth)('embedded database and PostgreSQL', () => {
  it('give the same bytes', async () => {
    const dbs = await Promise.all(testDatabases.map(({ open }) => open(shopShape)));
    await Promise.all(dbs.map((db) => fillShop(db, makeOrders(60))));
    const session = shopSession([MANAGER, PRICE, PHONES, 'shop_warehouse_manager']);
    const shops = await Promise.all(
      dbs.map((db) => openShopApp(db, session, [listRoutes, recordReadRoutes])),
    );
    for (const body of bodies) {
      const [one, other] = await Promise.all(shops.map((shop) => shop.post('/shop-order-list', body)));
      const bytes = (answer: typeof one) => answer?.body.replace(/"counted_at":"[^"]*"/, '');
      expect(one?.status).toBe(200);
      expect(bytes(other), JSON.stringify(body)).toBe(bytes(one));
    }
    await Promise.all(shops.map(({ app }) => app.close()));
    await Promise.all(dbs.map((db) => db.close()));
  });
});
