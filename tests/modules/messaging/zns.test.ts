import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_APP, startSandbox, type ZaloSandbox } from '#connectors/zalo/sandbox.ts';
import { signEvent } from '#connectors/zalo/sign.ts';
import { askOa } from '#modules/messaging/tokens.server.ts';
import { isNight, nextMorning } from '#modules/messaging/znsTime.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { openSync } from '../../support/market.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const OA = '4210000001';
const EVENTS = { order_created: '300001', order_handed_over: '300002' } as const;

interface Message {
  id: number;
  tracking_id: string;
  state: string;
  code: number | null;
  failure: string | null;
  cost: number | null;
  data: Record<string, string>;
  phone: string;
}

test('night is that of Vietnam, and ends at 06:00', () => {
  expect(isNight(new Date('2026-11-25T14:59:59Z'))).toBe(false);
  expect(isNight(new Date('2026-11-25T15:00:00Z'))).toBe(true);
  expect(isNight(new Date('2026-11-25T22:59:59Z'))).toBe(true);
  expect(isNight(new Date('2026-11-25T23:00:00Z'))).toBe(false);
  expect(nextMorning(new Date('2026-11-25T15:00:00Z'), 7).toISOString()).toBe('2026-11-25T23:00:07.000Z');
  expect(nextMorning(new Date('2026-11-25T20:00:00Z'), 0).toISOString()).toBe('2026-11-25T23:00:00.000Z');
  expect(nextMorning(new Date('2026-11-25T03:00:00Z'), 0).toISOString()).toBe('2026-11-25T23:00:00.000Z');
});

describeOnDatabase('ZNS', (database) => {
  let sandbox: ZaloSandbox;
  let server: TestServer;
  let admin: Caller;
  let page: number;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { rows: 12, outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
    const app = { oauth_url: sandbox.url, api_url: sandbox.url, zns_url: sandbox.url, ...SANDBOX_APP };
    expect((await admin.post('/zalo_app', app)).status).toBe(201);
    // The templates of the demo belong to an OA of the demo.
    await run('delete from zns_message');
    await run('delete from zns_parameter');
    await run('delete from zns_template');
  });
  afterAll(async () => {
    await server?.close();
    await sandbox?.close();
  });

  const run = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const codeOf = ({ json }: Reply) => {
    const { code, fields = [] } = json['error'] as { code: string; fields?: { code: string }[] };
    return fields[0]?.code ?? code;
  };
  const connect = async () => {
    const url = String((await admin.post('/oauth-zalo/begin', { party: 'zalo' })).json['url']);
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = { state, code: sandbox.grant(OA, url), oa_id: OA };
    const connected = await admin.post('/oauth-zalo', { party: 'zalo', answer });
    expect(connected.status, connected.body).toBe(200);
  };
  let number = 100_000;
  const order = async (values: object = {}): Promise<{ id: number; phone: string }> => {
    number += 1;
    const phone = `0912${number}`;
    const [goods] = await run<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    const made = await admin.post('/order', {
      receiver_name: 'Nguyễn Thu Hà',
      receiver_phone: phone,
      receiver_address: '12 Lê Lợi',
      lines: [{ goods_id: goods?.id, quantity: 2, unit_price: 150_000 }],
      ...values,
    });
    expect(made.status, made.body).toBe(201);
    return { id: Number(made.json['id']), phone };
  };
  const messagesOf = ({ id }: { id: number }) =>
    run<Message>('select * from zns_message where tracking_id like $1 order by id', [`order-${id}-%`]);
  const reach = (about: { id: number }, facts: object) =>
    expect
      .poll(async () => (await messagesOf(about)).at(-1), { timeout: 20_000, interval: 100 })
      .toMatchObject(facts);
  const sentTo = (phone: string) => sandbox.messages.filter((one) => one.phone === `84${phone.slice(1)}`);
  const expireAccess = () =>
    run("update omnichannel_page set access_expires_at = now() - interval '1 hour' where id = $1", [page]);
  const stored = async () =>
    (
      await run<{
        token: string | null;
        refresh_token: string | null;
        token_status: string;
        last_error: string;
      }>('select token, refresh_token, token_status, last_error from omnichannel_page where id = $1', [page])
    )[0];

  test('nothing is sent without a connection', async () => {
    const { id } = await order();
    expect(await messagesOf({ id })).toEqual([]);
  });

  test('templates come from Zalo and are switched on once they are approved and filled', async () => {
    await connect();
    [{ id: page }] = (await run<{ id: number }>('select id from omnichannel_page where code = $1', [OA])) as [
      { id: number },
    ];
    expect((await admin.post(`/omnichannel_page/${page}/sync_zns`)).status).toBe(200);
    const templates = () =>
      run<{ id: number; template_id: string; state: string; version: number }>(
        'select id, template_id, state, version from zns_template order by template_id',
      );
    await expect.poll(templates, { timeout: 20_000, interval: 100 }).toHaveLength(3);
    const [created, handed, waiting] = await templates();
    const change = async (of: { id: number } | undefined, values: object) => {
      const { json } = await admin.send('GET', `/zns_template/${of?.id}`);
      return admin.send('PUT', `/zns_template/${of?.id}`, { version: json['version'], ...values });
    };
    const rows = async (of: { id: number } | undefined, values: Record<string, string>) => {
      const { json } = await admin.send('GET', `/zns_template/${of?.id}`);
      return (json['parameters'] as { id: number; name: string }[]).map(({ id, name }) => ({
        id,
        name,
        value: values[name],
      }));
    };
    // Not approved; without values; without an event.
    expect(codeOf(await change(waiting, { active: true, used_for: 'order_delivered', parameters: [] }))).toBe(
      'rule.zns_template.needs_approval',
    );
    expect(codeOf(await change(created, { active: true, used_for: 'order_created' }))).toBe(
      'rule.zns_template.needs_values',
    );
    expect(codeOf(await change(handed, { active: true, parameters: [] }))).toBe(
      'rule.zns_template.needs_event',
    );
    const values = { customer_name: 'receiver_name', order_code: 'order_code', total: 'goods_total' };
    const on = await change(created, {
      active: true,
      used_for: 'order_created',
      night_allowed: true,
      parameters: await rows(created, values),
    });
    expect(on.status, on.body).toBe(200);
    // One template an event.
    expect(codeOf(await change(handed, { used_for: 'order_created' }))).toBe('rule.zns_template.event_taken');
    expect((await server.login('nobody').then((nobody) => nobody.post('/zns-list'))).status).toBe(403);
    // What is read again keeps what people have said.
    await admin.post(`/omnichannel_page/${page}/sync_zns`);
    const isOn = () =>
      run('select active, used_for from zns_template where template_id = $1', [EVENTS.order_created]);
    await expect.poll(isOn).toEqual([{ active: true, used_for: 'order_created' }]);
  });

  test('an order is told of once, in the international form, with what the template asks for', async () => {
    const about = await order();
    await reach(about, { state: 'sent', code: 0, cost: 200, failure: null });
    const sent = sentTo(about.phone);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      templateId: EVENTS.order_created,
      trackingId: `order-${about.id}-order_created`,
      data: { customer_name: 'Nguyễn Thu Hà', total: '300.000\u00a0₫' },
    });
    // A later change of the order tells nothing anew.
    const { json } = await admin.send('GET', `/order/${about.id}`);
    const changed = await admin.send('PUT', `/order/${about.id}`, {
      version: json['version'],
      note: 'Gọi trước',
    });
    expect(changed.status, changed.body).toBe(200);
    expect(await messagesOf(about)).toHaveLength(1);
    expect(sentTo(about.phone)).toHaveLength(1);
  });

  test('what Zalo says of its arrival is believed by its signature alone, and noted once', async () => {
    const about = await order();
    await reach(about, { state: 'sent' });
    const event = (timestamp: string) =>
      JSON.stringify({
        app_id: SANDBOX_APP.app_id,
        event_name: 'user_received_message',
        timestamp,
        sender: { id: OA },
        message: { delivery_time: '1764064800000', tracking_id: `order-${about.id}-order_created` },
      });
    const push = async (body: string, secret: string, timestamp: string) => {
      const facts = { appId: SANDBOX_APP.app_id, body: Buffer.from(body), timestamp, secret };
      const headers = { 'content-type': 'application/json', 'x-zevent-signature': `mac=${signEvent(facts)}` };
      const url = '/hooks/messaging/zalo';
      return (await server.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    };
    expect(await push(event('1'), 'another-secret', '1')).toBe(401);
    expect(await push(event('1').replace(OA, '4210000009'), SANDBOX_APP.app_secret, '1')).toBe(401);
    expect(await push('{', SANDBOX_APP.app_secret, '1')).toBe(400);
    expect((await messagesOf(about))[0]).toMatchObject({ state: 'sent' });
    expect(await push(event('1'), SANDBOX_APP.app_secret, '1')).toBe(200);
    await reach(about, { state: 'delivered' });
    // Told again, also in other words, it changes nothing.
    expect(await push(event('1'), SANDBOX_APP.app_secret, '1')).toBe(200);
    expect(await push(event('2'), SANDBOX_APP.app_secret, '2')).toBe(200);
    const [row] = await run<{ at: string; version: number }>(
      `select delivered_at as at, version from zns_message where tracking_id = $1`,
      [`order-${about.id}-order_created`],
    );
    expect(new Date(row?.at ?? 0).toISOString()).toBe('2025-11-25T10:00:00.000Z');
  });

  test('a refused order tells nobody', async () => {
    const before = await run('select id from zns_message');
    const refused = await admin.post('/order', {
      receiver_name: 'Lan',
      receiver_phone: '0912999999',
      receiver_address: '1 Lê Lợi',
      lines: [],
    });
    expect(refused.status).toBe(422);
    expect(await run('select id from zns_message')).toEqual(before);
    expect(sentTo('0912999999')).toEqual([]);
  });

  test('what Zalo refuses is kept and told, and sent again by people where that helps', async () => {
    sandbox.setTemplate(EVENTS.order_created, { status: 'DISABLE' });
    const about = await order();
    await reach(about, { state: 'failed', code: -131, failure: 'refused' });
    const [failed] = await messagesOf(about);
    expect((await admin.post('/notifications', { type: 15 })).body).toContain('-131');
    sandbox.setTemplate(EVENTS.order_created, { status: 'ENABLE' });
    // The question before names what it will cost, by the price of now and of those alone that can be sent.
    await run('update zns_template set price = 275');
    const seen = await admin.post('/zns_message/resend_zns/preview', { ids: [failed?.id] });
    expect(seen.json).toEqual({ total: 1, checked: 1, refused: [], sum: 275 });
    await run(`update zns_message set state = 'queued' where id = $1`, [failed?.id]);
    const queued = await admin.post('/zns_message/resend_zns/preview', { ids: [failed?.id] });
    expect(queued.json).toMatchObject({ sum: 0, refused: [{ id: failed?.id }] });
    await run(`update zns_message set state = 'failed' where id = $1`, [failed?.id]);
    expect((await admin.post(`/zns_message/${failed?.id}/resend_zns`)).status).toBe(200);
    await reach(about, { state: 'sent', tracking_id: `order-${about.id}-order_created-r` });
    const twice = await admin.post(`/zns_message/${failed?.id}/resend_zns`);
    expect(codeOf(twice)).toBe('rule.zns_message.sent_before');
    expect(sentTo(about.phone)).toHaveLength(1);
  });

  test('who has refused is not asked again, and sending again is refused', async () => {
    sandbox.refuse('84912888777', -141);
    const first = await order({ receiver_phone: '0912888777' });
    await reach(first, { state: 'failed', code: -141 });
    const [failed] = await messagesOf(first);
    expect(codeOf(await admin.post(`/zns_message/${failed?.id}/resend_zns`))).toBe(
      'rule.zns_message.not_curable',
    );
    sandbox.refuse('84912888777', null);
    const second = await order({ receiver_phone: '0912888777' });
    await reach(second, { state: 'failed', code: -141 });
    expect(sentTo('0912888777')).toEqual([]);
  });

  test('over the quota it waits for the morning, and may be called off until then', async () => {
    sandbox.setQuota(OA, 0);
    const about = await order();
    await reach(about, { state: 'queued', code: -144, asked_at: null });
    const [waiting] = await messagesOf(about);
    const [{ left }] = (await run('select quota_left as left from omnichannel_page where id = $1', [
      page,
    ])) as [{ left: number }];
    expect(left).toBe(0);
    expect((await admin.post(`/zns_message/${waiting?.id}/cancel`)).status).toBe(200);
    await reach(about, { state: 'canceled' });
    sandbox.setQuota(OA, 500);
  });

  test('a template is tried on the own phone: with sample values, free, and against no quota', async () => {
    const [template] = await run<{ id: number }>('select id from zns_template where template_id = $1', [
      EVENTS.order_handed_over,
    ]);
    const tryIt = () => admin.post(`/zns_template/${template?.id}/test_zns`);
    await run(`update account set phone = null where username = 'admin'`);
    expect(codeOf(await tryIt())).toBe('rule.zns_template.no_own_phone');
    await run(`update account set phone = '0987654321', phone_country = 1 where username = 'admin'`);
    expect(
      (await (await server.login('warehouse')).post(`/zns_template/${template?.id}/test_zns`)).status,
    ).toBe(403);
    // At whatever hour this is run.
    await run('update zns_template set night_allowed = true where id = $1', [template?.id]);
    sandbox.setQuota(OA, 0);
    const reply = await tryIt();
    expect(reply.status, reply.body).toBe(200);
    const made = () => run<Message>(`select * from zns_message where tracking_id like 'test-%'`);
    await expect
      .poll(async () => (await made()).at(0), { timeout: 20_000, interval: 100 })
      .toMatchObject({ state: 'sent', code: 0, cost: 0, is_test: true, event: null });
    expect(await made()).toHaveLength(1);
    // Nobody has said yet what its values are.
    expect(sentTo('0987654321')).toMatchObject([
      { templateId: EVENTS.order_handed_over, isTest: true, data: { order_code: 'order_code' } },
    ]);
    sandbox.setQuota(OA, 500);
    sandbox.setTemplate(EVENTS.order_handed_over, { status: 'DISABLE' });
    await run(`update zns_template set state = 'disabled' where id = $1`, [template?.id]);
    expect(codeOf(await tryIt())).toBe('rule.zns_template.not_enabled');
    expect(await made()).toHaveLength(1);
    sandbox.setTemplate(EVENTS.order_handed_over, { status: 'ENABLE' });
    await run(`update zns_template set state = 'enabled' where id = $1`, [template?.id]);
  });

  test('what was never answered is not sent twice', async () => {
    sandbox.fail('/message/template');
    const about = await order();
    await reach(about, { state: 'failed', failure: 'no_answer', tries: 1 });
    expect(sentTo(about.phone)).toEqual([]);
  });

  test('a token that has ended is renewed once, whoever uses it besides', async () => {
    await expireAccess();
    const before = await stored();
    const context = await openSync(server.parts, 'messaging');
    const asked = await Promise.all(
      [1, 2, 3].map(() => askOa(context, page, (_port, _call, token) => Promise.resolve(token))),
    );
    expect(new Set(asked).size).toBe(1);
    expect((await stored())?.refresh_token).not.toBe(before?.refresh_token);
    // The new pair is good: a message goes out by it.
    const about = await order();
    await reach(about, { state: 'sent' });
  });

  test('a refresh token that is spent expires the OA, and messages say that it is not connected', async () => {
    const url = new URL('/v4/oa/access_token', sandbox.url);
    await expireAccess();
    const context = await openSync(server.parts, 'messaging');
    const refreshToken = await context.readSecret('omnichannel_page', page, 'refresh_token');
    // Somebody else has used it.
    await fetch(url, {
      method: 'POST',
      headers: { secret_key: SANDBOX_APP.app_secret },
      body: new URLSearchParams({
        app_id: SANDBOX_APP.app_id,
        grant_type: 'refresh_token',
        refresh_token: refreshToken ?? '',
      }),
    });
    const about = await order();
    await reach(about, { state: 'failed', failure: 'not_connected' });
    expect(await stored()).toMatchObject({
      token_status: 'expired',
      last_error: expect.stringContaining('-14014'),
    });
    expect(sentTo(about.phone)).toEqual([]);
  });

  test('how much may still be sent is told to whoever sends, and not to who only keeps the account', async () => {
    await run(`update omnichannel_page set quota_left = 41, quota_day = 500 where id = $1`, [page]);
    const asked = async (permissions: string[]) => {
      const [{ id, version }] = (await run<{ id: number; version: number }>(
        `select id, version from account where username = 'nobody'`,
      )) as [{ id: number; version: number }];
      const given = await admin.send('PUT', `/account/${id}`, { version, permissions });
      expect(given.status, given.body).toBe(200);
      const caller = await server.login('nobody');
      const { rows } = (await caller.post('/fast-statistics', {})).json as {
        rows: { screen: string; key: string }[];
      };
      const list = await caller.post('/zns-quota-list', { filters: { name: 'Zalo' } });
      return [list.status, rows.filter(({ key }) => key === 'quota_left').map(({ screen }) => screen)];
    };
    expect(await asked(['administration_zns'])).toEqual([200, ['administration/zns/quota']]);
    expect(await asked(['customer_account'])).toEqual([403, []]);
  });

  test('who sends messages and sees neither orders nor bills sees the ends of phones alone', async () => {
    const [{ phone }] = (await run<{ phone: string }>(
      'select phone from zns_message order by id limit 1',
    )) as [{ phone: string }];
    const seen = async (permissions: string[]) => {
      const [{ id, version }] = (await run<{ id: number; version: number }>(
        `select id, version from account where username = 'nobody'`,
      )) as [{ id: number; version: number }];
      expect((await admin.send('PUT', `/account/${id}`, { version, permissions })).status).toBe(200);
      const caller = await server.login('nobody');
      const { json } = await caller.post('/zns-list', { filters: { phone } });
      return (json['rows'] as { phone: string }[])[0]?.phone;
    };
    expect(await seen(['administration_zns'])).toBe(`${phone.slice(0, 3)}***${phone.slice(-4)}`);
    expect(await seen(['administration_zns', 'order_manager'])).toBe(phone);
  });

  test('an OA that is disconnected forgets its tokens and sends nothing', async () => {
    await connect();
    const disconnected = await admin.post(`/omnichannel_page/${page}/disconnect`);
    expect(disconnected.status, disconnected.body).toBe(200);
    expect(await stored()).toMatchObject({ token: null, refresh_token: null, token_status: 'not_connected' });
    const renewed = await admin.post(`/omnichannel_page/${page}/renew`);
    expect(renewed.status).toBe(409);
    expect(await messagesOf(await order())).toEqual([]);
  });
});
