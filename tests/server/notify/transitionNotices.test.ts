import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { createNotifier } from '#server/notify/createNotifier.ts';
import { signals } from '#server/realtime/createSignals.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

/** What transitions tell people: `notify` of a workflow. */
describeOnDatabase('notices of transitions', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: Caller;
  let crm: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    [admin, warehouse, crm] = [
      await server.login('admin'),
      await server.login('warehouse'),
      await server.login('crm'),
    ];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await run('delete from khuon_notification');
    await run('delete from khuon_signal');
  });

  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row>(sql, values);
  const idOf = async (caller: Caller) => Number((await caller.post('/me')).json['identity_id']);
  const read = async (caller: Caller, language = 'vi') =>
    (await caller.post('/notifications', {}, { 'accept-language': language })).json as {
      rows: Record<string, unknown>[];
      total: number;
    };

  /** Orders of the demo company, put into a state behind the server's back. */
  async function ordersIn(status: number, count: number): Promise<{ id: number; code: string }[]> {
    const { rows } = await run<{ id: number; code: string }>(
      `update "order" set status = $1, delivery_order_id = null where id in (select o.id from "order" o join khuon_customer c on c.id = o.customer_id
where c.key = 'demo' and o.create_method = 1 and o.deleted_at is null order by o.id limit $2) returning id, customer_order_id as code`,
      [status, count],
    );
    return rows.sort((a, b) => a.id - b.id);
  }

  async function leadOf(account: number | null): Promise<number> {
    const { rows } = await run<{ id: number }>(
      `update lead set queue = 'double_check', account_id = $1, phone = '0912345678' where id = (select min(l.id) from lead l
join khuon_customer c on c.id = l.customer_id where c.key = 'demo') returning id`,
      [account],
    );
    return rows[0]?.id ?? 0;
  }

  test('holders of the registry’s codes hear it in their language with the way to it, not who did it', async () => {
    const [order] = await ordersIn(-100, 1);
    const moved = await admin.post(`/order/${order?.id}/mark_out_of_stock`);
    expect(moved.status, moved.body).toBe(200);
    const text = { type: 1, status: 0, severity: 'warning', url: `/orders/detail/${order?.id}` };
    expect((await read(warehouse)).rows).toMatchObject([{ ...text, title: `Đơn ${order?.code} hết hàng` }]);
    expect((await read(warehouse, 'zh')).rows).toMatchObject([{ title: `订单 ${order?.code} 缺货` }]);
    expect((await read(admin)).total).toBe(0);
    expect((await read(crm)).total).toBe(0);
    const { rows } = await run<{ account_id: number }>(
      `select account_id from khuon_signal where name = 'notification'`,
    );
    expect(rows.map((row) => row.account_id)).toContain(await idOf(warehouse));
  });

  test('what is refused tells nobody', async () => {
    const [order] = await ordersIn(240, 1);
    expect((await admin.post(`/order/${order?.id}/mark_out_of_stock`)).status).toBe(409);
    expect((await read(warehouse)).total).toBe(0);
  });

  test('several records of one call are one line with their number; a refused one is not counted', async () => {
    const orders = await ordersIn(-100, 4);
    await run('update "order" set status = 240 where id = $1', [orders[3]?.id]);
    const body = { ids: orders.map(({ id }) => id), cancel_reason: 'Khách đổi ý' };
    const bulk = await admin.post('/order/cancel', body);
    expect((bulk.json['done'] as number[]).length, bulk.body).toBe(3);
    expect((await read(warehouse)).rows).toMatchObject([
      { title: '3 đơn hàng đã bị hủy', url: null, severity: 'warning', data: { count: 3 } },
    ]);
    await run('delete from khuon_notification');
    const [one] = await ordersIn(-100, 1);
    await admin.post('/order/cancel', { ids: [one?.id], cancel_reason: 'Khách đổi ý' });
    expect((await read(warehouse, 'en')).rows).toMatchObject([
      { title: `Order ${one?.code} was canceled`, url: `/orders/detail/${one?.id}` },
    ]);
  });

  test('the account that a record names hears it', async () => {
    const id = await leadOf(await idOf(crm));
    const moved = await admin.post(`/lead/${id}/fail_check`, { note: 'Sai địa chỉ giao' });
    expect(moved.status, moved.body).toBe(200);
    expect((await read(crm)).rows).toMatchObject([
      {
        // By his name: whoever reads it may not see every number.
        title: expect.stringMatching(/^Khách \D+ không qua kiểm tra, cần gọi lại$/) as string,
        url: `/crm/lead-telesale/${id}`,
      },
    ]);
    expect((await read(warehouse)).total).toBe(0);
    await run('delete from khuon_notification');
    await leadOf(null);
    expect((await admin.post(`/lead/${id}/fail_check`, { note: 'Sai địa chỉ giao' })).status).toBe(200);
    expect((await run('select id from khuon_notification')).rows).toEqual([]);
  });

  test('an account that may not read the record is not told, though the record names it', async () => {
    const id = await leadOf(await idOf(warehouse));
    const moved = await admin.post(`/lead/${id}/fail_check`, { note: 'Sai địa chỉ giao' });
    expect(moved.status, moved.body).toBe(200);
    expect((await read(warehouse)).total).toBe(0);
  });

  test('nor is one for whom the row does not exist; of several each is told his own number', async () => {
    const orders = await ordersIn(-100, 3);
    await run('update "order" set created_by = $1 where id = any($2::int8[])', [
      await idOf(warehouse),
      orders.slice(0, 2).map(({ id }) => id),
    ]);
    const entities = model.entities.map((entity) =>
      entity.name === 'order' ? { ...entity, owner: 'user' as const } : entity,
    );
    const notifier = createNotifier({ ...model, entities }, signals);
    const ids = orders.map(({ id }) => id);
    await server.db
      .forTenant(1)
      .transaction((tx) => notifier.send(tx, 1, 'order_canceled', { about: { entity: 'order', ids } }));
    expect((await read(warehouse)).rows).toMatchObject([{ data: { count: 2 } }]);
    expect((await read(admin)).total).toBe(0);
  });

  test('a row rule of the schema is asked for each account', async () => {
    const [order] = await ordersIn(-100, 1);
    const rule = (text: string) => ({ sql: { text, params: [] }, check: () => true });
    const send = (text: string) => {
      const entities = model.entities.map((entity) =>
        entity.name === 'order' ? { ...entity, visibleRows: rule(text) } : entity,
      );
      const about = { entity: 'order', ids: [order?.id ?? 0] };
      return server.db
        .forTenant(1)
        .transaction((tx) =>
          createNotifier({ ...model, entities }, signals).send(tx, 1, 'order_canceled', { about }),
        );
    };
    await send(
      `'order_cancel_and_change' <> all({user.permissions}) and {user.id} = ${await idOf(warehouse)}`,
    );
    const held = (await warehouse.post('/me')).json['permissions'] as string[];
    expect((await read(warehouse)).total).toBe(held.includes('order_cancel_and_change') ? 0 : 1);
    await run('delete from khuon_notification');
    await send(
      `cardinality({user.warehouses}) >= 0 and {today} <= ({now} + interval '1 day')::date and {user.customer} = t.customer_id`,
    );
    expect((await read(warehouse)).total).toBe(1);
    await run('delete from khuon_notification');
    // What super_admin implies is his; what takes something away is not.
    await send(
      `{user.id} = ${await idOf(admin)} and 'goods_manager' = any({user.permissions}) and 'prevent_pickup_multiple' <> all({user.permissions})`,
    );
    expect((await read(admin)).total).toBe(1);
    await run('delete from khuon_notification');
    await send(`{settings.anything} is null`);
    expect((await run('select id from khuon_notification')).rows).toEqual([]);
  });
});
