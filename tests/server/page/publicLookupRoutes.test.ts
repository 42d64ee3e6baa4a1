import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookupAnswer } from '#contract/page.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** On the embedded database: the statements are plain and the same on both. */
describe('public check of a code', () => {
  let server: TestServer;
  let admin: Caller;
  let stamp: { code: string; hash_code: string; id: number };

  beforeAll(async () => {
    server = await startTestServer(testDatabases[0], { rows: 5 });
    admin = await server.login('admin');
    const { json } = await admin.post('/stamp-list', { perPage: 10 });
    stamp = (json['rows'] as (typeof stamp)[])[0] as typeof stamp;
  });
  afterAll(() => server.close());

  const check = async (body: object) => {
    const { status, json } = await server.anonymous.post('/check-code', body);
    return {
      status,
      ...(json as unknown as LookupAnswer),
      error: json['error'] as { code: string } | undefined,
    };
  };

  it('tells without a login whose goods a code belongs to, and nothing that needs the second code', async () => {
    const { status, values, ...answer } = await check({ code: stamp.code });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ code: stamp.code, is_proven: false, can_activate: false });
    expect(answer.company).toBeTruthy();
    expect(values['goods_id.name']).toBeTruthy();
    expect(Object.keys(values)).not.toContain('scan_count');
    expect(JSON.stringify(values)).not.toContain(stamp.hash_code);
  });

  it('takes what people type: small letters and spaces', async () => {
    const typed = ` ${stamp.code.slice(0, 4).toLowerCase()} ${stamp.code.slice(4)} `;
    expect((await check({ code: typed })).code).toBe(stamp.code);
  });

  it('counts the looks of those who hold the goods', async () => {
    const codes = { code: stamp.code, hash_code: stamp.hash_code };
    const first = await check(codes);
    expect(first.values).toMatchObject({ scan_count: 1, activated_at: null });
    const second = await check(codes);
    expect(second.values).toMatchObject({ scan_count: 2, first_scan_at: first.values['first_scan_at'] });
  });

  it('says the same of a wrong second code and of a code that does not exist', async () => {
    const wrong = await check({ code: stamp.code, hash_code: 'NOPE' });
    const unknown = await check({ code: 'NOSUCHCODE' });
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect([wrong.error?.code, unknown.error?.code]).toEqual(['wrong_code', 'wrong_code']);
    expect(wrong.values).toBeUndefined();
  });

  it('is activated once, whoever tries at the same moment', async () => {
    const codes = { code: stamp.code, hash_code: stamp.hash_code };
    const tries = await Promise.all([1, 2, 3].map(() => server.anonymous.post('/activate-code', codes)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const done = await check(codes);
    expect(done.can_activate).toBe(false);
    expect(done.values['activated_at']).toBeTruthy();
  });

  it('is not activated without the second code', async () => {
    const { status } = await server.anonymous.post('/activate-code', { code: stamp.code, hash_code: 'NOPE' });
    expect(status).toBe(404);
    expect((await server.anonymous.post('/activate-code', { code: stamp.code })).status).toBe(422);
  });

  it.each([[{}], [{ code: 7 }], [{ code: 'x'.repeat(2000) }], [{ code: 'A', hash: 'B' }]])(
    'refuses %j',
    async (body) => expect((await check(body)).status).toBe(422),
  );

  it('slows those who try codes out', async () => {
    const answers = [];
    for (let index = 0; index < 25; index += 1) answers.push((await check({ code: `TRY${index}` })).status);
    expect(answers).toContain(429);
    // The right ones still work: others are not shut out by somebody's guesses of theirs.
    expect((await check({ code: stamp.code })).status).toBe(200);
  });

  it('does not show a deleted stamp', async () => {
    await server.db
      .withoutTenant('seed')
      .query('update stamp set deleted_at = now() where code = $1', [stamp.code]);
    expect((await check({ code: stamp.code })).status).not.toBe(200);
  });
});
