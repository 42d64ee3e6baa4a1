import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

const URL = '/public/orders';

describeOnDatabase('orders of other systems', (database) => {
  let server: TestServer;
  let owner: Caller;
  let goods = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    owner = await server.login('admin');
    const [row] = await run<{ id: number }>(
      'select min(id) as id from goods where customer_id = 1 and active',
    );
    goods = row?.id ?? 0;
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function makeKey(name: string): Promise<string> {
    const reply = await owner.post('/create-api-key', { name });
    expect(reply.status, reply.body).toBe(200);
    return String(reply.json['key']);
  }

  const toOrder = (quantity = 2) => ({
    receiver_name: 'Nguyễn Thị Mai',
    receiver_phone: '0912345678',
    receiver_address: '12 Lê Lợi',
    receiver_city: 'Thành phố Hồ Chí Minh',
    cod_amount: 250_000,
    lines: [{ goods_id: goods, quantity, unit_price: 125_000 }],
  });
  /** As another system does: without session and client key. */
  async function send(key: string | null, body: object, repeat?: string) {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api${URL}`,
      headers: {
        ...(key === null ? {} : { 'x-api-key': key }),
        ...(repeat === undefined ? {} : { 'idempotency-key': repeat }),
      },
      payload: body,
    });
    return { status: reply.statusCode, body: reply.body, json: reply.json<Record<string, unknown>>() };
  }

  it('become orders of the company, by creation method 5', async () => {
    const reply = await send(await makeKey('Website'), toOrder());
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ create_method: 5, goods_total: 250_000, cod_amount: 250_000 });
    const [order] = await run<{ customer_id: number; create_method: number; quantity: number }>(
      `select o.customer_id, o.create_method, l.quantity from "order" o join order_line l on l.order_id = o.id where o.id = $1`,
      [reply.json['id']],
    );
    expect(order).toEqual({ customer_id: 1, create_method: 5, quantity: 2 });
    const [key] = await run<{ used: boolean }>(
      `select last_used_at is not null as used from api_key where name = 'Website'`,
    );
    expect(key?.used).toBe(true);
  });

  it('are made once for one Idempotency-Key of a key, and twice for that of two keys', async () => {
    const [one, two] = [await makeKey('Một'), await makeKey('Hai')];
    const ids = [];
    for (const key of [one, one, two]) ids.push((await send(key, toOrder(), 'so-7')).json['id']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('are refused, by name of the field, and nothing is stored', async () => {
    const key = await makeKey('Sai');
    const count = async () => (await run('select id from "order"')).length;
    const before = await count();
    const bad = await send(key, { ...toOrder(0), receiver_phone: '12' });
    expect(bad.status, bad.body).toBe(422);
    const paths = (bad.json['error'] as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths).toContain('receiver_phone');
    expect(await count()).toBe(before);
  });

  it('need a key that holds', async () => {
    const key = await makeKey('Thu hồi');
    const [row] = await run<{ id: number }>(`select id from api_key where name = 'Thu hồi'`);
    const revoked = await owner.post(`/api_key/${row?.id}/revoke_api_key`, {});
    expect(revoked.status, revoked.body).toBe(200);
    const replies = [
      await send(null, toOrder()),
      await send('a'.repeat(43), toOrder()),
      await send(key, toOrder()),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(replies.map(({ json }) => json)).toEqual(
      replies.map(() => ({ error: expect.objectContaining({ code: 'wrong_api_key' }) })),
    );
    const stored = await run<{ key_hash: string }>('select key_hash from api_key');
    expect(stored.map(({ key_hash }) => key_hash)).not.toContain(key);
  });
});
