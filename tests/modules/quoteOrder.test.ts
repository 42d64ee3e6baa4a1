import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNTS, startSandbox, type CarrierSandbox } from '#connectors/carriers/sandbox.ts';
import type { Offer } from '#contract/quote.ts';
import { describeOnDatabase } from '../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

describeOnDatabase('what carriers ask for a parcel', (database) => {
  let floor: ScanFloor;
  let sandbox: CarrierSandbox;
  let asked: Record<string, unknown>;
  const shops = new Map<string, number>();
  beforeAll(async () => {
    sandbox = await startSandbox();
    floor = await openScanFloor(database, { outgoingAllow: new URL(sandbox.url.ghn).host });
    await floor.ask('delete from delivery_shop where customer_id = 1');
    for (const [delivery_company, account] of Object.entries(SANDBOX_ACCOUNTS)) {
      const url = sandbox.url[delivery_company as keyof typeof SANDBOX_ACCOUNTS];
      const own = { name: `Thử ${delivery_company}`, warehouse_id: floor.warehouse_id, url };
      const { id } = await floor.done('/delivery_shop', { ...own, delivery_company, ...account });
      shops.set(delivery_company, Number(id));
    }
    // A district of the old scheme with its province, and a ward in it.
    const [place] = await floor.ask<{ ward: number; county: number; city: number }>(
      `select w.id as ward, d.id as county, c.id as city from place w join place d on d.id = w.parent_id join place c on c.id = d.parent_id where w.level = 3 and d.level = 2 order by w.id limit 1`,
    );
    asked = {
      warehouse_id: floor.warehouse_id,
      id_city: place?.city,
      id_county: place?.county,
      id_ward: place?.ward,
      receiver_address: '12 Bạch Đằng',
      weight: 700,
    };
  });
  afterAll(async () => {
    await floor.server.close();
    await sandbox.close();
  });

  const quote = async (over: object = {}) => {
    const reply = await floor.admin.post('/order-quote', { ...asked, ...over });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json as unknown as { offers: Offer[] }).offers;
  };
  const facts = (offers: readonly Offer[]) =>
    offers.map(({ key, price, days, problem }) => [key, price, days, problem]);

  test('the cheapest first, each with its days; the address goes out by its names', async () => {
    expect(facts(await quote())).toEqual([
      ['viettel_post', 29_000, 3, null],
      ['ghn', 30_000, 2, null],
      ['ghtk', 32_000, null, null],
      ['spx', 34_000, null, null],
      // It knows places before the two-level scheme by names of its own only.
      ['jt', null, null, 'messages.quote_refused'],
    ]);
    const { body } = sandbox.calls.findLast(({ path }) => path === '/v2/shipping-order/preview') ?? {};
    expect(body).toMatchObject({ to_address: '12 Bạch Đằng', weight: 700 });
    expect(String(body?.['to_province_name'])).not.toBe('');
    expect(String(body?.['to_district_name'])).not.toBe('');
    expect(body).toMatchObject({ is_new_to_address: false });
  });

  test('and an account is checked by asking: good ones are valid, one with a wrong key says why it is not', async () => {
    const ids = [...shops.values()];
    const { id: wrong } = await floor.done('/delivery_shop', {
      name: 'Khóa sai',
      delivery_company: 'ghn',
      warehouse_id: floor.warehouse_id,
      url: sandbox.url.ghn,
      shop_id: '1',
      token: 'khoa-sai',
    });
    const reply = await floor.admin.post('/delivery_shop/check_delivery_shop', { ids: [...ids, wrong] });
    expect(reply.status, reply.body).toBe(200);
    const states = () =>
      floor.ask(
        `select token_status, checked_at is not null as checked, last_error from delivery_shop where id = any($1) order by id`,
        [[...ids, wrong]],
      );
    const good = { token_status: 'valid', checked: true, last_error: null };
    const bad = { token_status: 'expired', checked: true, last_error: expect.stringContaining('Token') };
    await expect.poll(states, { timeout: 20_000, interval: 100 }).toEqual([...ids.map(() => good), bad]);
    await floor.ask('delete from delivery_shop where id = $1', [wrong]);
  });

  test('a parcel is fetched from the address of its warehouse, by either scheme', async () => {
    const setPlace = async (place: object) => {
      const url = `/warehouse/${floor.warehouse_id}`;
      const { version } = (await floor.admin.send('GET', url)).json;
      const changed = await floor.admin.send('PUT', url, { ...place, version });
      expect(changed.status, changed.body).toBe(200);
    };
    const told = async () => {
      await quote();
      const bodyOf = (path: string) => sandbox.calls.findLast((call) => call.path === path)?.body;
      const [ghn, ghtk] = [bodyOf('/v2/shipping-order/preview'), bodyOf('/services/shipment/fee')];
      return [ghn?.['from_district_name'], ghn?.['is_new_from_address'], ghtk?.['pick_district']];
    };
    const { id_city, id_ward } = (await floor.admin.send('GET', `/warehouse/${floor.warehouse_id}`)).json;
    expect(await told()).toEqual(['', true, '']);
    const { id_city: city, id_county, id_ward: ward } = asked;
    await setPlace({ address_scheme: 0, id_city: city, id_county, id_ward: ward });
    const [county] = await floor.ask<{ name: string }>('select name from place where id = $1', [id_county]);
    expect(await told()).toEqual([county?.name, false, county?.name]);
    // One that knows no ward is not refused by the carrier, but sent to where it is filled in.
    await setPlace({ address_scheme: 2, id_city, id_county: null, id_ward: null });
    expect((await quote()).find(({ key }) => key === 'ghtk')).toMatchObject({
      price: null,
      problem: 'messages.quote_sender',
      reason: null,
      mend: { entity: 'warehouse', id: floor.warehouse_id },
    });
    await setPlace({ id_ward });
  });

  test('what its goods weigh stands for the parcel until that is weighed', async () => {
    expect((await quote({ weight: null, goods_weight: 700 })).map(({ price }) => price)).toEqual([
      29_000,
      30_000,
      32_000,
      34_000,
      null,
    ]);
    expect((await quote({ weight: 700, goods_weight: 9_000 }))[0]?.price).toBe(29_000);
    const [goods = 0, other = 0] = floor.goods;
    await floor.ask('update goods set weight = $2 where id = $1', [goods, 220]);
    await floor.ask('update goods set weight = null where id = $1', [other]);
    const weightOf = async (id: number) => {
      const { weight, goods_weight } = (await floor.admin.send('GET', `/order/${id}`)).json;
      return [weight, goods_weight];
    };
    expect(await weightOf(await floor.order([[0, 3]]))).toEqual([660, 660]);
    expect(await weightOf(await floor.order([[0, 3]], { weight: 900 }))).toEqual([900, 660]);
    // Of goods that nobody weighed there is no sum.
    expect(
      await weightOf(
        await floor.order([
          [0, 3],
          [1, 1],
        ]),
      ),
    ).toEqual([null, null]);
  });

  test('an address of the two-level scheme has its fees as well', async () => {
    const [place] = await floor.ask<{ ward: number; city: number }>(
      'select id as ward, parent_id as city from place where level = 3 and scheme = 2 order by id limit 1',
    );
    const offers = await quote({ id_city: place?.city, id_county: null, id_ward: place?.ward });
    expect(offers.map(({ price }) => price)).toEqual([29_000, 30_000, 32_000, 33_000, 34_000]);
    const bodyOf = (path: string) => sandbox.calls.findLast((call) => call.path === path)?.body;
    expect(bodyOf('/api/spmComCost/getComCost')).toMatchObject({ selfAddress: 1, weight: 0.7 });
    expect(bodyOf('/open/api/v1/order/batch_check_order')).toMatchObject({
      orders: [{ deliver_info: { deliver_address_version: 2, deliver_district: '' } }],
    });
  });

  test('one that refuses, is slow or does not know us is named with why, and hinders nobody', async () => {
    sandbox.stall('/v2/order/getPriceAllNlp');
    const offers = await quote({ receiver_address: 'Đảo Lý Sơn', id_county: null });
    expect(facts(offers).sort()).toEqual([
      ['ghn', null, null, 'messages.quote_refused'],
      ['ghtk', null, null, 'messages.quote_refused'],
      ['jt', null, null, 'messages.quote_refused'],
      ['spx', null, null, 'messages.quote_refused'],
      ['viettel_post', null, null, 'messages.quote_unknown'],
    ]);
    expect(offers.find(({ key }) => key === 'ghn')?.reason).toContain('to_district_name');
  });

  test('a wrong account is marked for whoever mends it; one that is stopped is not asked', async () => {
    const ghtk = shops.get('ghtk') ?? 0;
    const { version } = (await floor.admin.send('GET', `/delivery_shop/${ghtk}`)).json;
    const changed = await floor.admin.send('PUT', `/delivery_shop/${ghtk}`, { token: 'wrong', version });
    expect(changed.status, changed.body).toBe(200);
    await floor.done(`/delivery_shop/${shops.get('viettel_post')}/stop_delivery_shop`);
    // Nobody speaks with this one yet.
    const lex = { name: 'Thử lex', delivery_company: 'lex', username: 'hoamai', token: 't' };
    await floor.done('/delivery_shop', { ...lex, warehouse_id: floor.warehouse_id });
    await floor.done(`/delivery_shop/${shops.get('jt')}/stop_delivery_shop`);
    const spx = shops.get('spx') ?? 0;
    const read = (await floor.admin.send('GET', `/delivery_shop/${spx}`)).json;
    await floor.admin.send('PUT', `/delivery_shop/${spx}`, { app_secret: 'wrong', version: read['version'] });
    expect(facts(await quote())).toEqual([
      ['ghn', 30_000, 2, null],
      ['ghtk', null, null, 'messages.quote_account'],
      ['spx', null, null, 'messages.quote_account'],
      ['lex', null, null, 'messages.quote_unsupported'],
      ['viettel_post', null, null, 'messages.quote_not_connected'],
      ['jt', null, null, 'messages.quote_not_connected'],
    ]);
    const mends = (await quote()).map(({ mend }) => mend);
    expect(mends).toEqual([
      null,
      { entity: 'delivery_shop', id: ghtk },
      { entity: 'delivery_shop', id: spx },
      null,
      { entity: 'delivery_shop', id: null },
      { entity: 'delivery_shop', id: null },
    ]);
    const [account] = await floor.ask<{ token_status: string; last_error: string }>(
      'select token_status, last_error from delivery_shop where id = $1',
      [ghtk],
    );
    expect(account).toMatchObject({
      token_status: 'expired',
      last_error: expect.stringContaining('không hợp lệ'),
    });
  });

  test('what is missing or wrong is named, and nobody is asked', async () => {
    const before = sandbox.calls.length;
    expect(failedOf(await floor.admin.post('/order-quote', { ...asked, weight: null }))).toEqual([
      422,
      'is_empty',
    ]);
    expect((await floor.admin.post('/order-quote', { ...asked, weight: 0 })).status).toBe(422);
    for (const name of ['warehouse_id', 'id_ward']) {
      const away = await floor.admin.post('/order-quote', { ...asked, [name]: 999_999_999 });
      expect(failedOf(away)).toEqual([422, 'reference_not_found']);
      expect(away.body).toContain('999999999');
    }
    expect(sandbox.calls.length).toBe(before);
  });

  test('whoever may make no order asks nobody', async () => {
    const stranger = await floor.server.login('crm');
    expect((await stranger.post('/order-quote', asked)).status).toBe(403);
  });
});
