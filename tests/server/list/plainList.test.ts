import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PHONES, PRICE } from '../../support/shopModel.ts';
import { makeOrders } from '../../support/shopOrders.ts';

/** A line of an order that is hidden from the caller. */
const HIDDEN_LINE = 9_010;

/* The list that every entity has, in the dialect that react-admin's stock provider speaks. */

describeOnDatabases('the plain list of an entity', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(shopShape);
    const hidden = [
      { id: 900, deleted_at: '2026-01-01T00:00:00Z' },
      { id: 901, warehouse_id: 3, lines: [{ id: HIDDEN_LINE, sku: 'SKU9', quantity: 1 }] },
      { id: 902, customer_id: 2 },
    ];
    await fillShop(db, [...makeOrders(10), ...hidden]);
    shop = await openShopApp(db, shopSession([MANAGER, PRICE, PHONES]), [recordReadRoutes]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const get = async (query: Record<string, unknown>, app: ShopApp = shop) => {
    const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
    const url = `/api/shop_order?${new URLSearchParams(texts)}`;
    const reply = await app.app.inject({ url, headers });
    const json = reply.json<unknown>();
    return { status: reply.statusCode, range: reply.headers['content-range'], json };
  };
  const idsOf = async (query: Record<string, unknown>) => {
    const { status, json } = await get(query);
    expect(status, JSON.stringify(json)).toBe(200);
    return (json as { id: number }[]).map(({ id }) => id);
  };
  const problemsOf = async (query: Record<string, unknown>, app?: ShopApp) => {
    const { status, json } = await get(query, app);
    const { fields } = (json as { error: { fields: { path: string; code: string }[] } }).error;
    return [status, ...fields.map(({ path, code }) => `${path} ${code}`)];
  };

  it('gives whole records, as one that is read by its id', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
    const { json } = await get({ filter: { id: [2] } });
    const one = await shop.app.inject({ url: '/api/shop_order/2', headers });
    expect((json as object[])[0]).toEqual(one.json());
  });

  it('finds by a reference, by several, and by having none', async () => {
    const all = await idsOf({});
    const here = await idsOf({ filter: { warehouse_id: 1 } });
    const there = await idsOf({ filter: { warehouse_id: [2] } });
    const nowhere = await idsOf({ filter: { warehouse_id: [null] } });
    expect(here.length).toBeGreaterThan(0);
    expect([...here, ...there, ...nowhere].toSorted((a, b) => a - b)).toEqual(all);
    expect(await idsOf({ filter: { warehouse_id: [1, 2] } })).toEqual(
      [...here, ...there].toSorted((a, b) => a - b),
    );
  });

  it('finds by what an index begins with: a whole code, days from and to', async () => {
    expect(await idsOf({ filter: { code: 'dh4-2' } })).toEqual([2]);
    expect(await idsOf({ filter: { code: ['DH4-2', 'none'] } })).toEqual([2]);
    expect(await idsOf({ filter: { created_at: { from: '2000-01-01' } } })).toHaveLength(10);
    expect(await idsOf({ filter: { created_at: { to: '2000-01-01' } } })).toEqual([]);
  });

  it('finds by typed words, as pickers of react-admin ask', async () => {
    expect(await idsOf({ filter: { q: 'DH4-2' } })).toEqual([2]);
    expect(await idsOf({ filter: { q: 'khong co' } })).toEqual([]);
  });

  it('says how many there are beside a page, in both orders and by an index', async () => {
    const { json, range } = await get({ range: [2, 4], sort: ['id', 'DESC'] });
    expect((json as { id: number }[]).map(({ id }) => id)).toEqual([8, 7, 6]);
    expect(range).toBe('shop_order 2-4/10');
    expect((await idsOf({ sort: ['code', 'DESC'] }))[0]).toBe(
      (await idsOf({ sort: ['code', 'ASC'] })).at(-1),
    );
    expect((await get({ filter: { id: [1, 900, 901, 902] } })).range).toBe('shop_order 0-0/1');
  });

  it('refuses what no index serves, and names it', async () => {
    expect(
      await problemsOf({ filter: { quantity: 1, lines: 1, nothing: 1, 'warehouse_id.rent': 1 } }),
    ).toEqual([
      422,
      'filter.quantity unknown_filter',
      'filter.lines unknown_filter',
      'filter.nothing unknown_filter',
      'filter.warehouse_id.rent unknown_filter',
    ]);
    expect(await problemsOf({ sort: ['quantity', 'ASC'] })).toEqual([422, 'sort.field unknown_sort']);
  });

  it('names a value that a field cannot have', async () => {
    expect(await problemsOf({ filter: { warehouse_id: 'x', code: { from: 1 }, q: 7 } })).toEqual([
      422,
      'filter.warehouse_id wrong_type',
      'filter.code wrong_type',
      'filter.q wrong_type',
    ]);
    expect(await problemsOf({ filter: { created_at: '2026-01-01' } })).toEqual([
      422,
      'filter.created_at wrong_type',
    ]);
    expect(await problemsOf({ filter: [] })).toEqual([422, 'filter wrong_type']);
  });

  it('gives child rows of those records only that exist for the caller', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' };
    const ask = (url: string) => shop.app.inject({ url: `/api${url}`, headers });
    const lines = (await ask('/shop_line')).json<{ id: number }[]>();
    const shown = (await get({})).json as { lines: { id: number }[] }[];
    const ids = shown.flatMap((order) => order.lines).map(({ id }) => id);
    expect(lines.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.length).toBeGreaterThan(0);
    expect((await ask(`/shop_line/${ids[0]}`)).statusCode).toBe(200);
    expect((await ask(`/shop_line/${HIDDEN_LINE}`)).statusCode).toBe(404);
  });

  it('leaves out what the caller may not see', async () => {
    const other = await openShopApp(db, shopSession([MANAGER]), [recordReadRoutes]);
    const { json } = await get({ filter: { id: [2] } }, other);
    expect(json).toMatchObject([{ id: 2, receiver_phone: '091***0002' }]);
    expect((json as object[])[0]).not.toHaveProperty('cod_amount');
    await other.app.close();
  });
});
