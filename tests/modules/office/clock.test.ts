import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toSignedText } from '#modules/office/proof.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const PLACE = { lat: 21.02785, lng: 105.83421 };
const codeOf = ({ json }: Reply) => {
  const { code, fields } = json['error'] as { code: string; fields?: { code: string }[] };
  return fields?.[0]?.code ?? code;
};

/** A phone: its key signs what it sends. */
function createPhone() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url');
  return {
    signature,
    clocking(asked_at: unknown, values: object = {}) {
      const clocking = {
        asked_at: String(asked_at),
        kind: 'in',
        geo_point: PLACE,
        accuracy_m: 20,
        ...values,
      };
      const proof = sign('sha256', Buffer.from(toSignedText(clocking)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return { ...clocking, signature, proof: proof.toString('base64url') };
    },
  };
}

describeOnDatabase('coming and going', (database) => {
  let server: TestServer;
  let office: Caller;
  let owner: Caller;
  const phone = createPhone();

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    office = await server.login('office');
    owner = await server.login('owner');
    // Whoever comes is judged by place and phone here; windows have a test of their own.
    await run(
      `update shift_assignment set deleted_at = now() where account_id = (select id from account where username = 'office')`,
    );
    await run(`delete from time_event where account_id = (select id from account where username = 'office')`);
    await run('delete from time_correction');
    await run(`delete from work_day where account_id = (select id from account where username = 'office')`);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const today = async () => (await office.post('/timekeeping/today', { signature: phone.signature })).json;
  const clock = async (values: object = {}) =>
    office.post('/timekeeping/clock', phone.clocking((await today())['now'], values));

  it('is refused to a phone that nobody has activated', async () => {
    expect((await today())['device']).toBe('none');
    expect(codeOf(await clock())).toBe('messages.device_not_activated');
  });

  it('needs the code that a manager gives, and a key that is one', async () => {
    const bad = await office.post('/timekeeping/ask-device', { name: 'iPhone', signature: 'abc' });
    expect(bad.status).toBe(422);
    const asked = await office.post('/timekeeping/ask-device', {
      name: 'iPhone',
      signature: phone.signature,
    });
    expect(asked.json).toEqual({ state: 'pending' });
    const [device] = await run<{ id: number }>('select id from time_device where signature = $1', [
      phone.signature,
    ]);
    await owner.post(`/time_device/${device?.id}/show_code`, {});
    const [shown] = await run<{ activation_code: string }>(
      'select activation_code from time_device where id = $1',
      [device?.id],
    );
    const activate = (code: string) =>
      office.post('/timekeeping/activate-device', { code, signature: phone.signature });
    const wrong = shown?.activation_code === '000000' ? '000001' : '000000';
    expect(codeOf(await activate(wrong))).toBe('messages.wrong_activation_code');
    const done = await activate(shown?.activation_code ?? '');
    expect(done.json, done.body).toEqual({ state: 'active' });
    expect((await today())['device']).toBe('active');
  });

  it('is refused elsewhere, without a good position, and to who signs something else', async () => {
    expect(codeOf(await clock({ geo_point: { lat: 10.7, lng: 106.6 } }))).toBe('rule.clock.too_far');
    expect(codeOf(await clock({ accuracy_m: 250 }))).toBe('rule.clock.inaccurate');
    expect(codeOf(await clock({ kind: 'out' }))).toBe('rule.clock.not_now');
    const signed = phone.clocking((await today())['now']);
    const moved = await office.post('/timekeeping/clock', { ...signed, kind: 'out' });
    expect(codeOf(moved)).toBe('messages.device_not_activated');
    const old = await office.post('/timekeeping/clock', phone.clocking('2026-01-01T00:00:00.000Z'));
    expect(codeOf(old)).toBe('rule.clock.stale');
    expect(
      await run(
        `select id from time_event where account_id = (select id from account where username = 'office')`,
      ),
    ).toEqual([]);
  });

  it('notes who comes, goes for a while and leaves, once for each signature', async () => {
    const body = phone.clocking((await today())['now']);
    const came = await office.post('/timekeeping/clock', body);
    expect([came.status, came.json['site']], came.body).toEqual([200, 'Văn phòng Hà Nội']);
    expect(codeOf(await office.post('/timekeeping/clock', body))).toBe('rule.clock.stale');
    for (const kind of ['out_mid', 'back_mid', 'out']) expect((await clock({ kind })).status).toBe(200);
    const { day, events, kinds } = await today();
    expect(day).toMatchObject({ state: 'present', out_since: null });
    expect((events as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'out',
      'back_mid',
      'out_mid',
      'in',
    ]);
    expect(kinds).toEqual(['out']);
    // Four times the very same point: odd, and noted.
    const [row] = await run<{ flags: string[] }>(
      `select flags from work_day where account_id = (select id from account where username = 'office')`,
    );
    expect(row?.flags).toEqual(['same_place']);
  });
});
