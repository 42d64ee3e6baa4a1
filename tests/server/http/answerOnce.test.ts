import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const codeOf = (reply: Reply) => (reply.json['error'] as { code: string } | undefined)?.code;
const withKey = (key: string) => ({ 'idempotency-key': key });

/** Changing calls that no record is behind: a second try after a lost answer must not be judged as a new one. */
describeOnDatabases('a small call that is sent again', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const view = (name: string) => ({
    type: 'orders/list',
    name,
    is_shared: false,
    state: { filters: {}, viewMode: 'order', sort: { field: 'cod_amount', order: 'DESC' } },
  });

  it('gets the answer of the first try, and has one effect', async () => {
    const first = await admin.post('/save-view', view('Chờ lấy'), withKey('a'));
    const again = await admin.post('/save-view', view('Chờ lấy'), withKey('a'));
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const settings = await admin.post('/list-settings', { type: 'orders/list' });
    expect(settings.json['views']).toHaveLength(1);
    const { id } = first.json;
    for (const key of ['b', 'b'])
      expect((await admin.post('/delete-view', { type: 'orders/list', id }, withKey(key))).status).toBe(200);
    expect(codeOf(await admin.post('/delete-view', { type: 'orders/list', id }, withKey('c')))).toBe(
      'not_found',
    );
  });

  it('is refused when the key was used for another request, and judged anew after a refusal', async () => {
    await admin.post('/save-view', view('Một'), withKey('d'));
    const other = await admin.post('/save-view', view('Hai'), withKey('d'));
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_mismatch']);
    const taken = await admin.post('/save-view', view('Một'), withKey('e'));
    expect(taken.status).toBeGreaterThanOrEqual(400);
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(`select 1 from khuon_idempotency where key = 'e'`);
    expect(rows).toEqual([]);
    expect(codeOf(await admin.post('/save-view', view('Ba'), withKey('x'.repeat(256))))).toBe('invalid');
  });

  it('is another one for every account, and without a key', async () => {
    const manager = await server.login('manager');
    const office = await server.login('warehouse');
    const mine = await admin.post('/save-view', view('Của tôi'), withKey('f'));
    const theirs = await office.post('/save-view', view('Của tôi'), withKey('f'));
    expect(theirs.body).not.toBe(mine.body);
    const change = { old_password: 'demo-1234', new_password: 'mot-hai-ba-bon' };
    expect((await manager.post('/change-password', change)).status).toBe(200);
    expect((await manager.post('/change-password', change)).status).toBe(422);
  });

  it('changes a password once, and keeps nothing to guess it by', async () => {
    const crm = await server.login('crm');
    const change = { old_password: 'demo-1234', new_password: 'mot-hai-ba-bon' };
    for (const _ of [1, 2])
      expect((await crm.post('/change-password', change, withKey('g'))).status).toBe(200);
    expect((await server.login('crm', change.new_password)).token).toBeTruthy();
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ hash: string }>(`select request_hash as hash from khuon_idempotency where key = 'g'`);
    const quick = createHash('sha256')
      .update(`POST /api/change-password\n${JSON.stringify(change)}`)
      .digest('hex');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).not.toBe(quick);
  });

  it('takes the code of a phone once, and says so again', async () => {
    const phone_number = '0987654321';
    await server.anonymous.post('/send-otp', { phone_number });
    const [row] = (await server.parts.messages.readOutbox?.(1)) ?? [];
    const code = /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
    const submit = (key: string) =>
      server.anonymous.post('/submit-otp', { phone_number, code }, withKey(key));
    expect((await submit('h')).json).toEqual({ verified: true });
    expect((await submit('h')).json).toEqual({ verified: true });
    expect(codeOf(await submit('i'))).toBe('otp_expired');
  });

  it('ends a session once', async () => {
    const office = await server.login('office');
    await server.login('office');
    const sessions = await office.send('GET', '/sessions');
    const other = (sessions.json['rows'] as { id: number; is_current: boolean }[]).find(
      ({ is_current }) => !is_current,
    );
    for (const _ of [1, 2]) {
      const reply = await office.send('DELETE', `/sessions/${other?.id}`, undefined, withKey('j'));
      expect(reply.status).toBe(200);
    }
    expect((await office.send('DELETE', `/sessions/${other?.id}`, undefined, withKey('k'))).status).toBe(404);
  });
});
