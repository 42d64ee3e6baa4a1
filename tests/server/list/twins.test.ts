import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { customViewRoutes } from '#server/list/customViewRoutes.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { exportRoutes } from '#server/export/exportRoutes.ts';
import { lookupRoutes } from '#server/lookup/lookupRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape, type ShopOrder } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, orderList } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

/*
 * Two databases that differ only in what the caller may not see must answer alike, byte by byte, through every
 * door (reliability.md 3.1). The caller here holds no code but the list's.
 */

const shared = makeOrders(40);

/** The same orders with other hidden values: prices, secrets, masked digits, invisible rows, another company. */
const twin: readonly ShopOrder[] = [
  ...shared.map((order) => ({
    ...order,
    cod_amount: 7_777_777 - order.id,
    secret_note: `khác ${60 - order.id}`,
    receiver_phone:
      order.receiver_phone &&
      `${order.receiver_phone.slice(0, 3)}${999 - order.id}${order.receiver_phone.slice(-4)}`,
    lines: order.lines?.map((line) => ({ ...line, unit_price: 5 })),
  })),
  { id: 700, warehouse_id: 3, receiver_name: 'Đặng ẩn' },
  { id: 701, deleted_at: '2026-01-01T00:00:00Z' },
  { id: 702, customer_id: 2, warehouse_id: 1 },
];

const session = shopSession([MANAGER]);
const routes = [listRoutes, customViewRoutes, recordReadRoutes, lookupRoutes, exportRoutes];
const jobs = { register: () => undefined } as never;

/** Every door: names and values for each place of a call, allowed and forbidden ones. */
const NAMES = [
  ...orderList.columns.map(({ key }) => key),
  'password',
  'nothing',
  'customer_id',
  'deleted_at',
  'search_key',
  'cod_amount__key',
];
const VALUES = [
  1,
  7_777_770,
  'bí mật',
  'khac',
  '0999',
  '091',
  true,
  [1],
  { from: 1 },
  { from: 1_000_000, to: 8_000_000 },
  null,
];
const MODES = ['order', 'goods', 'ready', 'dear', 'nothing'];

const bodies: object[] = [
  {},
  ...MODES.map((viewMode) => ({ viewMode })),
  ...NAMES.flatMap((field) =>
    ['ASC', 'DESC'].map((order) => ({ sort: { field, order }, perPage: 7, page: 2 })),
  ),
  ...NAMES.flatMap((name) => VALUES.map((value) => ({ filters: { [name]: value } }))),
  ...NAMES.map((name) => ({ viewMode: 'goods', sort: { field: name, order: 'ASC' } })),
  ...NAMES.map((name) => ({ [name]: 1 })),
];

const lookups: object[] = [
  ...['kho', 'khac', 'bi mat', '999', '0999', 'dh', 'dang'].map((q) => ({ q })),
  ...NAMES.flatMap((name) => VALUES.map((value) => ({ where: { [name]: value } }))),
  { ids: [1, 2, 3, 700, 701, 702] },
];

describeOnDatabases('twin databases', (database) => {
  let dbs: Db[];
  let shops: ShopApp[];
  beforeAll(async () => {
    dbs = [await database.open(shopShape), await database.open(shopShape)];
    await Promise.all([fillShop(dbs[0] as Db, shared), fillShop(dbs[1] as Db, twin)]);
    shops = await Promise.all(dbs.map((db) => openShopApp(db, session, routes, { jobs })));
  });
  afterAll(async () => {
    await Promise.all(shops.map(({ app }) => app.close()));
    await Promise.all(dbs.map((db) => db.close()));
  });

  /** What each twin answers, without what differs by nature. */
  async function askBoth(url: string, body: object): Promise<readonly [string, string]> {
    const answers = await Promise.all(shops.map((shop) => shop.post(url, body)));
    const [one = '', other = ''] = answers.map(
      ({ status, body }) => `${status} ${body.replaceAll(/"(counted_at|request_id)":"[^"]*"/g, '')}`,
    );
    return [one, other];
  }

  it.each(['/shop-order-list', '/shop-order-count'])('%s', async (url) => {
    for (const body of bodies) {
      const [one, other] = await askBoth(url, body);
      expect(other, JSON.stringify(body)).toBe(one);
      expect(one).not.toMatch(/^5/);
    }
  });

  it('lookups', async () => {
    for (const url of ['/shop_order/lookup', '/shop_warehouse/lookup', '/shop_person/lookup']) {
      for (const body of lookups) {
        const [one, other] = await askBoth(url, body);
        expect(other, `${url} ${JSON.stringify(body)}`).toBe(one);
        expect(one).not.toMatch(/^5/);
      }
    }
  });

  it('records', async () => {
    const paths = [
      ...[1, 2, 3, 700, 701, 702, 999, 'x'].map((id) => `/shop_order/${id}`),
      '/shop_order',
      '/shop_order?filter={"id":[1,700,702]}',
      '/shop_order?filter={"cod_amount":1}',
    ];
    for (const path of paths) {
      const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
      const answers = await Promise.all(shops.map(({ app }) => app.inject({ url: `/api${path}`, headers })));
      const [one, other] = answers.map(
        ({ statusCode, body, headers }) =>
          `${statusCode} ${headers['content-range']} ${body.replaceAll(/"(request_id|updated_at)":"[^"]*"/g, '')}`,
      );
      expect(other, path).toBe(one);
      expect(one).not.toMatch(/^5/);
    }
  });

  it('a column choice saved while it was allowed shows nothing later', async () => {
    for (const db of dbs) {
      await db.withoutTenant('seed').script(
        `insert into khuon_custom_view (customer_id, account_id, screen, name, status, position)
 values (1, 7, 'shop/orders', 'cod_amount', 1, 0), (1, 7, 'shop/orders', 'note_of_old', 1, 1), (1, 7, 'shop/orders', 'due_on', 1, 2)`,
      );
    }
    const [one, other] = await askBoth('/shop-order-list', {});
    expect(other).toBe(one);
    expect(one).toContain('"views":["code","created_at","due_on","status"');
    const [chosen] = await askBoth('/get-custom-view', { type: 'shop/orders' });
    expect(chosen).toBe(
      '200 ["code","created_at","due_on","status","receiver_name","receiver_phone","warehouse_id","quantity","double"]',
    );
    const wish = { type: 'shop/orders', status: 1 };
    const refusals = await Promise.all(
      ['cod_amount', 'cod_amounx'].map((name) => askBoth('/save-custom-view', { ...wish, name })),
    );
    expect(refusals[0]?.[0].replaceAll('cod_amount', 'NAME')).toBe(
      refusals[1]?.[0].replaceAll('cod_amounx', 'NAME'),
    );
  });
});
