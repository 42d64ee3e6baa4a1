import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { WebhookCode } from '#contract/webhook.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createAppOf } from '#server/openServer.ts';
import { moduleJobs } from '#server/jobs/moduleJobs.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const SECRET = 'test-partner-key-0001';

const sign = (body: string | Buffer): string => createHmac('sha256', SECRET).update(body).digest('hex');

describeOnDatabase('webhooks of modules', (database) => {
  let server: TestServer;
  let app: FastifyInstance;
  let parts: ServerParts;
  const worked: unknown[] = [];
  const failing = new Set<unknown>();

  const shop: WebhookCode = {
    path: 'market/push',
    maxBytes: 2_000,
    answer: '{"code":"1"}',
    challenge: { token: async (_, { shop: name }) => (name === 'none' ? null : 'lời hẹn') },
    backoffSeconds: 0.01,
    tries: 2,
    async verify({ headers, rawBody, url }, { query }) {
      const given = Buffer.from(headers['x-signature'] ?? '');
      const right = Buffer.from(sign(rawBody));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const { shop: name, event, key } = JSON.parse(String(rawBody)) as Record<string, string>;
      const { rows } = await query<{ id: number }>('select id from khuon_customer where key = $1', [name]);
      expect(url).toBe('/hooks/orders/market/push?v=2');
      return rows[0]
        ? { customerId: rows[0].id, ...(event ? { eventId: event } : {}), ...(key ? { key } : {}) }
        : null;
    },
    async work({ actor, change }, { rawBody }) {
      const { what } = JSON.parse(String(rawBody)) as Record<string, unknown>;
      worked.push([actor.customerId, actor.reason, what]);
      await change(({ query }) => query('select 1'));
      if (failing.delete(what)) throw new Error('not yet');
      if (what === 'hopeless') throw new Error('never');
    },
  };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    const { model } = server.parts;
    parts = { ...server.parts, model: { ...model, code: { ...model.code, orders: { webhooks: { shop } } } } };
    app = await createAppOf(parts, server.open, {
      routes: [moduleJobs],
      openApiUrl: new URL('file:///none'),
    });
    const queues = () => run(`select name from pgboss.queue where name = 'orders.hook-shop'`);
    await vi.waitFor(async () => expect(await queues()).toHaveLength(1), { timeout: 15_000, interval: 50 });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    worked.length = 0;
    await run('delete from khuon_inbox');
    await run('delete from khuon_task');
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const stored = () => run('select event_id, done_at is not null as done from khuon_inbox order by id');
  const until = (wanted: unknown[]) =>
    expect.poll(() => worked, { timeout: 15_000, interval: 30 }).toEqual(wanted);

  async function call(payload: string | Buffer, headers: Record<string, string> = {}) {
    const reply = await app.inject({
      method: 'POST',
      url: '/hooks/orders/market/push?v=2',
      headers: { 'content-type': 'application/json', 'x-signature': sign(payload), ...headers },
      payload,
    });
    return { status: reply.statusCode, body: reply.body };
  }
  const event = (facts: object) => JSON.stringify({ shop: 'demo', ...facts });

  it('take a right call without key and session, answer as the sender wants it, and work as the system', async () => {
    const body = event({ what: 'đơn mới', event: 'e1' });
    expect(await call(body)).toEqual({ status: 200, body: '{"code":"1"}' });
    await until([[1, 'webhook', 'đơn mới']]);
    await expect.poll(stored, { timeout: 5_000, interval: 30 }).toEqual([{ event_id: 'e1', done: true }]);
  });

  it('answer the challenge of whoever names the agreed word, and nobody else', async () => {
    const ask = async (query: Record<string, string>) => {
      const reply = await app.inject({ method: 'GET', url: '/hooks/orders/market/push', query });
      return [reply.statusCode, reply.statusCode === 200 ? reply.body : ''];
    };
    const right = { 'hub.mode': 'subscribe', 'hub.verify_token': 'lời hẹn', 'hub.challenge': '1158201444' };
    expect(await ask(right)).toEqual([200, '1158201444']);
    expect([
      await ask({ ...right, 'hub.verify_token': 'lời hẹ' }),
      await ask({ ...right, 'hub.mode': 'unsubscribe' }),
      await ask({ ...right, shop: 'none', 'hub.verify_token': '' }),
      await ask({ ...right, 'hub.challenge': '<script>' }),
    ]).toEqual([
      [401, ''],
      [401, ''],
      [401, ''],
      [400, ''],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('do nothing twice: by the number of the sender, else by the bytes', async () => {
    const named = [event({ what: 'one', event: 'e2' }), event({ event: 'e2', what: 'one' })];
    for (const body of [...named, ...named]) expect((await call(body)).status).toBe(200);
    await until([[1, 'webhook', 'one']]);
    const plain = event({ what: 'two' });
    for (const body of [plain, plain, `${plain} `]) expect((await call(body)).status).toBe(200);
    await expect.poll(() => worked.length, { timeout: 15_000, interval: 30 }).toBe(3);
    expect(await stored()).toHaveLength(3);
  });

  it('refuse a forged call, one of nobody and one that cannot be read, and store nothing', async () => {
    const body = event({ what: 'forged' });
    expect(await call(body, { 'x-signature': sign(`${body} `) })).toMatchObject({ status: 401 });
    expect(await call(body, { 'x-signature': '' })).toMatchObject({ status: 401 });
    // The same values in another order are other bytes.
    const turned = JSON.stringify({ what: 'forged', shop: 'demo' });
    expect(await call(turned, { 'x-signature': sign(body) })).toMatchObject({ status: 401 });
    expect(await call(JSON.stringify({ shop: 'nobody' }))).toMatchObject({ status: 401 });
    expect(await call('not json')).toMatchObject({ status: 400 });
    expect(
      await call(Buffer.from([0, 255, 1]), { 'content-type': 'application/octet-stream' }),
    ).toMatchObject({ status: 400 });
    expect(await call(event({ what: 'x'.repeat(3_000) }))).toMatchObject({ status: 413 });
    expect([await stored(), await run('select 1 from khuon_task'), worked]).toEqual([[], [], []]);
  });

  it('of one key are worked on in order, and one that fails before those after it', async () => {
    failing.add('first');
    for (const what of ['first', 'second']) await call(event({ what, key: 'parcel' }));
    await until(['first', 'first', 'second'].map((what) => [1, 'webhook', what]));
  });

  it('that fail at each try stay, and what comes after them goes on', async () => {
    for (const what of ['hopeless', 'after']) await call(event({ what, key: 'parcel' }));
    await until(['hopeless', 'hopeless', 'after'].map((what) => [1, 'webhook', what]));
    const dead = await run(`select job, error from khuon_task where failed_at is not null`);
    expect(dead).toEqual([{ job: 'orders.hook-shop', error: 'never' }]);
  });

  it('are limited by the address, apart from the API', async () => {
    const now = new Date();
    const limited = await createAppOf({ ...parts, now: () => now }, server.open, {
      routes: [],
      openApiUrl: new URL('file:///none'),
    });
    const body = event({ what: 'flood' });
    const reply = async () =>
      (
        await limited.inject({
          method: 'POST',
          url: '/hooks/orders/market/push',
          headers: { 'x-signature': 'no' },
          payload: body,
        })
      ).statusCode;
    const statuses = new Set<number>();
    for (let at = 0; at < 2_001; at += 1) statuses.add(await reply());
    expect([...statuses]).toEqual([401, 429]);
    await limited.close();
  });
});
