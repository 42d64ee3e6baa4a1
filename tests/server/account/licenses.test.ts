import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyOfLicenses } from '#server/jobs/licenseNotices.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, type Reply, startTestServer, type TestServer } from '../../support/server.ts';

const codeOf = ({ json }: Reply) => (json['error'] as { code: string } | undefined)?.code;

describeOnDatabase('the licence of a company', (database) => {
  let server: TestServer;
  let staff: Caller;
  let other: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [staff, other] = [await server.login('office'), await server.login('other')];
    await sql(`update account set is_main = (username = 'admin') where customer_id = 1`);
  });
  afterAll(() => server?.close());

  const sql = (text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query(text, values);

  /** Whoever signs in now is read anew; who was signed in before is after a minute. */
  async function registerUntil(until: string): Promise<void> {
    await sql(
      `insert into khuon_license (customer_id, key, valid_from, valid_until)
values (1, 'company', now() - interval '1 year', now() + $1::interval)
on conflict (customer_id, key) do update set valid_until = excluded.valid_until`,
      [until],
    );
    await sql(
      `insert into khuon_account_stamp (customer_id, account_id, stamp) select customer_id, id, 1 from account where customer_id = 1
on conflict (customer_id, account_id) do update set stamp = khuon_account_stamp.stamp + 1`,
    );
  }

  test('is not asked for where there is none, and lets work while it lasts', async () => {
    expect((await staff.post('/me', {})).status).toBe(200);
    await registerUntil('1 day');
    const me = await staff.post('/me', {});
    expect([me.status, me.json['features']]).toEqual([200, ['finance']]);
    const admin = await server.login('admin');
    expect((await admin.send('GET', '/licenses')).json['rows']).toMatchObject([
      { key: 'company', is_valid: true },
      { key: 'finance', is_valid: true, valid_until: null },
      { key: 'inventory_value_email', is_valid: false, valid_from: null },
    ]);
    expect(codeOf(await staff.send('GET', '/licenses'))).toBe('no_permission');
  });

  test('shuts every call when it is over, for this company alone; the main account sees what has ended', async () => {
    await registerUntil('-1 minute');
    for (const reply of [
      await staff.post('/me', {}),
      await staff.post('/notifications', {}),
      await staff.send('GET', '/sessions'),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([403, 'license_expired']);
    expect((await other.post('/me', {})).status).toBe(200);
    const refused = await server.anonymous.post('/login', { username: 'office', password: 'demo-1234' });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'license_expired']);
    // Nobody learns it who does not know the password.
    const guessed = await server.anonymous.post('/login', { username: 'office', password: 'wrong-1234' });
    expect(codeOf(guessed)).toBe('wrong_login');
    const admin = await server.login('admin');
    expect(codeOf(await admin.post('/me', {}))).toBe('license_expired');
    const { json } = await admin.send('GET', '/licenses');
    expect(json['rows']).toMatchObject([
      { key: 'company', is_valid: false },
      { key: 'finance', is_valid: true },
      { key: 'inventory_value_email', is_valid: false },
    ]);
    expect((await admin.post('/logout', {})).status).toBe(200);
  });

  test('is spoken of a month, a week and a day before its end', async () => {
    const heard = async () =>
      (
        await sql(
          `select distinct data from khuon_notification where title = 'license_ending' and customer_id = 1`,
        )
      ).rows;
    await registerUntil('8 days');
    await notifyOfLicenses(server.parts);
    expect(await heard(), 'not on this day').toEqual([]);
    await registerUntil('6 days 12 hours');
    await notifyOfLicenses(server.parts);
    expect(await heard()).toMatchObject([{ data: { days: 7 } }]);
    await registerUntil('-1 minute');
  });

  test('lets no schedule run while it is over', async () => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const planned = () =>
      sql(
        `select customer_id, next_at <= now() as is_due from khuon_schedule where name = 'request.notify_overdue' order by 1`,
      );
    await runSchedules(server.parts, log);
    await sql(
      `update khuon_schedule set next_at = now() - interval '1 minute' where name = 'request.notify_overdue'`,
    );
    await runSchedules(server.parts, log);
    expect((await planned()).rows).toEqual([
      { customer_id: 1, is_due: true },
      { customer_id: 2, is_due: false },
    ]);
  });

  test('opens everything again when it is renewed, to those who were signed in', async () => {
    await registerUntil('1 year');
    expect((await staff.post('/me', {})).status).toBe(200);
  });

  test('the finance service: without it no money of carriers is seen or typed and no debt paid, and debts stay readable', async () => {
    const admin = await server.login('admin');
    const pay = () =>
      admin.post('/payment', {
        date: new Date().toISOString().slice(0, 10),
        partner_kind: 'supplier',
        supplier_id: 1,
        direction: 'out',
        value: 1_000,
        method: 'cash',
      });
    expect((await admin.post('/cod-list', {})).status).toBe(200);
    const before = await pay();
    expect(before.status, before.body).toBe(201);
    await sql(`update khuon_license set valid_until = now() where customer_id = 1 and key = 'finance'`);
    await sql('update khuon_account_stamp set stamp = stamp + 1 where customer_id = 1');
    const refused = [
      await admin.post('/cod-list', {}),
      await admin.post('/cod-download', {}),
      await pay(),
      await admin.post('/cod_statement', {
        delivery_company: 'ghn',
        paid_on: '2026-01-05',
        lines: [{ delivery_order_id: 'LICENSE1', received: 1_000 }],
      }),
    ];
    expect(refused.map((reply) => [reply.status, codeOf(reply)])).toEqual(
      refused.map(() => [403, 'license_missing']),
    );
    expect((await admin.post('/partner-debt-list', {})).status).toBe(200);
    expect(
      (await sql("select count(*)::int as n from payment where created_at > now() - interval '1 minute'"))
        .rows,
    ).toEqual([{ n: 1 }]);
    await sql(`update khuon_license set valid_until = null where customer_id = 1 and key = 'finance'`);
  });
});
