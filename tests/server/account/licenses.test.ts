import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, type Reply, startTestServer, type TestServer } from '../../support/server.ts';

const codeOf = ({ json }: Reply) => (json['error'] as { code: string } | undefined)?.code;

describeOnDatabases('the licence of a company', (database) => {
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
    expect((await staff.post('/me', {})).status).toBe(200);
    const admin = await server.login('admin');
    expect((await admin.send('GET', '/licenses')).json['rows']).toMatchObject([
      { key: 'company', is_valid: true },
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
    expect(json['rows']).toMatchObject([{ key: 'company', is_valid: false }]);
    expect((await admin.post('/logout', {})).status).toBe(200);
  });

  test('opens everything again when it is renewed, to those who were signed in', async () => {
    await registerUntil('1 year');
    expect((await staff.post('/me', {})).status).toBe(200);
  });
});
