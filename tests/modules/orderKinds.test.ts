import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { migrateModel } from '#server/db/migrations/migrateModel.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

interface Failed {
  fields?: { path: string; code: string }[];
}

const refusalOf = ({ status, json }: Reply) => [
  status,
  ...((json['error'] as Failed | undefined)?.fields ?? []).map(({ path, code }) => `${path} ${code}`),
];

describeOnDatabase('an order is made for something', (database) => {
  let server: TestServer;
  let admin: Caller;
  let staff: Caller;
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, staff] = [await server.login('admin'), await server.login('nobody')];
    const [first] = await ask<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    goods = first?.id ?? 0;
  });
  afterAll(() => server?.close());

  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  async function grant(...permissions: string[]): Promise<void> {
    const [row] = await ask<{ id: number; version: number }>(
      `select id, version from account where username = 'nobody'`,
    );
    const reply = await admin.send('PUT', `/account/${row?.id}`, { version: row?.version, permissions });
    expect(reply.status, reply.body).toBe(200);
  }
  const make = (by: Caller, more: object) =>
    by.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      lines: [{ goods_id: goods, quantity: 1, unit_price: 100_000 }],
      ...more,
    });

  test('a sale unless somebody says otherwise', async () => {
    const made = await make(admin, { cod_amount: 100_000, sender_name: 'Không phải dropship' });
    expect(made.json, made.body).toMatchObject({
      kind: 1,
      create_method: 1,
      sender_name: null,
      cod_amount: 100_000,
    });
  });

  test('and never for nothing, also those from before it was asked', async () => {
    expect(refusalOf(await make(admin, { kind: null }))).toEqual([422, 'kind is_empty']);
    const own = { kind: 4, sender_name: 'Shop Mây', sender_phone: '0987654321', cod_amount: 0 };
    expect((await make(admin, own)).status).toBe(201);
    const owner = server.db.withoutTenant('migration');
    const kinds = () => ask('select id, kind from "order" order by id');
    const before = await kinds();
    await owner.script(`alter table "order" alter column kind drop not null;
update "order" set kind = null;
delete from khuon_migration where module = 'orders' and number = 4`);
    const { held } = await migrateModel(server.db, model, { allowDestructive: false });
    expect(held).toEqual([]);
    expect(await kinds()).toEqual(before);
    expect(before).toEqual(
      expect.arrayContaining([1, 4].map((kind) => expect.objectContaining({ kind }) as unknown)),
    );
  });

  test('a dropship names its sender, and stays one', async () => {
    expect(refusalOf(await make(admin, { kind: 4 }))).toEqual([
      422,
      'sender_name is_empty',
      'sender_phone wrong_phone',
    ]);
    const made = await make(admin, {
      kind: 4,
      sender_name: 'Shop Mây',
      sender_phone: '0987654321',
      cod_amount: 100_000,
    });
    expect(made.json, made.body).toMatchObject({
      kind: 4,
      create_method: 4,
      sender_name: 'Shop Mây',
      cod_amount: 100_000,
    });
    const id = Number(made.json['id']);
    const sale = await admin.send('PUT', `/order/${id}`, { version: 1, kind: 1 });
    expect(refusalOf(sale)).toEqual([422, 'kind read_only']);
    const nobody = await admin.send('PUT', `/order/${id}`, { version: 1, sender_name: null });
    expect(refusalOf(nobody)).toEqual([422, 'sender_name is_empty']);
  });

  test('goods leave for staff only by whoever manages them, with a reason, unpaid, and carried by ourselves', async () => {
    const body = { kind: 8, export_reason: 'Mẫu chụp ảnh' };
    await grant('order_manager', 'order_create_single', 'order_detail_price');
    const before = await ask('select count(*)::int as count from "order"');
    expect(refusalOf(await make(staff, body))).toEqual([422, 'kind rule.order.export_needs_right']);
    expect(await ask('select count(*)::int as count from "order"')).toEqual(before);

    await grant('order_manager', 'order_create_single', 'order_detail_price', 'goods_manager');
    expect(refusalOf(await make(staff, { kind: 8 }))).toEqual([422, 'export_reason is_empty']);
    expect(refusalOf(await make(staff, { ...body, delivery_company: 'ghn' }))).toEqual([
      422,
      'delivery_company rule.order.export_goes_ourselves',
    ]);
    const made = await make(staff, { ...body, cod_amount: 100_000 });
    expect(made.json, made.body).toMatchObject({
      create_method: 8,
      delivery_company: 'self',
      cod_amount: 0,
      export_reason: 'Mẫu chụp ảnh',
    });
    const id = Number(made.json['id']);
    // As if its goods were kept back.
    await ask('update "order" set status = 40 where id = $1', [id]);
    const sent = await admin.post(`/order/${id}/change_carrier`, { delivery_company: 'ghn' });
    expect([sent.status, sent.body]).toEqual([422, expect.stringContaining('export_goes_ourselves')]);
    const [stored] = await ask('select delivery_company, status from "order" where id = $1', [id]);
    expect(stored).toEqual({ delivery_company: 'self', status: 40 });
  });

  test('it is made by no way of writing the creation method itself', async () => {
    expect(refusalOf(await make(admin, { create_method: 8 }))).toEqual([422, 'create_method read_only']);
    expect(refusalOf(await make(admin, { kind: 7 }))).toEqual([422, 'kind not_a_choice']);
  });
});
