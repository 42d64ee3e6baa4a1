import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toLines } from '../contract-run/Checks.ts';
import { runContract } from '../contract-run/runContract.ts';
import { Api, type Fetch } from '../support/Api.ts';
import { testDatabases } from '../support/database.ts';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/*
 * The reference server against the contract that `npm run contract` asks of any server: the short form, with writing.
 */

const schemas = readSchemas('.');
const PASSWORD = 'demo-1234';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 20 });
}, 180_000);
afterAll(() => server?.close());

/** Requests of `fetch` for a server without a port. */
const fetchOf =
  (app: FastifyInstance): Fetch =>
  async (url, init) => {
    const request = new Request(url, init);
    const { pathname, search } = new URL(url);
    const payload = init.body === undefined ? {} : { payload: Buffer.from(await request.arrayBuffer()) };
    const reply = await app.inject({
      method: request.method as 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...payload,
    });
    const type = String(reply.headers['content-type'] ?? '');
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: { 'content-type': type },
    });
  };

it.each(['admin', 'warehouse', 'nobody'])(
  'keeps the contract for %s',
  { timeout: 240_000 },
  async (username) => {
    const api = new Api({ base: 'http://localhost/api', fetch: fetchOf(server.app) });
    const { token = '' } = await server.login(username);
    const results = await runContract({
      schemas,
      api,
      token,
      logins: [{ username, password: PASSWORD }],
      isWriting: true,
      isShort: true,
    });
    const failed = results.filter(({ problems }) => problems.length > 0);
    expect(failed.map(toLines).join('\n')).toBe('');
    expect(results.length).toBeGreaterThan(20);
  },
);
