import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('accounts at carriers', (database) => {
  let server: TestServer;
  let manager: Caller;
  let warehouse: number;
  let elsewhere: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    manager = await server.login('manager');
    [warehouse = 0, elsewhere = 0] = (
      await run<{ id: number }>('select id from warehouse where customer_id = 1 order by id limit 2')
    ).map(({ id }) => id);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const create = (values: object) =>
    manager.post('/delivery_shop', { warehouse_id: warehouse, delivery_company: 'ninja_van', ...values });
  const defaults = async (warehouseId: number) =>
    (
      await run<{ name: string }>(
        `select name from delivery_shop where is_default and delivery_company = 'ninja_van' and warehouse_id = $1`,
        [warehouseId],
      )
    ).map(({ name }) => name);

  it('asks for the credentials of the carrier, and stores nothing without them', async () => {
    const before = await run('select count(*) from delivery_shop');
    const replies = [
      await create({ name: 'A', delivery_company: 'ghn' }),
      await create({ name: 'B', delivery_company: 'spx', user_secret: 's' }),
      await create({ name: 'C', delivery_company: 'jt', token: 't', company_id: 'C1' }),
      await create({ name: 'D', username: 'hoamai' }),
      await create({ name: 'E', delivery_company: 'self' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(replies.map(fieldsOf)).toEqual([
      [
        ['shop_id', 'is_empty'],
        ['token', 'rule.delivery_shop.secret_needed'],
      ],
      [['user_id', 'is_empty']],
      [['carrier_customer_id', 'is_empty']],
      [['token', 'rule.delivery_shop.secret_needed']],
      [['delivery_company', 'rule.delivery_shop.no_credentials']],
    ]);
    expect(await run('select count(*) from delivery_shop')).toEqual(before);
  });

  it('keeps secrets to itself, and keeps them while nobody types them', async () => {
    const made = await create({ name: 'GHN thêm', delivery_company: 'ghn', shop_id: '1', token: 'khoa-kin' });
    expect([made.status, made.body.includes('khoa-kin')]).toEqual([201, false]);
    const { id, version } = made.json as { id: number; version: number };
    const stored = await run<{ token: string }>('select token from delivery_shop where id = $1', [id]);
    expect(stored[0]?.token).toBeTruthy();
    expect(stored[0]?.token).not.toContain('khoa-kin');
    const renamed = await manager.send('PUT', `/delivery_shop/${id}`, { version, name: 'GHN phụ' });
    expect(renamed.status, renamed.body).toBe(200);
    expect(await run('select token from delivery_shop where id = $1', [id])).toEqual(stored);
    const twice = await create({ name: 'GHN nữa', delivery_company: 'ghn', shop_id: '1', token: 't' });
    expect([twice.status, fieldsOf(twice)]).toEqual([409, [['shop_id', 'messages.shop_exists']]]);
  });

  it('one account is the default of a carrier and warehouse', async () => {
    const [, second] = [
      await create({ name: 'Một', username: 'mot', token: 't' }),
      await create({ name: 'Hai', username: 'hai', password: 'p' }),
    ].map(({ json }) => json as { id: number; version: number });
    expect(await defaults(warehouse)).toEqual(['Một']);
    const chosen = await manager.post(`/delivery_shop/${second?.id}/make_default`);
    expect([chosen.status, chosen.json]).toMatchObject([200, { is_default: true }]);
    expect(await defaults(warehouse)).toEqual(['Hai']);
    expect((await manager.post(`/delivery_shop/${second?.id}/make_default`)).status).toBe(409);
    // One that serves another warehouse from now on is the default there, and not here.
    const moved = await manager.send('PUT', `/delivery_shop/${second?.id}`, {
      version: chosen.json['version'],
      warehouse_id: elsewhere,
    });
    expect(moved.status, moved.body).toBe(200);
    expect([await defaults(warehouse), await defaults(elsewhere)]).toEqual([[], ['Hai']]);
    const stopped = await manager.post(`/delivery_shop/${second?.id}/stop_delivery_shop`);
    expect(stopped.json).toMatchObject({ active: false, is_default: false });
    expect((await manager.post(`/delivery_shop/${second?.id}/make_default`)).status).toBe(409);
    expect(await defaults(elsewhere)).toEqual([]);
  });

  it('is there for those who hold its code', async () => {
    const office = await server.login('office');
    expect((await office.post('/delivery-shop-list', {})).status).toBe(403);
    expect((await manager.post('/delivery-shop-list', {})).status).toBe(200);
  });
});
