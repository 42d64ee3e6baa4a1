import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp, type RoutePlugin } from '#server/http/createApp.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const open: RoutePlugin = (api) => {
  api.post('/open', { config: { access: 'public' } }, async () => ({}));
};

let server: TestServer;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 5 });
  app = await createApp(server.parts, {
    routes: [open],
    clientKey: 'khuon',
    apiBase: '/api',
    isDemo: false,
    allowedOrigins: [],
    logLevel: 'silent',
    openApi: async () => '{}',
    arrivalMs: 1_000,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}, 120_000);
afterAll(async () => {
  await app?.close();
  await server?.close();
});

/** Sends a head and then one byte every 100 ms; gives what came back until the socket was closed, undefined when it never was. */
function trickle(head: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const drip = setInterval(() => socket.write(' '), 100);
    const end = (result: string | undefined): void => {
      clearInterval(drip);
      clearTimeout(patience);
      socket.destroy();
      resolve(result);
    };
    const patience = setTimeout(() => end(undefined), 15_000);
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => end(answer)).on('close', () => end(answer));
  });
}

const HEAD = 'Host: x\r\nx-client-key: khuon\r\ncontent-type: application/json\r\n';

test('a body that comes byte by byte loses its socket', { timeout: 30_000 }, async () => {
  const answer = await trickle(`POST /api/open HTTP/1.1\r\n${HEAD}content-length: 100000\r\n\r\n`);
  expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test('so does a head that never ends', { timeout: 30_000 }, async () => {
  expect(await trickle(`POST /api/open HTTP/1.1\r\n${HEAD}x-slow: `)).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test('one that comes whole is answered', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/open`, {
    method: 'POST',
    headers: { 'x-client-key': 'khuon', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.status).toBe(200);
});
