import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('orders from a conversation', (database) => {
  let server: TestServer;
  let admin: Caller;
  let agent: Caller;
  let id: number;
  let contact: { id: number; name: string };
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [account] = await ask<{ id: number; version: number }>(
      `select id, version from account where username = 'nobody' and customer_id = 1`,
    );
    const permissions = ['crm_lead_create'];
    await admin.send('PUT', `/account/${account?.id}`, { version: account?.version, permissions });
    agent = await server.login('nobody');
    const [talk] = await ask<{ id: number; contact_id: number }>(
      'select id, contact_id from conversation where customer_id = 1 order by id limit 1',
    );
    id = talk?.id ?? 0;
    await ask('update conversation_contact set phone = null where id = $1', [talk?.contact_id]);
    await ask('update conversation set status = 20, order_id = null where id = $1', [id]);
    const [found] = await ask<typeof contact>('select id, name from conversation_contact where id = $1', [
      talk?.contact_id,
    ]);
    contact = found ?? { id: 0, name: '' };
    const [first] = await ask<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    goods = first?.id ?? 0;
  });
  afterAll(() => server?.close());

  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const take = (more: object = {}) =>
    agent.post(`/conversation/${id}/take_order`, {
      receiver_address: '12 Hàng Bông',
      receiver_city: 'Hà Nội',
      lines: [{ goods_id: goods, quantity: 2, unit_price: 100_000, discount: 10_000 }],
      ...more,
    });
  const ordersOf = () =>
    ask<{ id: number }>(
      `select id, create_method, receiver_name, receiver_phone, cod_amount::int, prepay::int, goods_total::int
        from "order" where conversation_id = $1 order by id`,
      [id],
    );

  test('begin with what is known: the contact, and where his lead or an order of his went before; a number only for who sees it whole', async () => {
    const draft = async (caller: Caller) =>
      (await caller.post('/conversation-order-draft', { conversation_id: id })).json;
    const nothing = { receiver_address: null, receiver_ward: null, receiver_city: null };
    await ask('update conversation set lead_id = null where id = $1', [id]);
    expect(await draft(admin)).toEqual({ receiver_name: contact.name, receiver_phone: null, ...nothing });
    await ask(`update conversation_contact set phone = '0988001122' where id = $1`, [contact.id]);
    expect(await draft(admin)).toMatchObject({ receiver_phone: '0988001122', ...nothing });
    expect(await draft(agent)).toMatchObject({ receiver_name: contact.name, receiver_phone: null });
    await ask(
      `insert into buyer (customer_id, name, phone, address, city_name) values (1, 'Khách', '0988001122', '5 Hàng Đào', 'Hà Nội')`,
    );
    expect(await draft(admin)).toMatchObject({ receiver_address: '5 Hàng Đào', receiver_city: 'Hà Nội' });
    const [lead] = await ask<{ id: number }>('select min(id) as id from lead where customer_id = 1');
    await ask(`update lead set address = '7 Hàng Gà', ward = 'Cửa Đông', city = 'Hà Nội' where id = $1`, [
      lead?.id,
    ]);
    await ask('update conversation set lead_id = $2 where id = $1', [id, lead?.id]);
    expect(await draft(agent)).toMatchObject({ receiver_address: '7 Hàng Gà', receiver_ward: 'Cửa Đông' });
    expect((await agent.post('/conversation-order-draft', { conversation_id: 999_999_999 })).status).toBe(
      404,
    );
    const warehouse = await server.login('warehouse');
    expect((await warehouse.post('/conversation-order-draft', { conversation_id: id })).status).toBe(403);
    await ask('update conversation_contact set phone = null where id = $1', [contact.id]);
  });

  test('need a phone number, and without one nothing has changed', async () => {
    const refused = await take();
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('Hãy nhập số người nhận')]);
    const short = await take({ receiver_phone: '12' });
    expect(short.status).toBe(422);
    expect(await ordersOf()).toEqual([]);
    const [talk] = await ask('select status, order_id from conversation where id = $1', [id]);
    expect(talk).toEqual({ status: 20, order_id: null });
  });

  test('are the contact’s unless another is named, finish what was being answered, and may be several', async () => {
    await ask(`update conversation_contact set phone = '0912345678' where id = $1`, [contact.id]);
    const made = await take({ prepay: 50_000 });
    expect(made.status, made.body).toBe(200);
    expect(made.json).toMatchObject({ status: 100 });
    const again = await take({
      receiver_name: 'Mẹ của khách',
      receiver_phone: '0987654321',
      cod_amount: 5_000,
    });
    expect(again.status, again.body).toBe(200);
    const orders = await ordersOf();
    expect(orders).toMatchObject([
      {
        create_method: 10,
        receiver_name: contact.name,
        receiver_phone: '0912345678',
        goods_total: 190_000,
        prepay: 50_000,
        cod_amount: 140_000,
      },
      { create_method: 10, receiver_name: 'Mẹ của khách', receiver_phone: '0987654321', cod_amount: 5_000 },
    ]);
    const [talk] = await ask('select status, order_id from conversation where id = $1', [id]);
    expect(talk).toEqual({ status: 100, order_id: orders[1]?.id });
    const list = await admin.post('/conversation-order-list', { filters: { conversation_id: [id] } });
    expect(list.status, list.body).toBe(200);
    const rows = list.json['rows'] as Record<string, unknown>[];
    const shown = rows.map((row) =>
      Number((row['order_id'] as { id?: number } | null)?.id ?? row['order_id']),
    );
    expect(shown.sort((a, b) => a - b)).toEqual(orders.map((order) => order.id));
  });

  test('are made by who answers, no one else, and never for who is blocked', async () => {
    const other = await (await server.login('warehouse')).post(`/conversation/${id}/take_order`, {});
    expect([403, 404]).toContain(other.status);
    const blocked = await admin.post('/blacklist', {
      kind: 'phone',
      phone: '0977777777',
      reason: 'fraud',
      note: 'Đặt rồi không nhận nhiều lần',
    });
    expect(blocked.status, blocked.body).toBe(201);
    const refused = await take({ receiver_phone: '0977777777' });
    expect(refused.status, refused.body).toBe(422);
    expect(await ordersOf()).toHaveLength(2);
  });
});
