import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '#server/outgoing/createHttp.ts';
import { createPublicLookup, isPrivate } from '#server/outgoing/privateAddresses.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('calls to other systems', () => {
  let server: Server;
  let base = '';
  let host = '';
  let handlers: Handler[] = [];
  let seen: string[] = [];
  let lines: string[] = [];
  let time = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
      handler?.(request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    base = `http://${host}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => {
    [handlers, seen, lines, time] = [[answer(200, 'ok')], [], [], 0];
  });

  const answer =
    (status: number, body = '', headers: Record<string, string> = {}): Handler =>
    (_, response) =>
      void response.writeHead(status, headers).end(body);
  const open = (allowed: readonly string[] = [host]) =>
    createHttp({ allowed, now: () => new Date(time), log: (line) => lines.push(line), pauseMs: 1 });

  it('give status, headers and body of what an allowed host answers', async () => {
    handlers = [answer(404, 'không có', { 'X-Shop': 'one' })];
    const got = await open().send({ url: `${base}/shop?id=1` });
    expect([got.status, got.headers['x-shop'], String(got.body)]).toEqual([404, 'one', 'không có']);
  });

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://192.168.1.1/',
    'https://0.0.0.0/',
    'http://example.com/',
  ])('refuse %s', async (url) => {
    await expect(open().send({ url })).rejects.toMatchObject({ name: 'AddressRefused' });
  });

  it('refuse what is beside an allowed host, by its port too', async () => {
    await expect(open(['127.0.0.1:1']).send({ url: base })).rejects.toMatchObject({ name: 'AddressRefused' });
    expect(seen).toEqual([]);
  });

  it('take public addresses', () => {
    expect(['1.1.1.1', '172.32.0.1', '2606:4700::1111'].map(isPrivate)).toEqual([false, false, false]);
    expect(['::ffff:10.0.0.1', 'fe80::1', 'ff02::1', 'nonsense'].map(isPrivate)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('refuse a name that has a private address among its own, and go where it was looked up', async () => {
    const lookup = (...addresses: string[]) =>
      new Promise((done) => {
        const found = addresses.map((address) => ({ address, family: 4 }));
        const resolve = ((_: string, __: object, then: (...all: unknown[]) => void) =>
          then(null, found)) as never;
        createPublicLookup(resolve)('shop.test', {}, (error, address) => done(error?.name ?? address));
      });
    expect(await lookup('1.1.1.1', '10.0.0.1')).toBe('AddressRefused');
    expect(await lookup()).toBe('AddressRefused');
    expect(await lookup('1.1.1.1', '8.8.8.8')).toBe('1.1.1.1');
  });

  it('do not follow a redirection', async () => {
    handlers = [answer(302, '', { location: 'http://169.254.169.254/' })];
    expect((await open().send({ url: base })).status).toBe(302);
    expect(seen).toHaveLength(1);
  });

  it('are sent again where that does no harm: what may be sent twice, or was not done', async () => {
    handlers = [answer(503), answer(502), answer(200, 'third')];
    expect(String((await open().send({ url: base })).body)).toBe('third');
    handlers = [answer(503), answer(200)];
    expect((await open().send({ url: base, method: 'POST', body: '{}' })).status).toBe(503);
    handlers = [answer(429, '', { 'retry-after': '0' }), answer(201)];
    expect((await open().send({ url: base, method: 'POST', body: '{}' })).status).toBe(201);
    handlers = [answer(503), answer(202)];
    expect((await open().send({ url: base, method: 'POST', isIdempotent: true })).status).toBe(202);
    handlers = [answer(500)];
    expect((await open().send({ url: base })).status).toBe(500);
  });

  it('end in time, and with what is too much', async () => {
    handlers = [() => undefined];
    await expect(open().send({ url: base, method: 'POST', timeoutMs: 50 })).rejects.toThrow(/aborted/);
    handlers = [answer(200, 'x'.repeat(6 * 1024 * 1024))];
    await expect(open().send({ url: base, method: 'POST' })).rejects.toThrow('more than');
  });

  it('leave a host alone that fails again and again, and try it later by one call', async () => {
    handlers = [answer(500)];
    const http = open();
    const post = async () => (await http.send({ url: base, method: 'POST' })).status;
    for (let at = 0; at < 5; at += 1) expect(await post()).toBe(500);
    await expect(post()).rejects.toThrow('left alone');
    expect(seen).toHaveLength(5);
    time = 30_001;
    handlers = [answer(200)];
    expect([await post(), await post()]).toEqual([200, 200]);
  });

  it('say in the log neither query nor header nor body', async () => {
    handlers = [answer(401)];
    await open().send({
      url: `${base}/api/orders?access_token=geheim`,
      method: 'POST',
      headers: { authorization: 'geheim' },
      body: 'geheim',
    });
    expect(lines).toEqual([`POST ${host}/api/orders: 401`]);
  });
});
