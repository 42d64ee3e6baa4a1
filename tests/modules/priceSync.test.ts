import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#fields/date_time/zone.ts';
import { describeOnDatabase } from '../support/database.ts';
import { SHOP, startMarket, type TestMarket } from '../support/market.ts';

/* Shops that sell from a warehouse ask the retail price of our goods, where its configuration says so. */

describeOnDatabase('prices of marketplaces', (database) => {
  let market: TestMarket;
  let shop: number;
  /** Of the configuration. */
  let config: number;
  let [first, second] = [0, 0];

  const idle = () => market.idle();
  const prices = () => Object.fromEntries(market.sandbox.prices(SHOP));
  const asked = () =>
    market.sandbox.calls.filter(({ path }) => path === '/api/v2/product/update_price').length;
  const listings = () =>
    market.run<{ status: string; last_price: number | null; price_error: string | null }>(
      'select status, last_price, price_error from listing_map where shop_connection_id = $1 order by id',
      [shop],
    );
  /** What an article costs from today on. */
  const setPrice = async (goods_id: number, retail_price: number) => {
    const from_date = todayIn('Asia/Ho_Chi_Minh', new Date());
    const [known] = await market.run<{ id: number; version: number }>(
      'select id, version from goods_price where goods_id = $1 and from_date = $2 and deleted_at is null',
      [goods_id, from_date],
    );
    const fields = { goods_id, from_date, retail_price, tax_rate: 8 };
    const said = known
      ? await market.admin.send('PUT', `/goods_price/${known.id}`, { retail_price, version: known.version })
      : await market.admin.post('/goods_price', fields);
    expect([200, 201], said.body).toContain(said.status);
    await idle();
  };
  const act = async (key: string) => {
    const { version } = (await market.admin.send('GET', `/sync_config/${config}`)).json;
    const reply = await market.admin.post(`/sync_config/${config}/${key}`, { version });
    expect(reply.status, reply.body).toBe(200);
    await idle();
  };
  const change = async (fields: object) => {
    const { version } = (await market.admin.send('GET', `/sync_config/${config}`)).json;
    const reply = await market.admin.send('PUT', `/sync_config/${config}`, { ...fields, version });
    expect(reply.status, reply.body).toBe(200);
  };

  beforeAll(async () => {
    market = await startMarket(database);
    const { admin, run, connect } = market;
    await run('update sync_config set deleted_at = now()');
    shop = await connect();
    const [warehouse] = await run<{ id: number }>(
      'select id from warehouse where customer_id = 1 order by id limit 1',
    );
    const goods = await run<{ id: number }>(
      `select id from goods where customer_id = 1 and deleted_at is null and retail_price > 0
       and id not in (select goods_id from goods_price where customer_id = 1 and state = 'scheduled') order by id limit 2`,
    );
    [first, second] = [goods[0]?.id ?? 0, goods[1]?.id ?? 0];
    await run('update shop_connection set warehouse_id = $2 where id = $1', [shop, warehouse?.id]);
    for (const [at, id] of [first, second, null].entries())
      await run(
        `insert into listing_map (customer_id, shop_connection_id, platform_item_id, platform_model_id, platform_name, goods_id, multiplier, status, version)
         values (1, $1, $2, $3, $2, $4, $5, $6, 1)`,
        [shop, `${1_000_001 + at}`, at === 1 ? '77' : null, id, at + 1, id === null ? 'unlinked' : 'linked'],
      );
    const made = await admin.post('/sync_config', {
      name: 'Kho chính',
      warehouse_id: warehouse?.id,
      percent_kept: 0,
      safety_quantity: 0,
      frequency_minutes: 30,
      sync_stock: false,
    });
    expect(made.status, made.body).toBe(201);
    expect(made.json['sync_price']).toBe(false);
    config = Number(made.json['id']);
  });
  afterAll(() => market?.close());

  test('are told of nothing before somebody switches it on', async () => {
    await act('activate');
    await setPrice(first, 101_000);
    await setPrice(second, 50_000);
    await act('push_now');
    expect([asked(), prices()]).toEqual([0, {}]);
  });

  test('are those of all linked articles, for as many pieces as one of them is', async () => {
    await change({ sync_price: true });
    await act('push_now');
    expect(prices()).toEqual({ '1000001 0': 101_000, '1000002 77': 100_000 });
    expect((await listings()).map(({ last_price }) => last_price)).toEqual([101_000, 100_000, null]);
    const before = asked();
    await act('push_now');
    expect(asked()).toBe(before);
    // Nothing was said of stock.
    expect(market.sandbox.stock(SHOP).size).toBe(0);
  });

  test('follow a price as soon as it changes, and only that of the article', async () => {
    const before = asked();
    await setPrice(second, 60_000);
    expect(prices()).toEqual({ '1000001 0': 101_000, '1000002 77': 120_000 });
    expect(asked()).toBe(before + 1);
    // Of goods that no shop sells, and of another price, nobody is told.
    const [other] = await market.run<{ id: number }>(
      `select id from goods where customer_id = 1 and deleted_at is null and id not in ($1, $2)
       and id not in (select goods_id from goods_price where customer_id = 1 and state = 'scheduled') order by id limit 1`,
      [first, second],
    );
    await setPrice(other?.id ?? 0, 70_000);
    expect(asked()).toBe(before + 1);
  });

  test('that are refused stand at the listing with the reason until they are taken', async () => {
    market.sandbox.promote(SHOP, '1000001 0', true);
    await setPrice(first, 90_000);
    expect((await listings())[0]).toMatchObject({
      status: 'error',
      last_price: 101_000,
      price_error: expect.stringContaining('promotion') as string,
    });
    const [counted] = await market.run<{ error_count: number }>(
      'select error_count from sync_config where id = $1',
      [config],
    );
    expect(counted?.error_count).toBe(1);
    market.sandbox.promote(SHOP, '1000001 0', false);
    await act('push_now');
    expect((await listings())[0]).toMatchObject({ status: 'linked', last_price: 90_000, price_error: null });
    expect(prices()['1000001 0']).toBe(90_000);
  });

  test('are not told any more once the configuration is stopped', async () => {
    await act('stop');
    const before = asked();
    await setPrice(first, 95_000);
    expect([asked(), prices()['1000001 0']]).toEqual([before, 90_000]);
  });
});
