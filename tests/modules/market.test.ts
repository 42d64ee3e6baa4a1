import { afterAll, beforeAll, expect, test } from 'vitest';
import { MarketplaceError } from '#contract/marketplace.ts';
import { askShop, findUnasked } from '#modules/market/market.api.server.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { describeOnDatabase, openAgain } from '../support/database.ts';
import { openSync, SHOP, startMarket, toApp, type TestMarket } from '../support/market.ts';

describeOnDatabase('shops of marketplaces', (database) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await startMarket(database);
  });
  afterAll(() => market?.close());

  const shops = () =>
    market.run<{ shop_name: string; token_status: string; customer_id: number; token: string }>(
      `select customer_id, shop_name, token_status, token from shop_connection where shop_id like '71557144%' order by id`,
    );
  const codeOf = ({ json }: { json: Record<string, unknown> }) => (json['error'] as { code: string }).code;

  test('refuse what was not begun by this session, was used, or is not the marketplace', async () => {
    const { admin, server, sandbox, agree, accept } = market;
    const [other, nobody] = [await server.login('admin'), await server.login('nobody')];
    const back = await agree(admin);
    expect(codeOf(await accept(other, back))).toBe('consent_unknown');
    for (const state of ['', 'x', `${back['state']}x`])
      expect(codeOf(await accept(admin, { ...back, state }))).toBe('consent_unknown');
    expect(codeOf(await accept(nobody, back))).toBe('no_permission');
    expect((await admin.post('/account-auth', { party: 'ebay', answer: back })).status).toBe(404);
    expect((await admin.post('/account-auth', { party: 'shopee', answer: { state: 1 } })).status).toBe(422);
    // It is for the marketplace that it was begun for.
    expect(codeOf(await admin.post('/account-auth', { party: 'lazada', answer: back }))).toBe(
      'consent_unknown',
    );
    const refused = {
      state: (await agree(admin))['state'] ?? '',
      error: 'access_denied',
      message: 'Không đồng ý',
    };
    const said = await accept(admin, refused);
    expect([said.status, said.body]).toEqual([422, expect.stringContaining('Không đồng ý')]);
    const wrongCode = await accept(admin, { ...(await agree(admin)), code: 'nonsense' });
    expect(codeOf(wrongCode)).toBe('consent_refused');
    sandbox.fail({ path: 'auth/token/get' });
    expect(codeOf(await accept(admin, await agree(admin)))).toBe('other_side_down');
    expect(await shops()).toEqual([]);
  });

  test('are connected once, by name, with tokens that nobody can read; again by the same way', async () => {
    const { admin, agree, accept, run } = market;
    const back = await agree(admin);
    const reply = await accept(admin, back);
    expect([reply.status, reply.json]).toEqual([200, { name: 'Hoa Mai Official' }]);
    expect(codeOf(await accept(admin, back))).toBe('consent_unknown');
    expect(await accept(admin, await agree(admin))).toMatchObject({ status: 200 });
    const [shop] = await shops();
    expect(await shops()).toHaveLength(1);
    expect(shop).toMatchObject({ shop_name: 'Hoa Mai Official', token_status: 'valid' });
    expect(shop?.token).toMatch(/^[0-9a-f]{8}\./);
    const list = await admin.post('/shop-connection-list', {});
    expect(list.body).toContain('Hoa Mai Official');
    expect(list.body).not.toContain('token":"');
    const [audit] = await run<{ after: object }>(
      `select after from khuon_audit where entity = 'shop_connection' order by id limit 1`,
    );
    expect(audit?.after).toMatchObject({ token: 'changed', refresh_token: 'changed' });
  });

  test('belong to one company', async () => {
    const { server, sandbox, agree, accept } = market;
    const neighbour = await server.login('other');
    expect((await neighbour.post('/account-auth/begin', { party: 'shopee' })).status).toBe(422);
    expect((await neighbour.post('/market_app', toApp(sandbox))).status).toBe(201);
    const taken = await accept(neighbour, await agree(neighbour));
    expect([taken.status, taken.body]).toEqual([
      expect.any(Number),
      expect.stringContaining('đã được kết nối'),
    ]);
    expect(taken.status).toBeLessThan(500);
    expect(new Set((await shops()).map(({ customer_id }) => customer_id))).toEqual(new Set([1]));
  });

  test('have their token renewed once, whoever needs it in whatever process', async () => {
    const { server, sandbox, connect } = market;
    const id = await connect();
    const second = await openAgain(server.db);
    const processes: ServerParts[] = [server.parts, { ...server.parts, db: second.db }];
    const names = () =>
      Promise.all(
        [0, 1, 0, 1, 0, 1].map(async (at) => {
          const context = await openSync(processes[at] ?? server.parts, 'orders');
          return askShop(context, id, (port, call) => port.readShopName(call));
        }),
      );
    const renewals = () => sandbox.calls.filter(({ path }) => path.endsWith('access_token/get')).length;
    for (const times of [1, 2]) {
      sandbox.expire(SHOP);
      expect(new Set(await names())).toEqual(new Set(['Hoa Mai Official']));
      expect(renewals()).toBe(times);
    }
    await second.close();
  });

  test('that cannot renew their token end, say why, and are connected again on their page', async () => {
    const { server, sandbox, connect, run } = market;
    const id = await connect();
    sandbox.expire(SHOP, true);
    const name = async () =>
      askShop(await openSync(server.parts, 'orders'), id, (port, call) => port.readShopName(call));
    await expect(name()).rejects.toBeInstanceOf(MarketplaceError);
    const [ended] = await run<{ token_status: string; last_error: string }>(
      'select token_status, last_error from shop_connection where id = $1',
      [id],
    );
    expect(ended).toEqual({
      token_status: 'expired',
      last_error: expect.stringContaining('Invalid refresh_token') as string,
    });
    const told = await run(`select 1 from khuon_notification where title = 'shop_token_ending'`);
    expect(told.length).toBeGreaterThan(0);
    await connect();
    expect(await name()).toBe('Hoa Mai Official');
  });

  test('are disconnected by a person, and nothing that could be used is kept', async () => {
    const { admin, connect, server } = market;
    const id = await connect();
    const read = await admin.send('GET', `/shop_connection/${id}`);
    const done = await admin.post(`/shop_connection/${id}/disconnect`, { version: read.json['version'] });
    expect(done.status, done.body).toBe(200);
    const { readSecret } = await openSync(server.parts, 'market');
    for (const field of ['token', 'refresh_token'])
      expect(await readSecret('shop_connection', id, field)).toBeNull();
    const asked = askShop(await openSync(server.parts, 'orders'), id, (port, call) =>
      port.readShopName(call),
    );
    await expect(asked).rejects.toThrow('not connected');
    const again = await admin.post(`/shop_connection/${id}/connect`, {});
    expect(again.status, 'nobody connects by hand').toBe(404);
  });

  test('are said to end within the days of the company, and asked again for their orders after its minutes', async () => {
    const { admin, run, server } = market;
    const [{ id } = { id: 0 }] = await run<{ id: number }>(
      `update shop_connection set token_status = 'valid', refresh_expires_at = now() + interval '10 days',
polled_until = now() - interval '20 minutes' where shop_id = '715570001' returning id`,
    );
    const ending = async () => {
      const { json } = await admin.post('/shop-connection-list', { filters: { is_ending: true } });
      return (json['rows'] as { id: number }[]).map((row) => row.id);
    };
    const set = (values: object) => admin.send('PUT', '/setting/own', values);
    const unasked = async () => findUnasked(await openSync(server.parts, 'market'));
    expect(await ending()).not.toContain(id);
    expect(await unasked()).toContain(id);
    await set({ market_token_days: 14, market_poll_minutes: 30 });
    expect(await ending()).toContain(id);
    expect(await unasked()).not.toContain(id);
  });
});
