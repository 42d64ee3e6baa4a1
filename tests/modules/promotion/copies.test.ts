import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describeOnDatabase('copies of campaigns', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
  });
  afterAll(() => server?.close());

  const ask = async (text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<{ id: number }>(text, values)).rows;

  test('gifts are copied with what they give, not with what they gave, and await confirmation', async () => {
    const admin = await server.login('admin');
    const [goods] = await ask('select id from goods where customer_id = 1 order by id limit 1');
    const lines = [{ role: 'gift', goods_id: goods?.id, quantity: 2 }];
    const campaign = {
      name: 'Tặng túi',
      condition: 'by_value',
      min_value: 500_000,
      limit_total: 5,
      sources: [1],
    };
    const made = await admin.post('/present', { ...campaign, from_at: time(-1), to_at: time(5), lines });
    expect(made.status, made.body).toBe(201);
    const id = Number(made.json['id']);
    expect((await admin.post(`/present/${id}/confirm`)).json).toMatchObject({ status: 2 });
    await ask('update present set given = 3 where id = $1 returning id', [id]);
    const reply = await admin.post(`/present/${id}/copy_present`);
    expect(reply.status, reply.body).toBe(200);
    const [copy] = await ask('select max(id) as id from present where customer_id = 1');
    expect(copy?.id).toBeGreaterThan(id);
    const { json } = await admin.send('GET', `/present/${Number(copy?.id)}`);
    expect(json).toMatchObject({ ...campaign, status: 0, given: 0, lines });
    expect((await admin.send('GET', `/present/${id}`)).json).toMatchObject({ status: 2 });
  });

  test('issues of codes are copied without their codes', async () => {
    const admin = await server.login('admin');
    const [old] = await ask(
      `select id from voucher where customer_id = 1 and codes > 0 and kind = 'single' order by id limit 1`,
    );
    const id = Number(old?.id);
    const { json: before } = await admin.send('GET', `/voucher/${id}`);
    const reply = await admin.post(`/voucher/${id}/copy_voucher`);
    expect(reply.status, reply.body).toBe(200);
    const [copy] = await ask('select max(id) as id from voucher where customer_id = 1');
    const { json } = await admin.send('GET', `/voucher/${Number(copy?.id)}`);
    const { name, condition, discount_type, from_at } = before;
    expect(json).toMatchObject({ name, condition, discount_type, from_at, status: 0, codes: 0, used: 0 });
    expect(json['code']).not.toBe(before['code']);
  });
});
