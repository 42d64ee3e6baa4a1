import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Server as SocketServer } from 'socket.io';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts';
import { toLines } from '../contract-run/Checks.ts';
import { checkOtp } from '../contract-run/checks/checkOtp.ts';
import { checkQueued } from '../contract-run/checks/checkQueued.ts';
import { checkSockets } from '../contract-run/checks/checkSockets.ts';
import type { Contract } from '../contract-run/Contract.ts';
import { createContract, runContract } from '../contract-run/runContract.ts';
import { Api, type Fetch } from '../support/Api.ts';
import { pickLists } from '../support/coverPairs.ts';
import { quickDatabase } from '../support/database.ts';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/*
 * The reference server against the contract that `npm run contract` asks of any server: the short form, with writing.
 */

/** The lists that have every keyword at every type of field between them; all of them by `npm run contract`. */
const routes = new Set(pickLists(model).map(({ route }) => route));
const all = readSchemas('.');
const schemas = { ...all, lists: all.lists.filter(({ route }) => routes.has(route)) };

const PASSWORD = 'demo-1234';
let server: TestServer;

let sockets: Server;
let realtime: Realtime;

beforeAll(async () => {
  server = await startTestServer(quickDatabase);
  sockets = createServer().listen(0);
  realtime = await createRealtime(sockets, () => server.parts, {
    allowedOrigins: [],
    onError: console.error,
  });
}, 180_000);
afterAll(async () => {
  await realtime?.close();
  sockets?.close();
  await server?.close();
});

const socketUrl = () => `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`;

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
      socketUrl: socketUrl(),
    });
    const failed = results.filter(({ problems }) => problems.length > 0);
    expect(failed.map(toLines).join('\n')).toBe('');
    expect(results.length).toBeGreaterThan(20);
  },
);

/** What a server may get wrong, planted into its answers; each check must say so. */
describe('finds what is planted', () => {
  type Plant = (path: string, reply: Response) => Response | Promise<Response>;

  async function run(
    check: (contract: Contract) => Promise<void>,
    plant: Plant,
    at = socketUrl(),
  ): Promise<string> {
    const real = fetchOf(server.app);
    const api = new Api({
      base: 'http://localhost/api',
      fetch: async (url, init) => plant(new URL(url).pathname.slice('/api'.length), await real(url, init)),
    });
    const { token = '' } = await server.login('admin');
    const contract = await createContract({ schemas, api, token, socketUrl: at, patience: 0.02 });
    await check(contract);
    return contract.checks.results
      .filter(({ problems }) => problems.length > 0)
      .map(toLines)
      .join('\n');
  }

  const json = (body: object, status = 200) => Response.json(body, { status });
  const asItIs: Plant = (_, reply) => reply;

  it('a code that is told, and one that anything verifies', async () => {
    const told = await run(checkOtp, (path, reply) =>
      path === '/send-otp' && reply.ok ? json({ resend_after: 60, code: '123456' }) : reply,
    );
    expect(told).toContain('tells the code');
    const verified = await run(checkOtp, (path, reply) =>
      path === '/submit-otp' ? json({ verified: true }) : reply,
    );
    expect(verified).toContain('a wrong code is verified');
  });

  describe('a selection of over a thousand', () => {
    beforeAll(async () => {
      const owner = server.db.withoutTenant('maintenance');
      const { rows } = await owner.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns where table_name = 'order' and is_generated = 'NEVER' and column_name not in ('id', 'status', 'customer_order_id', 'delivery_order_id')`,
      );
      const names = rows.map(({ name }) => name).join(', ');
      await owner.query(
        `insert into "order" (${names}, status, customer_order_id) select ${names}, 0, 'VIEL' || g from generate_series(1, 1001) g, (select * from "order" where customer_id = 1 and lead_id is null and deleted_at is null order by id limit 1) o`,
      );
    });

    it('by filters is queued and done, by ids refused', { timeout: 90_000 }, async () => {
      const api = new Api({ base: 'http://localhost/api', fetch: fetchOf(server.app) });
      const { token = '' } = await server.login('admin');
      const contract = await createContract({ schemas, api, token });
      await checkQueued(contract);
      const { results } = contract.checks;
      expect(results.flatMap(({ problems }) => problems)).toEqual([]);
      const lines = results.map(toLines).join('\n');
      expect(lines).toContain('POST /order/mark_out_of_stock with over 1000 ids: refused');
      expect(lines).toContain('POST /order/mark_out_of_stock over 1000 records: queued, and done');
    });

    it('is neither refused, nor is its job run', async () => {
      const lost = await run(checkQueued, async (path, reply) => {
        const state =
          reply.ok && /^\/order\/\d+$/.test(path) ? ((await reply.clone().json()) as object) : null;
        if (path === '/order/mark_out_of_stock') return json({ queued: false }, 202);
        return state ? json({ ...state, status: -100 }) : reply;
      });
      expect(lost).toContain('422 without too_many_rows at ids');
      expect(lost).toContain('202 without queued: true');
      expect(lost).toContain('the record still has status -100');
    });
  });

  it('a socket that is not there, and one that tells nothing', { timeout: 60_000 }, async () => {
    const empty = createServer((_, response) => response.writeHead(404).end()).listen(0);
    const { port } = empty.address() as AddressInfo;
    expect(await run(checkSockets, asItIs, `http://127.0.0.1:${port}`)).toContain('no socket at');
    empty.close();
    const silent = createServer().listen(0);
    const io = new SocketServer(silent);
    io.on('connection', (socket) =>
      socket.on('auth', (_, answer: (isGood: boolean) => void) => answer(true)),
    );
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect(await run(checkSockets, asItIs, address)).toContain('no list-changed within');
    await io.close();
  });
});
