import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('what an owner sets up', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const warehouseOf = async (code: string) =>
    (
      await run<{ id: number }>('select id from warehouse where customer_id = 1 and code_name = $1', [code])
    )[0]?.id;

  it('a shop has a warehouse of its own, which is no storage and no other shop’s', async () => {
    const before = await run('select count(*) from pos');
    const storage = await admin.post('/pos', {
      code: 'X1',
      name: 'Một',
      warehouse_id: await warehouseOf('HN1'),
    });
    const taken = await admin.post('/pos', {
      code: 'X2',
      name: 'Hai',
      warehouse_id: await warehouseOf('CH-HK01'),
    });
    const twice = await admin.post('/pos', { code: 'HK01', name: 'Ba' });
    expect([storage, taken, twice].map(fieldsOf)).toMatchObject([
      [['warehouse_id', 'rule.pos.warehouse_is_storage']],
      [['warehouse_id', 'rule.pos.warehouse_taken']],
      [['code', 'rule.pos.code_taken']],
    ]);
    expect(await run('select count(*) from pos')).toEqual(before);
    const made = await admin.post('/pos', { code: 'X1', name: 'Một', id_city: 1, phone: '0912345678' });
    expect(made.status, made.body).toBe(201);
    const listed = await admin.post('/pos-list', { filters: { code: 'X1' } });
    expect(listed.json['rows']).toMatchObject([{ code: 'X1', phone: '0912345678' }]);
    expect((await (await server.login('office')).post('/pos-list', {})).status).toBe(403);
  });

  it('a company says how it is reached, checked as everywhere, and nobody else does', async () => {
    const stored = async (caller: Caller) => (await caller.send('GET', '/company-profile')).json;
    const facts = {
      sub_full_name: 'Hoa Mai',
      phone: '0912345678',
      email: 'a@hoamai.vn',
      address: '1 Lê Lợi',
    };
    expect((await admin.post('/company-profile', facts)).status).toBe(200);
    expect(await stored(admin)).toEqual({ ...facts, logo: null });
    expect((await admin.post('/me')).body).toContain('"sub_full_name":"Hoa Mai"');
    const wrong = await admin.post('/company-profile', { ...facts, phone: '12', email: 'a' });
    expect(fieldsOf(wrong).map(([path]) => path)).toEqual(['phone', 'email']);
    const office = await server.login('office');
    expect((await office.post('/company-profile', facts)).status).toBe(403);
    expect((await office.send('GET', '/company-profile')).status).toBe(403);
    expect(await stored(admin)).toEqual({ ...facts, logo: null });
    const others = await run('select phone from khuon_customer where id <> 1 and phone is not null');
    expect(others).toEqual([]);
  });

  it('articles of shops are linked by hand, or to the goods with their SKU', async () => {
    const [goods] = await run<{ id: number; sku: string }>(
      'select id, sku from goods where customer_id = 1 order by id limit 1',
    );
    const ids = (
      await run<{ id: number }>(
        `insert into listing_map (customer_id, shop_connection_id, platform_item_id, platform_sku, platform_name, multiplier, status)
select 1, min(s.id), 'test-' || n, case n when 1 then $1 when 2 then 'KHONG-CO' end, 'Áo', 1, 'unlinked'
from shop_connection s, generate_series(1, 3) n where s.customer_id = 1 group by n order by n returning id`,
        [goods?.sku],
      )
    ).map(({ id }) => id);
    const bulk = await admin.post('/listing_map/link_by_sku', { ids });
    expect(bulk.json).toMatchObject({ done: ids.slice(0, 1) });
    const refused = bulk.json['refused'] as { id: number }[];
    expect(refused.map(({ id }) => id)).toEqual(ids.slice(1));
    const linked = await admin.post(`/listing_map/${ids[2]}/link_listing`, {
      goods_id: goods?.id,
      multiplier: 3,
    });
    expect(linked.json).toMatchObject({ goods_id: goods?.id, multiplier: 3, status: 'linked' });
    const again = await admin.post(`/listing_map/${ids[0]}/link_by_sku`, {});
    expect(again.status).toBe(409);
    expect(
      await run('select goods_id, multiplier from listing_map where id = any($1) order by id', [ids]),
    ).toEqual([
      { goods_id: goods?.id, multiplier: 1 },
      { goods_id: null, multiplier: 1 },
      { goods_id: goods?.id, multiplier: 3 },
    ]);
  });
});
