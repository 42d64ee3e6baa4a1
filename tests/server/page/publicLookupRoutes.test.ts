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
    stamp = (json['rows'] as (typeof stamp & { status: number })[]).find(
      ({ status }) => status !== 0,
    ) as typeof stamp;
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
    expect(answer).toMatchObject({
      code: stamp.code,
      is_proven: false,
      can_activate: false,
      is_recalled: false,
    });
    expect(Object.keys(values)).toContain('goods_id.image');
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
    const late = await server.anonymous.post('/activate-code', codes);
    expect(late.json, late.body).toMatchObject({ error: { code: 'already_activated' } });
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

  const checkFrom = async (remoteAddress: string, payload: object, url = '/api/check-code') => {
    const headers = { 'x-client-key': 'khuon' };
    return (await server.app.inject({ method: 'POST', url, remoteAddress, headers, payload })).statusCode;
  };

  it('slows those who try codes out: a right code then tells nothing either', async () => {
    const answers = [];
    for (let index = 0; index < 25; index += 1)
      answers.push(await checkFrom('10.1.0.1', { code: `TRY${index}` }));
    expect(answers.filter((status) => status === 404)).toHaveLength(20);
    expect(await checkFrom('10.1.0.1', { code: stamp.code })).toBe(429);
    const codes = { code: stamp.code, hash_code: stamp.hash_code };
    expect(await checkFrom('10.1.0.1', codes)).toBe(429);
    expect(await checkFrom('10.1.0.1', codes, '/api/activate-code')).toBe(429);
    // Others are not shut out by somebody's guesses.
    expect(await checkFrom('10.1.0.2', { code: stamp.code })).toBe(200);
    expect(await checkFrom('10.1.0.2', codes)).toBe(200);
  });

  it('slows down second codes tried at one code, from however many addresses, all at once', async () => {
    const { json } = await admin.post('/stamp-list', { perPage: 10 });
    const other = (json['rows'] as (typeof stamp)[])[1] as typeof stamp;
    const guess = (code: string) => (_: unknown, host: number) =>
      checkFrom(`10.2.0.${host}`, { code, hash_code: `GUESS${host}` });
    for (const code of [other.code, 'NOSUCHCODE2']) {
      const answers = await Promise.all(Array.from({ length: 30 }, guess(code)));
      expect(answers.filter((status) => status === 404)).toHaveLength(20);
      expect(answers.filter((status) => status === 429)).toHaveLength(10);
    }
    const codes = { code: other.code, hash_code: other.hash_code };
    expect(await checkFrom('10.2.1.1', codes)).toBe(429);
    expect(await checkFrom('10.2.1.1', codes, '/api/activate-code')).toBe(429);
    // What everybody may know is still told, and other codes are nobody's business here.
    expect(await checkFrom('10.2.1.1', { code: other.code })).toBe(200);
    expect(await checkFrom('10.2.1.1', { code: stamp.code, hash_code: stamp.hash_code })).toBe(200);
  });

  it('right looks use nothing up', async () => {
    const codes = { code: stamp.code, hash_code: stamp.hash_code };
    for (let index = 0; index < 30; index += 1) expect(await checkFrom('10.3.0.1', codes)).toBe(200);
  });

  it('the codes of the demo are as long as those that are printed: nobody comes upon one', async () => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ code: string; hash_code: string }>('select code, hash_code from stamp');
    expect(rows.length).toBeGreaterThan(0);
    for (const { code, hash_code } of rows)
      expect([code, hash_code]).toEqual([
        expect.stringMatching(/^SSC([A-Z]\d){6}$/),
        expect.stringMatching(/^([A-Z]{2}\d{2}){4}$/),
      ]);
  });

  it('warns of what was called back, whoever asks, and does not let it be activated', async () => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<typeof stamp>('update stamp set status = 0, activated_at = null where code = $1 returning *', [
        stamp.code,
      ]);
    const codes = { code: stamp.code, hash_code: stamp.hash_code };
    expect(rows).toHaveLength(1);
    expect(await check({ code: stamp.code })).toMatchObject({ status: 200, is_recalled: true });
    expect(await check(codes)).toMatchObject({ is_recalled: true, is_proven: true, can_activate: false });
    const tried = await server.anonymous.post('/activate-code', codes);
    expect([tried.status, tried.json]).toMatchObject([409, { error: { code: 'code_recalled' } }]);
    expect((await check(codes)).values['activated_at']).toBeNull();
  });

  it('does not show a deleted stamp', async () => {
    await server.db
      .withoutTenant('seed')
      .query('update stamp set deleted_at = now() where code = $1', [stamp.code]);
    expect((await check({ code: stamp.code })).status).not.toBe(200);
  });
});
