import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOtp } from '#server/account/createOtp.ts';
import { createApp } from '#server/http/createApp.ts';
import { noMessages } from '#server/messages/createMessages.ts';
import { outboxRoutes } from '#server/messages/outboxRoutes.ts';
import { describeOnDatabase } from '../../support/database.ts';
import {
  createCaller,
  startTestServer,
  type Caller,
  type Reply,
  type TestServer,
} from '../../support/server.ts';

const PHONE = '0987654321';

const codeOf = (reply: Reply) => (reply.json['error'] as { code: string } | undefined)?.code;

describeOnDatabase('phones confirmed by a code', (database) => {
  let server: TestServer;
  let anybody: Caller;
  beforeAll(async () => {
    server = await startTestServer(database);
    anybody = server.anonymous;
  });
  afterAll(() => server.close());
  beforeEach(() => change('delete from khuon_otp; delete from khuon_rate_limit; delete from khuon_outbox'));

  const change = (sql: string) => server.db.withoutTenant('seed').script(sql);
  const send = (phone_number: unknown = PHONE, caller = anybody) =>
    caller.post('/send-otp', { phone_number });
  const submit = (code: string, caller = anybody) =>
    caller.post('/submit-otp', { phone_number: PHONE, code });
  /** What the phone got. */
  async function received(): Promise<string> {
    const [row] = (await server.parts.messages.readOutbox?.(1)) ?? [];
    return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  test('a code is sent, taken once, and never part of an answer', async () => {
    const sent = await send('+84 987 654 321');
    expect([sent.status, sent.json]).toEqual([200, { resend_after: 60 }]);
    const code = await received();
    expect(code).toMatch(/^\d{6}$/);
    const taken = await submit(code);
    expect([taken.status, taken.json]).toEqual([200, { verified: true }]);
    expect(sent.body + taken.body).not.toContain(code);
    expect(codeOf(await submit(code))).toBe('otp_expired');
  });

  test('the code is stored as a hash only', async () => {
    await send();
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ row: string }>('select to_jsonb(o)::text as row from khuon_otp o');
    expect(rows).toHaveLength(1);
    const code = await received();
    expect(rows[0]?.row).not.toContain(code);
    const { code_hash } = JSON.parse(rows[0]?.row ?? '{}') as { code_hash: string };
    expect(Buffer.from(code_hash, 'hex').toString('latin1')).not.toContain(code);
    expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('one address may guess so often only, over all phones', async () => {
    const guess = (number: number) =>
      anybody.post('/submit-otp', { phone_number: `09${10_000_000 + number}`, code: '123456' });
    for (let number = 0; number < 50; number += 1) expect(codeOf(await guess(number))).toBe('otp_expired');
    expect(codeOf(await guess(50))).toBe('too_many');
  });

  test('a wrong code says how many tries are left; after five even the right one is refused', async () => {
    await send();
    const code = await received();
    const messages: string[] = [];
    for (let left = 4; left > 0; left -= 1) {
      const reply = await submit(wrong(code));
      expect([reply.status, codeOf(reply)]).toEqual([422, 'wrong_otp']);
      messages.push((reply.json['error'] as { message: string }).message);
    }
    expect(messages.map((text) => /\d/.exec(text)?.[0])).toEqual(['4', '3', '2', '1']);
    expect(codeOf(await submit(wrong(code)))).toBe('otp_expired');
    expect(codeOf(await submit(code))).toBe('otp_expired');
  });

  test('of many guesses at once, in two processes, five are looked at', async () => {
    await send();
    const code = await received();
    const elsewhere = createCaller(await server.another(), undefined);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submit(wrong(code), index % 2 ? elsewhere : anybody)),
    );
    expect(replies.filter((reply) => codeOf(reply) === 'wrong_otp')).toHaveLength(4);
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ tries: number }>('select tries from khuon_otp');
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('of two right answers at once, one is taken', async () => {
    await send();
    const code = await received();
    const replies = await Promise.all([submit(code), submit(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a code lives five minutes, and a newer one takes its place', async () => {
    await send();
    const first = await received();
    await change(`update khuon_otp set expires_at = expires_at - interval '5 minutes'`);
    expect(codeOf(await submit(first))).toBe('otp_expired');
    await change('delete from khuon_rate_limit');
    await send();
    const second = await received();
    if (first !== second) expect(codeOf(await submit(first))).toBe('wrong_otp');
    expect((await submit(second)).status).toBe(200);
  });

  test('the next code is sent after 60 s, five an hour to a phone', async () => {
    expect((await send()).status).toBe(200);
    const early = await send();
    expect([early.status, codeOf(early)]).toEqual([429, 'too_many']);
    const { retry_after } = early.json['error'] as { retry_after: number };
    expect(retry_after).toBeGreaterThan(55);
    expect(Number(early.headers['retry-after'])).toBe(retry_after);
    for (let sent = 1; sent < 5; sent += 1) {
      await change(`delete from khuon_rate_limit where bucket like 'otp:gap:%'`);
      expect((await send()).status).toBe(200);
    }
    await change(`delete from khuon_rate_limit where bucket like 'otp:gap:%'`);
    expect(codeOf(await send())).toBe('too_many');
  });

  test('one address cannot make the server write to everybody', async () => {
    const replies: number[] = [];
    for (let index = 0; index < 22; index += 1) replies.push((await send(`09876500${10 + index}`)).status);
    expect(replies.filter((status) => status === 200)).toHaveLength(20);
    expect(replies.at(-1)).toBe(429);
  });

  test.each([null, '', '12345', '0187654321', 'abc', 12, ['0987654321']])(
    'the phone %j is wrong',
    async (phone) => {
      const reply = await send(phone);
      expect(reply.status).toBe(422);
      expect(reply.json).toMatchObject({ error: { fields: [{ path: 'phone_number' }] } });
    },
  );

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
    '"%s" is no code and costs no try',
    async (code) => {
      await send();
      expect((await submit(code)).status).toBe(422);
      const { rows } = await server.db.withoutTenant('seed').query('select tries from khuon_otp');
      expect(rows).toEqual([{ tries: 0 }]);
    },
  );

  test('a missing phone is a wrong one (spec 5)', async () => {
    const reply = await anybody.post('/send-otp', {});
    expect([reply.status, codeOf(reply)]).toEqual([422, 'wrong_phone']);
  });

  test('phones of accounts and others get the same answer', async () => {
    const [known, unknown] = [await send('0912345601'), await send('0355555555')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test('without a gateway the visitor is told, and may try again at once', async () => {
    const otp = createOtp(server.db, noMessages);
    for (const _ of [1, 2])
      await expect(otp.send(PHONE, '127.0.0.1', (code) => code)).rejects.toMatchObject({
        code: 'message_not_sent',
      });
  });

  test('without the demo nobody reads messages: there is no such address', async () => {
    const parts = { ...server.parts, messages: noMessages };
    const settings = {
      clientKey: 'khuon',
      apiBase: '/api',
      isDemo: false,
      allowedOrigins: [],
      logLevel: 'silent',
    };
    const app = await createApp(parts, { ...settings, routes: [outboxRoutes], openApi: async () => '{}' });
    const { token } = await server.login('admin');
    expect((await createCaller(app, token).send('GET', '/outbox')).status).toBe(404);
  });

  test('the outbox is for full access only', async () => {
    await send();
    const [admin, owner] = [await server.login('admin'), await server.login('owner')];
    const { json } = await admin.send('GET', '/outbox');
    expect(json['rows']).toMatchObject([
      { kind: 'sms', recipient: PHONE, body: expect.stringContaining('mã') },
    ]);
    expect((await owner.send('GET', '/outbox')).status).toBe(403);
    expect((await anybody.send('GET', '/outbox')).status).toBe(401);
  });

  test('the outbox shows the messages of the own company; those to visitors are the installation’s first’s', async () => {
    await send();
    const [admin, other] = [await server.login('admin'), await server.login('other')];
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ id: number }>(`select customer_id as id from "account" where username = 'other'`);
    const mail = { kind: 'mail', to: 'a@thu.example', subject: 'Chào', text: 'Riêng' } as const;
    await server.parts.messages.send({ ...mail, customerId: Number(rows[0]?.id) });
    const recipients = async (caller: typeof admin) =>
      ((await caller.send('GET', '/outbox')).json['rows'] as { recipient: string }[]).map(
        ({ recipient }) => recipient,
      );
    expect(await recipients(admin)).toEqual([PHONE]);
    expect(await recipients(other)).toEqual(['a@thu.example']);
  });
});
