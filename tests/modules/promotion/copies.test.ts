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

  test('two promotions of an article at one time, those that end soon and those without goods are told', async () => {
    const admin = await server.login('admin');
    const [goods] = await ask(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, retail_price)
values (1, 'KM-TRUNG', 'Hàng khuyến mãi', 'piece', 1, true, 100000) returning id`,
    );
    const lines = [{ goods_id: goods?.id, min_quantity: 1, discount_type: 'percent', discount_percent: 10 }];
    const make = async (name: string, from: number, to: number) => {
      const reply = await admin.post('/promotion', {
        name,
        type: 'by_product',
        from_at: time(from),
        to_at: time(to),
        lines,
      });
      expect(reply.status, reply.body).toBe(201);
      const id = Number(reply.json['id']);
      expect((await admin.post(`/promotion/${id}/confirm`)).status).toBe(200);
      return id;
    };
    const [now, later, after] = [
      await make('Đang chạy', -1, 2),
      await make('Chồng', 1, 9),
      await make('Sau', 10, 20),
    ];
    const rows = async (url: string, viewMode?: string) => {
      const reply = await admin.post(url, { viewMode, filters: { goods_id: [goods?.id] } });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['rows'] as object[];
    };
    expect(await rows('/promotion-overlap-list')).toMatchObject([{ promotion_id: now, other_id: later }]);
    const short = await rows('/promotion-short-list', 'without');
    expect(short.map((row) => (row as { promotion_id: number }).promotion_id).sort()).toEqual(
      [now, later, after].sort(),
    );
    const ending = await admin.post('/promotion-list', { viewMode: 'ending', perPage: 100 });
    const ids = (ending.json['rows'] as { id: number }[]).map(({ id }) => id);
    expect([ids.includes(now), ids.includes(later)]).toEqual([true, false]);
  });

  test('a programme of points is copied for another time, never beside itself', async () => {
    const admin = await server.login('admin');
    const [old] = await ask(
      'select p.id from loyalty_program p join loyalty_tier t on t.program_id = p.id where p.customer_id = 1 limit 1',
    );
    const id = Number(old?.id);
    await ask(`update loyalty_program set to_date = '2098-12-31' where id = $1 returning id`, [id]);
    const { json: before } = await admin.send('GET', `/loyalty_program/${id}`);
    const path = `/loyalty_program/${id}/copy_program`;
    const beside = await admin.post(path, { from_date: before['from_date'], to_date: '2098-12-31' });
    expect(beside.body).toContain('rule.loyalty_program.overlaps');
    const reply = await admin.post(path, { from_date: '2099-01-01', to_date: null });
    expect(reply.status, reply.body).toBe(200);
    const [copy] = await ask('select max(id) as id from loyalty_program where customer_id = 1');
    const { json } = await admin.send('GET', `/loyalty_program/${Number(copy?.id)}`);
    const { name, earn_amount, point_value, pos_ids } = before;
    expect(json).toMatchObject({ name, earn_amount, point_value, pos_ids, from_date: '2099-01-01' });
    expect(json['tiers']).toHaveLength((before['tiers'] as object[]).length);
    await admin.send('DELETE', `/loyalty_program/${Number(copy?.id)}?version=${Number(json['version'])}`);
  });

  test('a loyalty programme is told with its members, and with what their points are worth', async () => {
    const admin = await server.login('admin');
    const known = await server.db.withoutTenant('maintenance').query<Record<string, number>>(
      `select e.program_id, count(distinct e.buyer_id)::int as members, sum(e.points)::int as points,
  (sum(e.points) * min(p.point_value))::int as liability
from point_entry e join loyalty_program p on p.id = e.program_id where e.customer_id = 1 group by 1 order by 1`,
    );
    expect(known.rows.length).toBeGreaterThan(0);
    const totals = await admin.post('/program-total-list', { perPage: 100 });
    expect(totals.status, totals.body).toBe(200);
    const rows = totals.json['rows'] as { program_id: number }[];
    expect(rows.toSorted((one, other) => one.program_id - other.program_id)).toMatchObject(known.rows);
    const members = await admin.post('/program-member-list', {
      filters: { program_id: [known.rows[0]?.['program_id']] },
    });
    const found = members.json['rows'] as { spent_12m: number; tier_id: number | null; multiplier: number }[];
    expect(found.length, members.body).toBeGreaterThan(0);
    // The tier is the highest that the spending of twelve months reaches; it multiplies what is earned.
    const { rows: tiers } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number; from_spending: number }>(
        'select id, from_spending from loyalty_tier where program_id = $1 order by from_spending desc',
        [known.rows[0]?.['program_id']],
      );
    for (const { spent_12m, tier_id } of found)
      expect(tier_id).toBe(tiers.find(({ from_spending }) => from_spending <= spent_12m)?.id ?? null);
    expect(found.some(({ tier_id }) => tier_id !== null)).toBe(true);
  });
});
