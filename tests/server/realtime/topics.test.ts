import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServerModel } from '#contract/model.ts';
import type { ModuleModel } from '#contract/moduleModel.ts';
import { bumpStamp } from '#server/account/sessionStore.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { createChange } from '#server/write/runChange.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

/** Two topics of a module that the product does not have. */
const fleet: ModuleModel = {
  name: 'fleet',
  settings: [],
  topics: [
    { name: 'gate', permissions: [] },
    { name: 'trip-moved', permissions: ['crm_lead_telesale'] },
  ],
};

type Event = [name: string, data: unknown];
type End = { http: Server; realtime: Realtime };

describeOnDatabase('topics', (database) => {
  let server: TestServer;
  let parts: ServerParts;
  /** Two servers on one database. */
  let ends: readonly [End, End];
  const sockets: Socket[] = [];
  const callers = new Map<string, Caller>();

  beforeAll(async () => {
    server = await startTestServer(database);
    const model: ServerModel = { ...server.parts.model, modules: [...server.parts.model.modules, fleet] };
    parts = { ...server.parts, model };
    ends = [await start(), await start()];
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    for (const { http, realtime } of ends) {
      await realtime.close();
      http.close();
    }
    await server.close();
  });

  async function start() {
    const http = createServer().listen(0);
    return {
      http,
      realtime: await createRealtime(http, () => parts, { allowedOrigins: [], onError: console.error }),
    };
  }

  /** The page of an account that follows topics. */
  async function open(
    username: string,
    topics: unknown,
    { end = 0, last }: { end?: 0 | 1; last?: number } = {},
  ) {
    const caller = callers.get(username) ?? (await server.login(username));
    callers.set(username, caller);
    const { json } = await caller.post('/me');
    const { port } = ends[end].http.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    const events: Event[] = [];
    socket.onAny((name: string, data: unknown) => events.push([name, data]));
    const place = await new Promise<number>((resolve) =>
      socket.emit(
        'auth',
        { auth_key: json['auth_key'], role: 'customer', last, topics },
        (_ok: boolean, at: number) => resolve(at),
      ),
    );
    return { socket, events, place, accountId: Number(json['identity_id']) };
  }

  const say = (topic: string, data: object, customer = 1) =>
    server.parts.signals.topicChanged(server.db.forTenant(customer), customer, topic, data);
  const told = (topic: string, data: object): Event => ['topic', { topic, data }];
  /** As if all that was said so far were old. */
  const forgetFreshness = () =>
    server.db
      .withoutTenant('maintenance')
      .query(`update khuon_signal set created_at = created_at - interval '1 hour'`);
  const soon = (events: Event[]) => expect.poll(() => events, { timeout: 5_000, interval: 20 });

  test('who follows a topic hears it, at every process; other customers, and who does not follow, do not', async () => {
    const [here, there] = [await open('crm', ['gate']), await open('crm', ['gate'], { end: 1 })];
    const [foreign, aside] = [await open('other', ['gate']), await open('crm', [])];
    await say('gate', { open: 1 });
    await say('gate', { open: 2 }, 2);
    await soon(foreign.events).toEqual([told('gate', { open: 2 })]);
    await soon(here.events).toEqual([told('gate', { open: 1 })]);
    await soon(there.events).toEqual([told('gate', { open: 1 })]);
    expect(aside.events).toEqual([]);
  });

  test('who has no right is not let in, nor into what there is not; what is no list of names follows nothing', async () => {
    const asked = ['trip-moved', 'nothing', 'list/role', '1/account/1', 7];
    const [crm, office] = [await open('crm', asked), await open('office', asked)];
    const strange = await open('crm', { topics: 'gate' });
    await say('trip-moved', { trip: 7 });
    await server.parts.signals.listChanged(server.db.forTenant(1), 1, 'role');
    await say('nothing', {});
    await say('trip-moved', { trip: 8 });
    await soon(crm.events).toEqual([told('trip-moved', { trip: 7 }), told('trip-moved', { trip: 8 })]);
    expect([office.events, strange.events]).toEqual([[], []]);
  });

  test('a page may follow other topics later, and hears what they have just said', async () => {
    await forgetFreshness();
    const { socket, events } = await open('crm', ['gate']);
    await say('trip-moved', { trip: 1 });
    socket.emit('follow', ['trip-moved']);
    await soon(events).toEqual([told('trip-moved', { trip: 1 })]);
    await say('gate', { open: 3 });
    await say('trip-moved', { trip: 2 });
    await soon(events).toEqual([told('trip-moved', { trip: 1 }), told('trip-moved', { trip: 2 })]);
  });

  test('a right that is taken away ends it, and given back brings it back', async () => {
    const { events, accountId } = await open('crm', ['gate', 'trip-moved']);
    const roles = await give(accountId, null);
    await say('trip-moved', { trip: 3 });
    await say('gate', { open: 4 });
    await soon(events).toEqual([told('gate', { open: 4 })]);
    await give(accountId, roles);
    await say('trip-moved', { trip: 4 });
    await soon(events).toEqual([told('gate', { open: 4 }), told('trip-moved', { trip: 4 })]);
  });

  test('what was missed is told again: of the topics that the page follows and may still see', async () => {
    const { socket, place } = await open('crm', ['gate', 'trip-moved']);
    socket.close();
    await say('gate', { open: 5 });
    await say('trip-moved', { trip: 5 });
    await forgetFreshness();
    expect((await open('crm', ['trip-moved'], { last: place })).events).toEqual([
      told('trip-moved', { trip: 5 }),
    ]);
    expect((await open('office', ['gate', 'trip-moved'], { last: place })).events).toEqual([
      told('gate', { open: 5 }),
    ]);
  });

  test('a module tells of its own topics, with its change; what is taken back is not told', async () => {
    const { events, accountId } = await open('crm', ['gate']);
    const session = await parts.sessions.readAccount(1, accountId);
    if (!session) throw new Error('no account');
    const act = (module: string, isTakenBack: boolean) =>
      server.db.forTenant(1).transaction(async (tx) => {
        const change = createChange(parts, { session, language: 'vi', requestId: 'topics' }, tx);
        await createModuleContext(change, module).emit('gate', { isTakenBack });
        if (isTakenBack) throw new Error('stop');
      });
    await expect(act('fleet', true)).rejects.toThrow('stop');
    await expect(act('orders', false)).rejects.toThrow('"gate" is no topic of schemas/orders/module.json');
    await act('fleet', false);
    await soon(events).toEqual([told('gate', { isTakenBack: false })]);
  });

  test('a message that the channel could not carry is refused where it is made', async () => {
    await expect(say('gate', { text: 'á'.repeat(3_000) })).rejects.toThrow('bytes for the topic "gate"');
  });

  test('of changed rows is told once, at the end: also when the first try was taken back', async () => {
    const { events } = await open('admin', []);
    await server.db.forTenant(1).transaction(async (tx) => {
      await tx.query('savepoint batch');
      await server.parts.signals.listChanged(tx, 1, 'goods');
      await tx.query('rollback to savepoint batch');
      await server.parts.signals.listChanged(tx, 1, 'goods');
    });
    await soon(events).toEqual([['list-changed', { entity: 'goods' }]]);
  });

  /** Gives an account these roles, or takes all away; gives those that it had. */
  function give(accountId: number, roles: readonly number[] | null): Promise<readonly number[]> {
    return server.db.withoutTenant('maintenance').transaction(async (tx) => {
      const { rows } = await tx.query<{ role_id: number }>(
        'delete from "account__role_ids" where account_id = $1 returning role_id',
        [accountId],
      );
      if (roles)
        await tx.query(
          'insert into "account__role_ids" (customer_id, account_id, role_id) select 1, $1, unnest($2::int8[])',
          [accountId, roles],
        );
      await bumpStamp(tx, 1, [accountId]);
      return rows.map(({ role_id }) => role_id);
    });
  }
});
