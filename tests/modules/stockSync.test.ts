import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toQuantity } from '#modules/market/stockSync.server.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { describeOnDatabase } from '../support/database.ts';
import { SHOP, startMarket, type TestMarket } from '../support/market.ts';

test('what is kept back is taken off in whole pieces, and in whole articles', () => {
  const none = { safety_quantity: 0, percent_kept: 0 };
  expect(toQuantity(38, { ...none, percent_kept: 20 }, 1)).toBe(30);
  expect(toQuantity(38, { safety_quantity: 8, percent_kept: 20 }, 1)).toBe(24);
  expect(toQuantity(38, none, 12)).toBe(3);
  expect(toQuantity(3, { ...none, safety_quantity: 5 }, 1)).toBe(0);
  expect(toQuantity(-2, none, 1)).toBe(0);
  expect(toQuantity(9, { ...none, percent_kept: 100 }, 1)).toBe(0);
});

describeOnDatabase('stock of marketplaces', (database) => {
  let market: TestMarket;
  let shop: number;
  let warehouse: number;
  /** Of the configuration that runs. */
  let config: number;
  const goods: number[] = [];

  const listings = () =>
    market.run<{ id: number; status: string; last_quantity: number | null; error: string | null }>(
      'select id, status, last_quantity, error from listing_map where shop_connection_id = $1 order by id',
      [shop],
    );
  const versionOf = async (id: number) =>
    (await market.admin.send('GET', `/sync_config/${id}`)).json['version'];
  const act = async (id: number, key: string) =>
    market.admin.post(`/sync_config/${id}/${key}`, { version: await versionOf(id) });
  const idle = () => market.idle();
  const pushed = () => Object.fromEntries(market.sandbox.stock(SHOP));
  const setFree = (id: number, free: number) =>
    market.run(
      `update stock_level set on_hand = reserved + unsellable + $3 where goods_id = $1 and warehouse_id = $2`,
      [id, warehouse, free],
    );

  beforeAll(async () => {
    market = await startMarket(database);
    const { admin, run, connect, sandbox } = market;
    await run('update sync_config set deleted_at = now()');
    shop = await connect();
    const rows = await run<{ goods_id: number; warehouse_id: number }>(
      `select goods_id, warehouse_id from stock_level l where customer_id = 1
       and warehouse_id = (select min(warehouse_id) from stock_level where customer_id = 1) order by goods_id limit 2`,
    );
    warehouse = rows[0]?.warehouse_id ?? 0;
    goods.push(...rows.map(({ goods_id }) => goods_id));
    await run('update shop_connection set warehouse_id = $2 where id = $1', [shop, warehouse]);
    for (const [at, id] of [goods[0], goods[1], null].entries())
      await run(
        `insert into listing_map (customer_id, shop_connection_id, platform_item_id, platform_model_id, platform_name, goods_id, multiplier, status, version)
         values (1, $1, $2, $3, $2, $4, $5, $6, 1)`,
        [shop, `${1_000_001 + at}`, at === 1 ? '77' : null, id, at + 1, id === null ? 'unlinked' : 'linked'],
      );
    const made = await admin.post('/sync_config', {
      name: 'Kho chính',
      warehouse_id: warehouse,
      percent_kept: 20,
      safety_quantity: 0,
      frequency_minutes: 30,
      sync_stock: true,
    });
    expect(made.status, made.body).toBe(201);
    config = Number(made.json['id']);
    expect(sandbox.stock(SHOP).size).toBe(0);
  });
  afterAll(() => market?.close());
  beforeEach(async () => {
    await setFree(goods[0] ?? 0, 38);
    await setFree(goods[1] ?? 0, 21);
  });

  test('has one configuration a warehouse, and one that runs; others stay as they are', async () => {
    const { admin, run } = market;
    const draft = { percent_kept: 0, safety_quantity: 0, frequency_minutes: 30, sync_stock: true };
    const twice = await admin.post('/sync_config', { ...draft, name: 'Lần hai', warehouse_id: warehouse });
    expect([twice.status, twice.body]).toEqual([409, expect.stringContaining('đã có cấu hình')]);
    const [other] = await run<{ id: number }>(
      'select id from warehouse where customer_id = 1 and id <> $1 and deleted_at is null order by id limit 1',
      [warehouse],
    );
    const second = await admin.post('/sync_config', { ...draft, name: 'Kho hai', warehouse_id: other?.id });
    expect(second.status, second.body).toBe(201);
    expect((await act(config, 'activate')).status).toBe(200);
    const refused = await act(Number(second.json['id']), 'activate');
    expect([refused.status, refused.body]).toEqual([
      expect.any(Number),
      expect.stringContaining('Kho chính'),
    ]);
    expect(refused.status).toBeGreaterThanOrEqual(409);
    const states = await run<{ state: string }>(
      'select state from sync_config where deleted_at is null order by id',
    );
    expect(states.map(({ state }) => state)).toEqual(['active', 'stopped']);
    const wrong = await admin.post('/sync_config', { ...draft, name: 'x', percent_kept: 101 });
    expect(wrong.status).toBe(422);
  });

  test('is given to the shops of its warehouse: what is free less what is kept, in whole articles', async () => {
    expect((await act(config, 'push_now')).status).toBe(200);
    await idle();
    expect(pushed()).toEqual({ '1000001 0': 30, '1000002 77': 8 });
    expect((await listings()).map(({ last_quantity, error }) => [last_quantity, error])).toEqual([
      [30, null],
      [8, null],
      [null, null],
    ]);
    // What is as it was is not said again.
    const calls = market.sandbox.calls.length;
    expect((await act(config, 'push_now')).status).toBe(200);
    await idle();
    expect(market.sandbox.calls.length).toBe(calls);
  });

  test('is given of chosen goods at once, of those that are linked to a shop', async () => {
    const { admin, run } = market;
    const push = (ids: readonly number[], key: string) =>
      admin.post('/goods-push', { ids }, { 'Idempotency-Key': key });
    const [other = { id: 0 }] = await run<{ id: number }>(
      'select max(id) as id from goods where customer_id = 1 and not (id = any($1::int8[]))',
      [goods],
    );
    expect((await push([other.id], 'push-1')).body).toContain('nothing_linked');
    for (const [free, given] of [
      [5, 4],
      [38, 30],
    ] as const) {
      await setFree(goods[0] ?? 0, free);
      const reply = await push([goods[0] ?? 0, other.id], `push-${free}`);
      expect(reply.json, reply.body).toMatchObject({ done: [goods[0]] });
      await idle();
      expect(pushed()).toMatchObject({ '1000001 0': given });
    }
  });

  test('that is refused stands at its listing with the reason; the quantity before holds, and the next turn mends it', async () => {
    const { sandbox, run } = market;
    sandbox.reserve(SHOP, '1000001 0', 25);
    await setFree(goods[0] ?? 0, 10);
    await act(config, 'push_now');
    await idle();
    const [first] = await listings();
    expect(first).toMatchObject({
      status: 'error',
      last_quantity: 30,
      error: expect.stringContaining('25') as string,
    });
    const [{ error_count } = { error_count: 0 }] = await run<{ error_count: number }>(
      'select error_count from sync_config where id = $1',
      [config],
    );
    expect(error_count).toBe(1);
    sandbox.reserve(SHOP, '1000001 0', 0);
    await act(config, 'push_now');
    await idle();
    expect((await listings())[0]).toMatchObject({ status: 'linked', last_quantity: 8, error: null });
    expect(pushed()['1000001 0']).toBe(8);
  });

  test('of a combo is as many as its scarcest part makes, and costs what the combo does', async () => {
    const { admin } = market;
    const made = await admin.post('/combo', {
      code: 'SET-SYNC',
      name: 'Bộ',
      retail_price: 99_000,
      items: [
        { goods_id: goods[0], quantity: 3 },
        { goods_id: goods[1], quantity: 1 },
      ],
    });
    expect(made.status, made.body).toBe(201);
    const id = (await listings())[2]?.id ?? 0;
    const link = (body: object) => admin.post(`/listing_map/${id}/link_listing`, { multiplier: 1, ...body });
    for (const wrong of [{}, { combo_id: made.json['id'], goods_id: goods[0] }])
      expect((await link(wrong)).body).toContain('rule.listing_map.one_of_both');
    expect((await link({ combo_id: made.json['id'] })).json).toMatchObject({ status: 'linked' });
    await act(config, 'push_now');
    await idle();
    // 38 free make 12 sets, of which a fifth is kept.
    expect(pushed()['1000003 0']).toBe(9);
    await market.run(`update listing_map set combo_id = null, status = 'unlinked' where id = $1`, [id]);
  });

  test('of chosen listings is given at once, and of none whose warehouse is not synced', async () => {
    const { admin, run } = market;
    const [first, , unlinked] = await listings();
    const push = async (id: number) => {
      const [{ version } = {}] = await run<{ version: number }>(
        'select version from listing_map where id = $1',
        [id],
      );
      return admin.post(`/listing_map/${id}/push_listing`, { version });
    };
    const calls = market.sandbox.calls.length;
    expect((await push(first?.id ?? 0)).status).toBe(200);
    await idle();
    expect(market.sandbox.calls.length).toBeGreaterThan(calls);
    const refused = await push(unlinked?.id ?? 0);
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('chưa liên kết')]);
    await act(config, 'stop');
    const stopped = await push(first?.id ?? 0);
    expect(stopped.body).toContain('không có cấu hình');
    expect((await act(config, 'push_now')).body).toContain('đang dừng');
  });

  test('is given by itself when the time of the configuration has come, and not before', async () => {
    const { run, server } = market;
    const turn = async () => {
      await run(
        `update khuon_schedule set next_at = now() - interval '1 minute' where name = 'market.sync_stock'`,
      );
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      await runSchedules(server.parts, log);
      await idle();
    };
    await act(config, 'activate');
    await setFree(goods[0] ?? 0, 100);
    await run(`update sync_config set last_synced_at = now() - interval '29 minutes' where id = $1`, [
      config,
    ]);
    await turn();
    expect(pushed()['1000001 0']).not.toBe(80);
    await run(`update sync_config set last_synced_at = now() - interval '31 minutes' where id = $1`, [
      config,
    ]);
    await turn();
    expect(pushed()['1000001 0']).toBe(80);
  });
});
