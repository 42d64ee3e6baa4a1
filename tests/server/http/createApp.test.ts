import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/session.ts';
import { createApp, type RoutePlugin } from '#server/http/createApp.ts';
import { testDatabases } from '../../support/database.ts';
import { createCaller, type Caller, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0]);
  admin = await server.login('admin');
});
afterAll(() => server.close());

const settings = {
  routes: [],
  clientKey: 'khuon',
  apiBase: '/api',
  isDemo: false,
  allowedOrigins: ['https://shop.example.vn'],
  logLevel: 'silent',
  openApi: async () => '{}',
};

const codeOf = (json: Record<string, unknown>) => (json['error'] as { code: string }).code;

describe('the API', () => {
  test('answers health without a key, a session or the database', async () => {
    const { statusCode, body } = await server.app.inject('/api/health');
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { status: 'ok', database: 'embedded', version: '0.1.0' },
    ]);
  });

  test('gives the OpenAPI document', async () => {
    expect((await server.anonymous.send('GET', '/openapi.json')).json).toMatchObject({
      openapi: expect.stringMatching(/^3\./),
    });
  });

  test("answers unknown addresses with JSON in the caller's language", async () => {
    const messages = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { status, json } = await server.anonymous.post(
          '/no-such-call',
          {},
          { 'accept-language': language },
        );
        expect([status, codeOf(json)]).toEqual([404, 'unknown_route']);
        return (json['error'] as { message: string }).message;
      }),
    );
    expect(new Set(messages).size).toBe(3);
  });

  test('refuses a wrong or missing client key', async () => {
    const wrong = await server.anonymous.post('/login', {}, { 'x-client-key': 'older-build' });
    expect([wrong.status, codeOf(wrong.json)]).toEqual([401, 'wrong_client_key']);
    const missing = await server.app.inject({ method: 'POST', url: '/api/login', payload: {} });
    expect(missing.statusCode).toBe(401);
  });

  test('two calls of one address stop the start', async () => {
    const twice: RoutePlugin = (api) => api.get('/open', { config: { access: [] } }, async () => ({}));
    const doubled = createApp(server.parts, { ...settings, routes: [twice, twice] });
    await expect(doubled).rejects.toThrow('GET /open is there twice');
  });

  test('a route lets in holders of one of its codes, and nobody else (spec 2.1)', async () => {
    const gated: RoutePlugin = (api) => {
      api.post('/any', { config: { access: [] } }, async () => ({}));
      api.post('/crm', { config: { access: ['crm_lead_telesale', 'crm_blacklist'] } }, async () => ({}));
      api.post('/nobody', { config: { access: null } }, async () => ({}));
    };
    const app = await createApp(server.parts, { ...settings, routes: [gated] });
    const statuses = async (token: string | undefined) => {
      const caller = createCaller(app, token);
      const answers = [];
      for (const url of ['/any', '/crm', '/nobody']) answers.push((await caller.post(url)).status);
      return answers;
    };
    const tokenOf = async (name: string) => (await server.login(name)).token;
    expect(await statuses(undefined)).toEqual([401, 401, 401]);
    expect(await statuses(await tokenOf('office'))).toEqual([200, 403, 403]);
    expect(await statuses(await tokenOf('crm'))).toEqual([200, 200, 403]);
    expect(await statuses(await tokenOf('admin'))).toEqual([200, 200, 403]);
    await app.close();
  });

  test('a bug shows nothing of the inside', async () => {
    const app = await createApp(server.parts, {
      ...settings,
      routes: [
        (api) =>
          api.get('/broken', { config: { access: 'public' } }, async () => {
            throw new Error('select secret from table');
          }),
      ],
    });
    const { statusCode, body } = await app.inject({
      url: '/api/broken',
      headers: { 'x-client-key': 'khuon' },
    });
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret');
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'internal', request_id: expect.any(String) } });
  });
});

describe('bad input', () => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type, 'x-client-key': 'khuon' },
      payload,
    });

  test.each([
    ['text', 'hello', 'text/plain', '400 content_type'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', '400 content_type'],
    ['a tab in the content type', '{}', 'application/json\t;x', '422 invalid'],
    ['half a JSON', '{"username":', 'application/json', '400 malformed_json'],
    ['broken UTF-8', Buffer.from([0x7b, 0xff]), 'application/json', '400 malformed_text'],
    ['deep JSON', '['.repeat(5000), 'application/json', '400 too_deep'],
    ['a large body', `"${'x'.repeat(1_100_000)}"`, 'application/json', '413 too_large'],
    ['a list for a body', '[1]', 'application/json', '400 malformed'],
    ['unknown keys', '{"username":"a","password":"b","status":1}', 'application/json', '422 invalid'],
    ['wrong types', '{"username":{"a":1},"password":["b"]}', 'application/json', '422 invalid'],
  ])('%s is refused', async (_, payload, type, refusal) => {
    const reply = await send(payload, type);
    expect(`${reply.statusCode} ${codeOf(reply.json())}`).toBe(refusal);
  });

  test.each([
    '/api/%',
    '/api/%00',
    '/api/sessions/%E0%A4%A',
    '/api/files/..%2f..%2fetc%2fpasswd',
    '/api/sessions/1e3',
  ])('the address %s leads nowhere', async (url) => {
    const reply = await server.app.inject({
      method: 'DELETE',
      url,
      headers: { 'x-client-key': 'khuon', authorization: `Bearer ${admin.token}` },
    });
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json()).toHaveProperty('error.code');
  });

  test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer \u00e9'.repeat(3)])(
    'the authorization "%s" is no session',
    async (authorization) => {
      const { status, json } = await server.anonymous.post('/me', {}, { authorization });
      expect([status, codeOf(json)]).toEqual([401, 'no_session']);
    },
  );
});

describe('headers', () => {
  test('every answer carries the security headers and a request id', async () => {
    const { headers } = await admin.post('/me');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('other sites are allowed by name only', async () => {
    const app = await createApp(server.parts, settings);
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/health',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await ask('https://shop.example.vn');
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://shop.example.vn',
    ]);
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('large JSON answers are compressed for those who ask', async () => {
    const { headers } = await admin.post(
      '/order-list',
      { page: 1, perPage: 25 },
      { 'accept-encoding': 'gzip' },
    );
    expect(headers['content-encoding']).toBe('gzip');
    const small = await admin.post('/order-count', {}, { 'accept-encoding': 'gzip' });
    expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
  });
});

describe('the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'khuon-ui-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const open = async () => {
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    await writeFile(
      path.join(folder, 'index.html'),
      '<meta content="__CLIENT_KEY__"><meta content="__API_BASE__"><style nonce="__CSP_NONCE__"></style>',
    );
    await writeFile(path.join(folder, 'assets/main-abc.js'), 'plain');
    await writeFile(path.join(folder, 'assets/main-abc.js.br'), 'brotli');
    return createApp(server.parts, { ...settings, uiFolder: folder });
  };

  test('is given for every address of a page, with key and a fresh nonce', async () => {
    const app = await open();
    const [first, second] = [await app.inject('/orders/list?page=2'), await app.inject('/')];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
    expect(first.body).toContain('<meta content="khuon"><meta content="/api">');
    expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first.headers['content-security-policy']).not.toContain('unsafe');
    expect(second.body).not.toContain(nonce);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  test.each(['/check/%E0%A4%A', '/check/50%', '/%'])(
    '%s is a page too: a stray per cent sign is part of a code',
    async (url) => {
      const app = await open();
      const page = await app.inject(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await app.inject('/api/order/%E0%A4%A')).statusCode).toBe(400);
    },
  );

  test('assets are kept for a year and sent compressed; missing ones are a 404', async () => {
    const app = await open();
    const asset = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } });
    expect([asset.statusCode, asset.body, asset.headers['content-encoding']]).toEqual([200, 'brotli', 'br']);
    expect(asset.headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/gone.js', '/favicon.ico', '/api/unknown', '/index.html', '/socket.io/x']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('general limits', () => {
  test('too many requests of one account are refused with the seconds to wait; others go on', async () => {
    const rateLimits = { account: 40, address: 1e9 };
    const ping: RoutePlugin = (api) => api.get('/ping', { config: { access: [] } }, async () => ({}));
    const routes = [ping];
    // All in one window.
    const time = new Date();
    const parts = { ...server.parts, now: () => time };
    const [here, there] = await Promise.all(
      [1, 2].map(() => createApp(parts, { ...settings, routes, rateLimits })),
    );
    const other = await server.login('office');
    const call = (app: typeof here, token: string | undefined) =>
      app?.inject({
        url: '/api/ping',
        headers: { 'x-client-key': 'khuon', authorization: `Bearer ${token}` },
      });
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 60; count += 1) {
      statuses.push((await call(count % 2 ? here : there, admin.token))?.statusCode);
      // What the processes tell each other has arrived: the one connection takes turns.
      await server.db.withoutTenant('maintenance').query('select 1');
    }
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(46);
    const refused = await call(here, admin.token);
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await call(here, other.token))?.statusCode).toBe(200);
  });
});
