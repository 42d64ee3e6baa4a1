import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from '#server/http/clientAddress.ts';
import { createApp } from '#server/http/createApp.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const PEER = '10.0.0.1';

function requestOf(forwarded: string | undefined): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: PEER });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('who asks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabases[0], { rows: 5 });
  });
  afterAll(() => server.close());

  /** What Fastify calls the address of the same request. */
  async function ipOf(forwarded: string | undefined, trustedProxies: number): Promise<string> {
    const app = await createApp(server.parts, {
      routes: [(api) => api.get('/ip', { config: { access: 'public' } }, async ({ ip }) => ({ ip }))],
      clientKey: 'khuon',
      apiBase: '/api',
      isDemo: false,
      allowedOrigins: [],
      trustedProxies,
      logLevel: 'silent',
      openApi: async () => '{}',
    });
    const headers = { 'x-client-key': 'khuon', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) };
    const reply = await app.inject({ url: '/api/ip', remoteAddress: PEER, headers });
    await app.close();
    return String(reply.json()['ip']);
  }

  test.each([
    ['nobody is believed', '1.1.1.1', 0, PEER],
    ['one proxy of ours says whom it saw', '1.1.1.1', 1, '1.1.1.1'],
    ['what the caller wrote before counts for nothing', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['fewer addresses than proxies', '1.1.1.1', 3, '1.1.1.1'],
    ['no header', undefined, 1, PEER],
  ])('%s, for calls and sockets alike', async (_, forwarded, trustedProxies, address) => {
    expect(clientAddress(requestOf(forwarded), trustedProxies)).toBe(address);
    expect(await ipOf(forwarded, trustedProxies)).toBe(address);
  });

  test('the limits of codes by phone count the address behind the proxy', async () => {
    const { open, parts } = server;
    const { createAppOf } = await import('#server/openServer.ts');
    const { otpRoutes } = await import('#server/account/otpRoutes.ts');
    const config = { ...open.config, trustedProxies: 1 };
    const openApiUrl = new URL('file:///none');
    const app = await createAppOf(parts, { ...open, config }, { routes: [otpRoutes], openApiUrl });
    const send = (phone: number, address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/send-otp',
        headers: { 'x-client-key': 'khuon', 'x-forwarded-for': address },
        payload: { phone_number: `09${phone}` },
      });
    for (let count = 0; count < 20; count += 1)
      expect((await send(10_000_000 + count, '1.1.1.1')).statusCode).toBe(200);
    expect((await send(20_000_000, '1.1.1.1')).statusCode).toBe(429);
    expect((await send(20_000_000, '6.6.6.6, 1.1.1.1')).statusCode).toBe(429);
    expect((await send(20_000_000, '2.2.2.2')).statusCode).toBe(200);
    await app.close();
  });
});
