import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCrm } from '#generated/crm/module.gen.server.ts';
import { digest } from '#modules/crm/digests.server.ts';
import { workMinutes } from '#modules/crm/workMinutes.server.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { runTimers } from '#server/workflow/runTimers.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { openSync } from '../../support/market.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const HOURS = { timeZone: 'Asia/Ho_Chi_Minh', from: 8, to: 18 };

test.each([
  // Vietnam is seven hours ahead of UTC.
  ['2026-03-02T02:00:00Z', '2026-03-02T02:20:00Z', 20],
  ['2026-03-02T10:50:00Z', '2026-03-03T01:05:00Z', 15],
  ['2026-03-02T12:00:00Z', '2026-03-02T23:00:00Z', 0],
  ['2026-03-02T02:00:00Z', '2026-03-04T02:00:00Z', 1_200],
  ['2026-03-02T02:00:00Z', '2026-03-02T01:00:00Z', 0],
])('minutes of work from %s to %s: %i', (begin, end, minutes) => {
  expect(workMinutes(new Date(begin), new Date(end), HOURS)).toBe(minutes);
});

describeOnDatabase('leads that wait', (database) => {
  let server: TestServer;
  let admin: Caller;
  let me: number;
  let next = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const { rows } = await sql<{ id: number }>(
      `select id from account where username = 'crm' and customer_id = 1`,
    );
    me = Number(rows[0]?.id);
    await sql(`update lead set queue = 'dead' where queue in ('telesale', 'incomplete')`);
    const set = await admin.send('PUT', '/setting/own', { crm_work_from: 0, crm_work_to: 24 });
    expect(set.status, set.body).toBe(200);
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row & object>(text, values);

  async function lead(more: object = {}): Promise<number> {
    next += 1;
    const made = await admin.post('/lead', { phone: `09551${String(next).padStart(5, '0')}`, ...more });
    expect(made.status, made.body).toBe(201);
    return Number(made.json['id']);
  }
  const read = async (id: number) => (await admin.send('GET', `/lead/${id}`)).json;
  const count = async (type: string) => {
    const { rows } = await sql<{ n: number }>(
      `select count(*)::int8 as n from khuon_notification where customer_id = 1 and title = $1`,
      [type],
    );
    return Number(rows[0]?.n);
  };
  const watch = async () => {
    await sql(
      `update khuon_schedule set next_at = now() - interval '1 minute' where name = 'crm.watch_leads'`,
    );
    await runSchedules(server.parts, {
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    });
    await expect
      .poll(() => sql(`select job, error from khuon_task where customer_id = 1 and job like 'crm.%'`), {
        timeout: 60_000,
      })
      .toMatchObject({ rows: [] });
  };

  test('are due when their time has come, told of once, and no more after the call', async () => {
    const [due, later] = [
      await lead({ account_id: me, name: 'Lan' }),
      await lead({ account_id: me, name: 'Mai' }),
    ];
    await sql(`update lead set reprocess_at = now() - interval '1 minute', process_count = 1 where id = $1`, [
      due,
    ]);
    await sql(`update lead set reprocess_at = now() + interval '1 hour', process_count = 1 where id = $1`, [
      later,
    ]);
    await watch();
    await watch();
    expect(await read(due)).toMatchObject({ is_due: true });
    expect(await read(later)).toMatchObject({ is_due: false });
    expect(await count('lead_recall_due')).toBe(1);
    // Of one without a name its phone is said, as far as everybody reads it.
    const nameless = await lead({ account_id: me });
    await sql(`update lead set reprocess_at = now() - interval '1 minute', process_count = 1 where id = $1`, [
      nameless,
    ]);
    await watch();
    const { rows: said } = await sql<{ name: string }>(
      `select data ->> 'name' as name from khuon_notification where title = 'lead_recall_due' order by id`,
    );
    expect(said).toEqual([{ name: 'Lan' }, { name: expect.stringMatching(/^095\*{3}\d{4}$/) }]);
    await sql(`update lead set queue = 'dead' where id = $1`, [nameless]);
    const listed = await admin.post('/lead-telesale-list', { viewMode: 'due' });
    expect((listed.json['rows'] as { id: number }[]).map(({ id }) => id)).toEqual([due]);
    const numbers = await admin.post('/lead-telesale-count', { viewMode: 'due' });
    expect(numbers.json).toMatchObject({ counts: { due: 1 } });
    expect((await admin.post(`/lead/${due}/recall`, { result: 'busy', delay: 60 })).status).toBe(200);
    expect(await read(due)).toMatchObject({ is_due: false });
  });

  test('are late after the working minutes, told to the leaders once, until somebody calls', async () => {
    const [fresh, late] = [await lead({ account_id: me }), await lead({ account_id: me })];
    await sql(`update lead set created_at = now() - interval '20 minutes' where id = $1`, [late]);
    await watch();
    const told = await count('lead_sla');
    expect(told).toBeGreaterThan(0);
    await watch();
    expect(await count('lead_sla')).toBe(told);
    expect([await read(late), await read(fresh)]).toMatchObject([{ is_late: true }, { is_late: false }]);
    expect((await admin.post(`/lead/${late}/recall`, { result: 'no_answer', delay: 60 })).status).toBe(200);
    const after = await read(late);
    expect(after).toMatchObject({ is_late: false });
    expect([20, 21]).toContain(after['first_response_minutes']);
  });

  test('wait for a deposit so many days as the company says, and the queue is told of each once', async () => {
    const [late, fresh, found] = [await lead(), await lead(), await lead()];
    const ids = [late, fresh, found];
    await sql(`update lead set queue = 'dead' where queue = 'deposit_check'`);
    await sql(
      `update lead set queue = 'deposit_check', status = 80, payment_status = 1,
queue_since = now() - interval '49 hours' where id = any($1)`,
      [ids],
    );
    await sql(`update lead set queue_since = now() - interval '47 hours' where id = $1`, [fresh]);
    await sql(`update lead set status = 100 where id = $1`, [found]);
    await watch();
    expect(await count('lead_deposit_waiting')).toBe(0);
    const set = await admin.send('PUT', '/setting/own', { crm_deposit_days: 2 });
    expect(set.status, set.body).toBe(200);
    await watch();
    const once = await count('lead_deposit_waiting');
    expect(once).toBeGreaterThan(0);
    await watch();
    expect(await count('lead_deposit_waiting')).toBe(once);
    const marks = (await Promise.all(ids.map(read))).map((row) => row['is_deposit_late']);
    expect(marks).toEqual([true, false, false]);
    const listed = await admin.post('/lead-wait-confirm-list', { viewMode: 'late' });
    expect((listed.json['rows'] as { id: number }[]).map(({ id }) => id)).toEqual([late]);
    const missing = await admin.post(`/lead/${late}/deposit_missing`, { note: 'Không thấy tiền về' });
    expect(missing.status, missing.body).toBe(200);
    expect(await read(late)).toMatchObject({ queue: 'complete', is_deposit_late: false });
  });

  test('are told of to whom they were given, who checks and who looks for deposits, in one line for a span of time', async () => {
    const [first, second, own] = [
      await lead({ account_id: me, name: 'Lan' }),
      await lead({ account_id: me, name: 'Mai' }),
      await lead(),
    ];
    await sql(`delete from khuon_notification`);
    await sql(`update lead set assigned_at = null, queue_since = now() - interval '2 days'`);
    await sql(`update lead set assigned_at = now() - interval '2 minutes' where id = any($1)`, [
      [first, second],
    ]);
    await sql(
      `update lead set assigned_at = now() - interval '2 minutes', account_id = $2, assigned_by = $2 where id = $1`,
      [own, me],
    );
    const [checked, asked] = [await lead(), await lead()];
    await sql(`update lead set queue = 'double_check', status = 60, assigned_at = null where id = $1`, [
      checked,
    ]);
    await sql(`update lead set queue = 'deposit_check', status = 80 where id = $1`, [asked]);
    await sql(`update lead set queue_since = now() - interval '3 minutes' where id = any($1)`, [
      [checked, asked],
    ]);
    const context = await openSync(server.parts, 'crm');
    const [at, since] = [new Date(), new Date(Date.now() - 300_000)];
    await sql(`delete from omnichannel_page_hour`);
    const { rows: talks } = await sql<{ id: number }>(
      `update conversation set waiting_since = now() - interval '7 minutes', status = 20, account_id = $1
where id in (select id from conversation where customer_id = 1 order by id limit 2) returning id`,
      [me],
    );
    const failed = await sql<{ conversation_id: number }>(
      `update conversation_message set state = 'failed', account_id = $1, sent_at = $2, updated_at = $2
where id = (select min(id) from conversation_message where customer_id = 1) returning conversation_id`,
      [me, new Date(since.getTime() + 60_000).toISOString()],
    );
    await context.change(async (change) => digest(asCrm(change), { since, at }));
    await context.change(async (change) =>
      digest(asCrm(change), { since: at, at: new Date(at.getTime() + 300_000) }),
    );
    const { rows } = await sql<{ title: string; data: object | null; account_id: number }>(
      `select title, data, account_id from khuon_notification where title like 'lead_assigned%'`,
    );
    expect(rows).toMatchObject([{ title: 'lead_assigned.many', data: { count: 2 }, account_id: me }]);
    expect(talks).toHaveLength(2);
    const chats = await sql<{ data: object; account_id: number }>(
      `select data, account_id from khuon_notification where title = 'conversation_waiting.many'`,
    );
    expect(chats.rows).toMatchObject([{ data: { count: 2 }, account_id: me }]);
    expect(failed.rows).toHaveLength(1);
    const lost = await sql(`select account_id from khuon_notification where title = 'message_failed'`);
    expect(lost.rows).toEqual([{ account_id: me }]);
    expect(await count('lead_check_waiting')).toBeGreaterThan(0);
    expect(await count('lead_deposit_asked')).toBe(await count('lead_check_waiting'));
  });

  test('of who writes to a page while it is closed nobody hears before it has been open for as long', async () => {
    await sql(`delete from khuon_notification`);
    await sql(`update conversation set waiting_since = null`);
    const { rows } = await sql<{ page: number }>(
      `update conversation set waiting_since = now() - interval '7 minutes', status = 20, account_id = $1
where id = (select min(id) from conversation where customer_id = 1) returning omnichannel_page_id as page`,
      [me],
    );
    // Open on one day alone, which is neither today nor tomorrow.
    const day = (new Date().getUTCDay() + 3) % 7 || 7;
    const read = async () => (await admin.send('GET', `/omnichannel_page/${rows[0]?.page}`)).json;
    const set = async (hours: object[]) =>
      admin.send('PUT', `/omnichannel_page/${rows[0]?.page}`, { version: (await read())['version'], hours });
    const wrong = await set([{ weekday: day, opens_at: '10:00', closes_at: '09:00' }]);
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.stringContaining('rule.omnichannel_page_hour.closes_later'),
    ]);
    const kept = await set([{ weekday: day, opens_at: '10:00', closes_at: '17:00' }]);
    expect(kept.status, kept.body).toBe(200);
    const context = await openSync(server.parts, 'crm');
    const look = async (from: Date, to: Date) =>
      context.change(async (change) => digest(asCrm(change), { since: from, at: to }));
    const now = new Date();
    await look(new Date(now.getTime() - 600_000), now);
    expect(await count('conversation_waiting')).toBe(0);
    await look(now, new Date(now.getTime() + 5 * 86_400_000));
    expect(await count('conversation_waiting')).toBe(1);
    await set([]);
  });

  test('whose order is canceled or comes back are told of to who has them', async () => {
    const id = await lead({ account_id: me });
    const { rows } = await sql<{ id: number }>(
      `update "order" set lead_id = $1, status = 20 where id = (select min(id) from "order" where customer_id = 1 and lead_id is null and create_method = 1 and delivery_order_id is null) returning id`,
      [id],
    );
    const cancel = await admin.post(`/order/${String(rows[0]?.id)}/cancel`, { cancel_reason: 'Khách đổi ý' });
    expect(cancel.status, cancel.body).toBe(200);
    expect(await count('order_of_lead_canceled')).toBe(1);
  });

  test('go to the pool after the days of the company, and stay where they are when it says 0', async () => {
    const [old, young] = [await lead(), await lead()];
    await sql(
      `update lead set queue = 'dead', lost_reason = 'price', queue_since = now() - interval '5 days'
where id = any($1)`,
      [[old, young]],
    );
    await sql(`update lead set queue_since = now() - interval '3 days' where id = $1`, [young]);
    const poolAfter = async (days: number) => {
      const set = await admin.send('PUT', '/setting/own', { crm_pool_days: days });
      expect(set.status, set.body).toBe(200);
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      await runTimers(server.parts, log);
      return (await Promise.all([old, young].map(read))).map((row) => row['queue']);
    };
    expect(await poolAfter(0)).toEqual(['dead', 'dead']);
    expect(await poolAfter(6)).toEqual(['dead', 'dead']);
    expect(await poolAfter(4)).toEqual(['dead_pool', 'dead']);
    expect(await poolAfter(2)).toEqual(['dead_pool', 'dead_pool']);
  });

  test('pages whose connection has ended are told of to who looks after them, OAs to the company’s own people', async () => {
    await sql(`delete from khuon_notification`);
    const { rows } = await sql<{ id: number; channel: string }>(
      `update omnichannel_page set token_status = 'valid', token_expires_at = now() - interval '1 minute'
where id in (select min(id) from omnichannel_page where customer_id = 1 group by channel) returning id, channel`,
    );
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await runTimers(server.parts, log);
    await runTimers(server.parts, log);
    const idOf = (channel: string) => rows.find((row) => row.channel === channel)?.id;
    const told = await sql<{ title: string; url: string }>(
      `select n.title, n.url from khuon_notification n join account a on a.id = n.account_id
where a.username = 'admin' and n.title like '%_token_expired' order by n.title`,
    );
    expect(told.rows).toEqual([
      { title: 'oa_token_expired', url: `/zalo-oa/${idOf('zalo')}` },
      { title: 'page_token_expired', url: `/crm/omnichannel-page/${idOf('facebook')}` },
    ]);
  });
});
