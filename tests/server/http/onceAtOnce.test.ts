import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const codeOf = (reply: Reply) => (reply.json['error'] as { code: string } | undefined)?.code;
const withKey = (key: string) => ({ 'idempotency-key': key });

const TIMES = 16;

/** The same call so often at once: all must hear the same. */
const atOnce = (send: () => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: TIMES }, send));

const told = (replies: readonly Reply[]): string[] => [
  ...new Set(replies.map(({ status, body }) => `${status} ${body}`)),
];

describeOnDatabases('one key that is sent 16 times at once', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  }, 120_000);
  afterAll(() => server?.close());

  it('makes one record', async () => {
    const body = { screen: 'orders/create-single', name: 'Mẫu', content: {} };
    const answers = told(await atOnce(() => admin.post('/form_preset', body, withKey('record'))));
    expect(answers).toEqual([expect.stringMatching(/^201 /)]);
  });

  it('keeps one view', async () => {
    const state = { filters: {}, viewMode: 'order', sort: { field: 'cod_amount', order: 'DESC' } };
    const view = { type: 'orders/list', name: 'Chờ lấy', is_shared: false, state };
    const answers = told(await atOnce(() => admin.post('/save-view', view, withKey('view'))));
    expect(answers).toEqual([expect.stringMatching(/^200 /)]);
    const settings = await admin.post('/list-settings', { type: 'orders/list' });
    expect(settings.json['views']).toHaveLength(1);
  });

  it('spends the code of a phone once', async () => {
    const phone_number = '0987654321';
    await server.anonymous.post('/send-otp', { phone_number });
    const [row] = (await server.parts.messages.readOutbox?.(1)) ?? [];
    const code = /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
    const submit = () => server.anonymous.post('/submit-otp', { phone_number, code }, withKey('otp'));
    expect(told(await atOnce(submit))).toEqual(['200 {"verified":true}']);
  });

  it('is judged anew after a refusal, once for each try', async () => {
    const replies = await atOnce(() =>
      admin.post('/delete-view', { type: 'orders/list', id: 999_999 }, withKey('gone')),
    );
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['not_found']));
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(`select 1 from khuon_rate_limit where bucket like 'call:%'`);
    expect(rows).toEqual([]);
  });

  it('changes a password once, and tells nobody who has not the passwords', async () => {
    const crm = await server.login('crm');
    const change = { old_password: 'demo-1234', new_password: 'mot-hai-ba-bon' };
    const send = (body: object) => crm.post('/change-password', body, withKey('password'));
    expect(told(await Promise.all([1, 2, 3, 4].map(() => send(change))))).toEqual(['200 {}']);
    expect(codeOf(await send({ ...change, old_password: 'something-else' }))).toBe('idempotency_mismatch');
    expect(codeOf(await send({ ...change, new_password: 'something-else-2' }))).toBe('idempotency_mismatch');
    expect((await send(change)).status).toBe(200);
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ hash: string }>(`select request_hash as hash from khuon_idempotency where key = 'password'`);
    expect(rows[0]?.hash).toContain('$scrypt$');
  });
});
