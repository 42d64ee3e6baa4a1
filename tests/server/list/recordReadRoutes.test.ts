import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccess } from '#server/access/Access.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { readRecord } from '#server/list/readRecord.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { selectIds } from '#server/list/selectIds.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, order, PHONES, PRICE, shopModel } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

const NOW = new Date('2026-02-28T03:00:00Z');

describeOnDatabases('record read routes', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(shopShape);
    const hidden = [
      { id: 900, deleted_at: '2026-01-01T00:00:00Z' },
      { id: 901, warehouse_id: 3 },
      { id: 902, customer_id: 2 },
    ];
    await fillShop(db, [...makeOrders(10), ...hidden]);
    shop = await openShopApp(db, shopSession([MANAGER, PRICE, PHONES]), [recordReadRoutes]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
    const reply = await shop.app.inject({ url: `/api${path}`, headers });
    return {
      status: reply.statusCode,
      json: reply.json<unknown>(),
      range: reply.headers['content-range'],
      body: reply.body,
    };
  };

  it('gives a record with its child rows and labels', async () => {
    const { status, json } = await get('/shop_order/2');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: 2,
      version: 1,
      code: 'DH4-2',
      status: 80,
      warehouse_id: 1,
      'warehouse_id.label': 'HN – Kho chính',
      'created_by.label': 'staff',
      double: 4,
      lines: [
        { id: 20, version: 1, sku: 'SKU2', quantity: 1, unit_price: 1_000 },
        { id: 21, version: 1, sku: 'SKU3', quantity: 2, unit_price: 1_000 },
      ],
    });
    expect(json).not.toHaveProperty('password');
  });

  it.each([900, 901, 902, 4_711, 0, -1, 'abc', '1e1', '9007199254740993'])('%s is not there', async (id) => {
    const { status, body } = await get(`/shop_order/${id}`);
    expect(status).toBe(404);
    expect(body.replaceAll(String(id), 'ID').replace(/"request_id":"[^"]*"/, '')).toBe(
      (await get('/shop_order/4712')).body.replaceAll('4712', 'ID').replace(/"request_id":"[^"]*"/, ''),
    );
  });

  it('gives many by id, in the order of ids, without those that are not there', async () => {
    const { json, range } = await get('/shop_order?filter={"id":[3,1,900,901,902,77]}');
    expect((json as { id: number }[]).map(({ id }) => id)).toEqual([1, 3]);
    expect(range).toBe('shop_order 0-1/2');
  });

  it('gives a range, in both orders', async () => {
    const { json, range } = await get('/shop_order?range=[2,4]&sort=["id","DESC"]');
    expect((json as { id: number }[]).map(({ id }) => id)).toEqual([8, 7, 6]);
    expect(range).toBe('shop_order 2-4/10');
  });

  it.each([
    'filter={"cod_amount":1}',
    'filter={"id":["1"]}',
    'filter={"id":[1.5]}',
    'filter=[',
    'range=[5,1]',
    'range=[0,1000]',
    'range=x',
    'sort=["cod_amount","ASC"]',
    'sort=["id","up"]',
    'select=password',
  ])('refuses %s', async (query) => {
    expect((await get(`/shop_order?${query}`)).status).toBe(422);
  });

  it('gives a thousand at once and refuses more', async () => {
    const many = (count: number) => get(`/shop_order?filter={"id":[${Array(count).fill(1).join()}]}`);
    expect((await many(1_000)).status).toBe(200);
    expect((await many(1_001)).status).toBe(422);
  });

  it('is closed without the code', async () => {
    const other = await openShopApp(db, shopSession([PRICE]), [recordReadRoutes]);
    const reply = await other.app.inject({
      url: '/api/shop_order/2',
      headers: { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' },
    });
    expect(reply.statusCode).toBe(403);
    await other.app.close();
  });

  it('readRecord reads inside a transaction', async () => {
    const access = createAccess(shopSession([MANAGER]), shopModel);
    const record = await db.forTenant(1).transaction((tx) => readRecord({ tx, access, now: NOW }, order, 2));
    expect(record).toMatchObject({ id: 2, receiver_phone: '091***0002' });
    expect(record).not.toHaveProperty('cod_amount');
    await expect(readRecord({ tx: db.forTenant(1), access, now: NOW }, order, 901)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('selectIds means the rows that the list shows', async () => {
    const selecting = {
      tx: db.forTenant(1),
      access: createAccess(shopSession([MANAGER]), shopModel),
      language: 'vi',
      now: NOW,
    } as const;
    const selection = { screen: 'shop/orders', filters: { status: [40] } };
    expect(await selectIds(selecting, order, selection)).toEqual([1, 4, 7, 10]);
    expect(await selectIds(selecting, order, selection, [4, 10])).toEqual([1, 7]);
    expect(await selectIds(selecting, order, { ...selection, viewMode: 'goods' })).toEqual([1, 4, 7, 10]);
    await expect(selectIds(selecting, order, { screen: 'shop/nothing' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const found = Array.from({ length: 100_001 }, (_, id) => ({ id }));
    const tx = (rows: object[]) => ({ query: async () => ({ rows }) }) as unknown as Queries;
    await expect(selectIds({ ...selecting, tx: tx(found) }, order, selection)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await selectIds({ ...selecting, tx: tx(found.slice(1)) }, order, selection)).toHaveLength(100_000);
    await expect(
      selectIds(selecting, order, { screen: 'shop/orders', filters: { cod_amount: { from: 1 } } }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });
});
