import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { type Caller, type Reply, startTestServer, type TestServer } from '../support/server.ts';

const fieldsOf = ({ json }: Reply) => (json['error'] as { fields?: { path: string; code: string }[] }).fields;

describeOnDatabase('warehouses of a company', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const WAREHOUSE = { code_name: 'LC1', name: 'Kho Lào Cai', kind: 'storage', phone: '0912 000 777' };

  test('one is made, is in its list and is found by its code where one chooses it', async () => {
    const { status, json } = await admin.post('/warehouse', WAREHOUSE);
    expect([status, json['phone']]).toEqual([201, '0912000777']);
    const { json: list } = await admin.post('/warehouse-list', { filters: { code_name: 'LC1' } });
    expect(list['rows']).toMatchObject([{ id: json['id'], name: 'Kho Lào Cai' }]);
    const filter = encodeURIComponent(JSON.stringify({ q: 'LC1' }));
    const offered = await admin.send('GET', `/warehouse?filter=${filter}`);
    expect(JSON.parse(offered.body)).toMatchObject([{ id: json['id'] }]);
  });

  test('a code is taken once, and what kind it is stays', async () => {
    const taken = await admin.post('/warehouse', { ...WAREHOUSE, name: 'Kho khác' });
    expect([taken.status, fieldsOf(taken)?.[0]?.path]).toEqual([409, 'code_name']);
    const { json } = await admin.post('/warehouse', { ...WAREHOUSE, code_name: 'LC2' });
    const { id, version } = json as { id: number; version: number };
    const moved = await admin.send('PUT', `/warehouse/${id}`, { version, kind: 'shop' });
    expect([moved.status, fieldsOf(moved)?.[0]?.code]).toEqual([422, 'read_only']);
    const renamed = await admin.send('PUT', `/warehouse/${id}`, { version, name: 'Kho Lào Cai 2' });
    expect([renamed.status, renamed.json['kind']]).toEqual([200, 'storage']);
  });

  test('a shop has the warehouse that was made for it', async () => {
    const { json } = await admin.post('/warehouse', { ...WAREHOUSE, code_name: 'CH-LC1', kind: 'shop' });
    const shop = await admin.post('/pos', {
      code: 'CH-LC1',
      name: 'Cửa hàng Lào Cai',
      warehouse_id: json['id'],
    });
    expect(shop.status, shop.body).toBe(201);
  });

  test('one that is given up is chosen for nothing new, and only once nothing lies there or comes', async () => {
    const more = { code_name: 'LC4', carrier_cutoff: '16:30' };
    const { json } = await admin.post('/warehouse', { ...WAREHOUSE, ...more });
    expect(json).toMatchObject({ active: true, carrier_cutoff: '16:30' });
    const id = Number(json['id']);
    const run = async (text: string) =>
      (await server.db.withoutTenant('maintenance').query<{ id: number }>(text)).rows;
    const [goods] = await run('select min(id) as id from goods where customer_id = 1 and active');
    const give = async (active: boolean) => {
      const { version } = (await admin.send('GET', `/warehouse/${id}`)).json;
      const reply = await admin.send('PUT', `/warehouse/${id}`, { version, active });
      return [reply.status, reply.status === 200 ? reply.json['active'] : fieldsOf(reply)?.[0]?.code];
    };
    await run(
      `insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) values (1, ${goods?.id}, ${id}, 3)`,
    );
    expect(await give(false)).toEqual([422, 'rule.warehouse.not_empty']);
    await run(`update stock_level set on_hand = 0 where warehouse_id = ${id}`);
    const lines = [{ goods_id: goods?.id, expected_quantity: 5 }];
    const receipt = await admin.post('/goods_receipt', { warehouse_id: id, kind: 'other', lines });
    expect(receipt.status, receipt.body).toBe(201);
    const path = `/goods_receipt/${Number(receipt.json['id'])}`;
    expect((await admin.post(`${path}/send`)).status).toBe(200);
    expect(await give(false)).toEqual([422, 'rule.warehouse.goods_coming']);
    expect((await admin.post(`${path}/cancel`, { note: 'Kho sắp đóng' })).status).toBe(200);
    expect(await give(false)).toEqual([200, false]);
    const { entities } = server.parts.model;
    const chosen = entities
      .find(({ name }) => name === 'goods_transfer')
      ?.fields.find(({ name }) => name === 'to_warehouse_id');
    const offered = async (where = {}) => (await admin.post('/warehouse/lookup', { q: 'LC4', where })).body;
    expect(await offered()).toContain('LC4');
    expect(await offered(chosen?.reference?.where)).not.toContain('LC4');
    const [open] = await run(
      `select min(id) as id from warehouse where customer_id = 1 and active and id <> ${id}`,
    );
    const transfer = {
      from_warehouse_id: open?.id,
      to_warehouse_id: id,
      lines: [{ goods_id: goods?.id, quantity: 1 }],
    };
    const refused = await admin.post('/goods_transfer', transfer);
    expect(refused.status, refused.body).toBe(422);
    expect(fieldsOf(refused)).toMatchObject([{ path: 'to_warehouse_id', code: 'not_correct' }]);
    expect(await give(true)).toEqual([200, true]);
  });

  test('is for who manages the account alone, and each company has its own', async () => {
    const clerk = await server.login('nobody');
    expect((await clerk.post('/warehouse-list', { filters: {} })).status).toBe(403);
    expect((await clerk.post('/warehouse', { ...WAREHOUSE, code_name: 'LC3' })).status).toBe(403);
    const other = await server.login('other');
    const { json } = await other.post('/warehouse-list', { filters: { code_name: 'LC' } });
    expect(json['rows']).toEqual([]);
    expect((await other.post('/warehouse', WAREHOUSE)).status).toBe(201);
  });
});
