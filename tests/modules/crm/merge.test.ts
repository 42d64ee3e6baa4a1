import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Lead extends Record<string, unknown> {
  attempts: { result: string; account_id: number }[];
  lines: { goods_id: number }[];
}

describeOnDatabase('leads of one phone', (database) => {
  let server: TestServer;
  let admin: Caller;
  let me: number;
  let goods: readonly number[];
  let next = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const { rows } = await sql<{ id: number }>(
      `select id from account where username in ('admin', 'crm') and customer_id = 1 order by username desc`,
    );
    me = Number(rows[0]?.id);
    const found = (await admin.send('GET', '/goods?range=[0,1]')).json as unknown as { id: number }[];
    goods = found.map(({ id }) => id);
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row & object>(text, values);

  /** Open leads of one phone, the oldest first. */
  async function twins(...all: object[]): Promise<number[]> {
    next += 1;
    const ids: number[] = [];
    for (const more of all) {
      const body = { phone: `09661${String(next).padStart(5, '0')}`, account_id: me, ...more };
      const made = await admin.post('/lead', body);
      expect(made.status, made.body).toBe(201);
      ids.push(Number(made.json['id']));
    }
    return ids;
  }
  const read = async (id: unknown): Promise<Lead> =>
    (await admin.send('GET', `/lead/${Number(id)}`)).json as Lead;
  const merge = (id: unknown) => admin.post(`/lead/${Number(id)}/merge`);
  const line = (at: number) => ({ goods_id: goods[at], quantity: 1, unit_price: 100_000, discount: 0 });

  test('become one: the oldest stays with all calls, goods and what the others knew', async () => {
    const [first, second] = await twins(
      { note: 'Gọi sau 17h', lines: [line(0)] },
      { name: 'Lan', address: '12 Láng Hạ', note: 'Thích màu xanh', lines: [line(0), line(1)] },
    );
    for (const [id, result] of [
      [second, 'busy'],
      [first, 'no_answer'],
    ])
      expect((await admin.post(`/lead/${Number(id)}/recall`, { result, delay: 60 })).status).toBe(200);
    const talk = await sql<{ id: number }>(
      `update conversation set lead_id = $1 where id = (select min(id) from conversation where customer_id = 1) returning id`,
      [second],
    );
    const done = await merge(second);
    expect(done.status, done.body).toBe(200);
    const kept = await read(first);
    expect(kept).toMatchObject({
      queue: 'telesale',
      name: 'Lan',
      address: '12 Láng Hạ',
      note: 'Gọi sau 17h\nThích màu xanh',
      process_count: 2,
      duplicate_count: 1,
      last_result: 'no_answer',
    });
    expect(kept.attempts.map(({ result }) => result).toSorted()).toEqual(['busy', 'no_answer']);
    expect(kept.lines.map(({ goods_id }) => goods_id)).toEqual(goods.slice(0, 2));
    expect(await read(second)).toMatchObject({
      queue: 'dead',
      cancel_type: 'duplicate_data',
      duplicate_of: first,
      attempts: [],
    });
    const { rows } = await sql<{ lead_id: number }>('select lead_id from conversation where id = $1', [
      talk.rows[0]?.id,
    ]);
    expect(rows).toEqual([{ lead_id: first }]);
    expect((await merge(first)).body).toContain('rule.lead.no_twin');
  });

  test('are merged from a selection, each phone by itself, and no other lead of the phone', async () => {
    const [a1, a2, a3] = await twins({}, {}, {});
    const [b1, b2] = await twins({}, {});
    const done = await admin.post('/lead/merge', { ids: [a2, a3, b2, b1] });
    expect(done.status, done.body).toBe(200);
    const queues = await Promise.all([a1, a2, a3, b1, b2].map(async (id) => (await read(id))['queue']));
    expect(queues).toEqual(['telesale', 'telesale', 'dead', 'telesale', 'dead']);
  });

  test('keep the one with an order, and refuse two of them, two deposits, and leads of another company', async () => {
    const [older, ordered] = await twins({}, {});
    const { rows } = await sql<{ id: number }>(
      `select id from "order" where customer_id = 1 and deleted_at is null order by id limit 2`,
    );
    const confirm = (id: unknown, order: unknown) =>
      sql(`update lead set queue = 'deposit_check', status = 100, order_id = $2 where id = $1`, [id, order]);
    await confirm(ordered, rows[0]?.id);
    expect((await merge(older)).status).toBe(200);
    expect(await read(older)).toMatchObject({ queue: 'dead', duplicate_of: ordered, order_id: null });
    expect(await read(ordered)).toMatchObject({ status: 100, order_id: rows[0]?.id, duplicate_count: 1 });

    const [one, two, three] = await twins({}, {}, {});
    await confirm(one, rows[0]?.id);
    await confirm(two, rows[1]?.id);
    expect((await merge(three)).body).toContain('rule.lead.two_orders');
    await sql(`update lead set order_id = null, status = 80 where id = any($1)`, [[one, two]]);
    expect((await merge(three)).body).toContain('rule.lead.two_deposits');
    expect(await read(three)).toMatchObject({ queue: 'telesale', duplicate_of: null });

    const other = await server.login('other');
    expect((await other.post(`/lead/${Number(three)}/merge`)).status).toBeGreaterThanOrEqual(403);
    await sql(
      `update lead set phone = (select phone from lead where id = $1), queue = 'telesale', status = 40
where id = (select min(id) from lead where customer_id = 2)`,
      [three],
    );
    await sql(`update lead set deleted_at = now() where id = any($1)`, [[one, two]]);
    expect((await merge(three)).body, 'only the other company has one').toContain('rule.lead.no_twin');
  });
});
