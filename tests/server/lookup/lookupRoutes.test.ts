import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { lookupRoutes } from '#server/lookup/lookupRoutes.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PHONES } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

describeOnDatabase('lookup routes', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(shopShape);
    await fillShop(db, [...makeOrders(60), { id: 900, deleted_at: '2026-01-01T00:00:00Z' }]);
    shop = await openShopApp(db, shopSession([MANAGER]), [lookupRoutes]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const rowsOf = async (url: string, body: object) => {
    const { status, json } = await shop.post(url, body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json['rows'] as { id: number; label: string }[];
  };

  it('gives id, label and the fields of the label, in the order of labels', async () => {
    expect(await rowsOf('/shop_warehouse/lookup', {})).toEqual([
      { id: 3, label: 'DN – Kho ẩn', code_name: 'DN', name: 'Kho ẩn' },
      { id: 1, label: 'HN – Kho chính', code_name: 'HN', name: 'Kho chính' },
      { id: 2, label: 'SG – Kho phụ', code_name: 'SG', name: 'Kho phụ' },
    ]);
  });

  it.each([
    ['kho', [3, 1, 2]],
    ['KHO PHU', [2]],
    ['phu sg', [2]],
    ['ẩn', [3]],
    ['chinh', [1]],
    ['%', []],
    ['lạ', []],
  ])('finds "%s" without regard to accents, case and the order of words', async (q, ids) => {
    expect((await rowsOf('/shop_warehouse/lookup', { q })).map(({ id }) => id)).toEqual(ids);
  });

  it('gives 50 at most, and the named ones', async () => {
    expect(await rowsOf('/shop_order/lookup', {})).toHaveLength(50);
    expect(
      (await rowsOf('/shop_order/lookup', { ids: [4, 2, 900, 5_000] })).map(({ id }) => id).sort(),
    ).toEqual([2, 4]);
  });

  it('searches masked digits only for those who see them', async () => {
    expect(await rowsOf('/shop_order/lookup', { q: '0910000007' })).toEqual([]);
    const other = await openShopApp(db, shopSession([MANAGER, PHONES]), [lookupRoutes]);
    expect((await other.post('/shop_order/lookup', { q: '0910000007' })).json['rows']).toMatchObject([
      { id: 7 },
    ]);
    await other.app.close();
  });

  it("takes filters over what it shows, and a schema's own as they stand", async () => {
    expect(await rowsOf('/shop_warehouse/lookup', { where: { code_name: 'HN' } })).toHaveLength(1);
    expect(await rowsOf('/shop_warehouse/lookup', { where: { name: 'Kho chính' } })).toHaveLength(1);
    expect((await shop.post('/shop_warehouse/lookup', { where: { rent: 500 } })).status).toBe(422);
    expect(
      (await shop.post('/shop_warehouse/lookup', { where: { rent: 500 } })).body
        .replace(/rent/g, 'x')
        .replace(/"request_id":"[^"]*"/, ''),
    ).toBe(
      (await shop.post('/shop_warehouse/lookup', { where: { rant: 500 } })).body
        .replace(/rant/g, 'x')
        .replace(/"request_id":"[^"]*"/, ''),
    );
  });

  it.each([
    [{ q: 7 }, 'q', 'wrong_type'],
    [{ q: 'a'.repeat(201) }, 'q', 'too_long'],
    [{ ids: [0] }, 'ids', 'wrong_type'],
    [{ ids: '1' }, 'ids', 'wrong_type'],
    [{ where: [] }, 'where', 'wrong_type'],
    [{ where: { code_name: 7 } }, 'where.code_name', 'wrong_type'],
    [{ limit: 5 }, 'limit', 'unknown_field'],
  ])('refuses %j', async (body, path, code) => {
    const { status, json } = await shop.post('/shop_warehouse/lookup', body);
    expect(status).toBe(422);
    expect(json['error']).toMatchObject({ fields: [{ path, code }] });
  });

  it('is closed to those without a screen that refers to the entity', async () => {
    const other = await openShopApp(db, shopSession([]), [lookupRoutes]);
    expect((await other.post('/shop_warehouse/lookup', {}, TOKEN)).status).toBe(403);
    await other.app.close();
  });
});
