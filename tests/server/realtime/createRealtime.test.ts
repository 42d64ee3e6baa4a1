import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

type Event = [name: string, data: unknown];

describeOnDatabases('sockets', (database) => {
  let server: TestServer;
  let http: Server;
  let realtime: Realtime;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = await startTestServer(database);
    http = createServer().listen(0);
    realtime = await createRealtime(http, () => server.parts, {
      allowedOrigins: [],
      onError: console.error,
      sweepEveryMs: 300,
    });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await realtime.close();
    http.close();
    await server.close();
  });

  async function connect(): Promise<{ socket: Socket; events: Event[] }> {
    const { port } = http.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    const events: Event[] = [];
    // The look at what was not heard may tell of a signal again; browsers know them by their number, too.
    const received = new Set<number>();
    socket.onAny((name: string, data: unknown, id?: number) => {
      if (id === undefined || !received.has(id)) events.push([name, data]);
      if (id !== undefined) received.add(id);
    });
    await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
    return { socket, events };
  }

  /** Signs a socket in; `last` is the place from which it wants to go on. */
  async function open(caller: Caller, last?: number) {
    const { json } = await caller.post('/me');
    const connection = await connect();
    const credentials = { auth_key: json['auth_key'], role: 'customer', last };
    const [isGood, place] = await new Promise<[boolean, number]>((resolve) =>
      connection.socket.emit('auth', credentials, (...answer: [boolean, number]) => resolve(answer)),
    );
    return { ...connection, isGood, place, accountId: Number(json['identity_id']) };
  }

  const notify = (entity: string, customer = 1) =>
    server.parts.signals.listChanged(server.db.forTenant(customer), customer, entity);
  const soon = (events: Event[]) => expect.poll(() => events, { timeout: 5_000, interval: 20 });

  test('nothing is heard before a good auth, and a bad one is told so', async () => {
    const { socket, events } = await connect();
    for (const credentials of [{ auth_key: 'guess', role: 'customer' }, null, { auth_key: { $ne: 1 } }]) {
      expect(await socket.emitWithAck('auth', credentials)).toBe(false);
    }
    const known = await open(await server.login('admin'));
    await notify('goods');
    await soon(known.events).toContainEqual(['list-changed', { entity: 'goods' }]);
    expect(events).toEqual([]);
  });

  test('changes are heard by those of the company who may read the rows', async () => {
    const [admin, office, other] = [
      await open(await server.login('admin')),
      await open(await server.login('office')),
      await open(await server.login('other')),
    ];
    expect([admin.isGood, office.isGood, other.isGood]).toEqual([true, true, true]);
    await notify('goods');
    await notify('order', 2);
    await soon(other.events).toEqual([['list-changed', { entity: 'order' }]]);
    await notify('lead');
    await soon(admin.events).toEqual([
      ['list-changed', { entity: 'goods' }],
      ['list-changed', { entity: 'lead' }],
    ]);
    expect([other.events.length, office.events]).toEqual([1, []]);
  });

  test('what is for one account is heard by that account only', async () => {
    const [crm, admin] = [await open(await server.login('crm')), await open(await server.login('admin'))];
    const { signals } = server.parts;
    await signals.exportReady(server.db.forTenant(1), 1, crm.accountId, { filename: 'list.xlsx' });
    await signals.notified(server.db.forTenant(1), 1, [{ account: crm.accountId, id: 7, type: 4 }]);
    await soon(crm.events).toEqual([
      ['export-ready', { filename: 'list.xlsx' }],
      ['notification', { id: 7, type: 4 }],
    ]);
    expect(admin.events).toEqual([]);
  });

  test('a signal of a rolled back transaction is never heard', async () => {
    const admin = await open(await server.login('admin'));
    const failing = server.db.forTenant(1).transaction(async (tx) => {
      await server.parts.signals.listChanged(tx, 1, 'account');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await notify('goods');
    await soon(admin.events).toEqual([['list-changed', { entity: 'goods' }]]);
  });

  test('a socket is cut when its session ends', async () => {
    const caller = await server.login('manager');
    const { socket } = await open(caller);
    const cut = new Promise((resolve) => socket.on('disconnect', resolve));
    await caller.post('/logout');
    expect(await cut).toBe('io server disconnect');
  });

  test('guessing keys ends the connection', async () => {
    const { socket } = await connect();
    const cut = new Promise((resolve) => socket.on('disconnect', resolve));
    for (let count = 0; count < 4; count += 1)
      socket.emit('auth', { auth_key: `guess-${count}`, role: 'customer' });
    expect(await cut).toBe('io server disconnect');
  });

  test('a transaction that changes many records of a list tells of it once', async () => {
    const admin = await open(await server.login('admin'));
    await server.db.forTenant(1).transaction(async (tx) => {
      for (const entity of ['goods', 'goods', 'order', 'goods'])
        await server.parts.signals.listChanged(tx, 1, entity);
    });
    await notify('account');
    await soon(admin.events).toEqual([
      ['list-changed', { entity: 'goods' }],
      ['list-changed', { entity: 'order' }],
      ['list-changed', { entity: 'account' }],
    ]);
  });

  test('what was missed is told again in order, before new events; only what the session may hear', async () => {
    const caller = await server.login('office');
    const { socket, place, accountId } = await open(caller);
    socket.close();
    const [tenant, { signals }] = [server.db.forTenant(1), server.parts];
    await forgetFreshness();
    await notify('goods');
    await notify('goods', 2);
    await signals.exportReady(tenant, 1, accountId, { filename: 'a.xlsx' });
    await signals.exportReady(tenant, 1, accountId + 1, { filename: 'foreign.xlsx' });
    await signals.notified(tenant, 1, [{ account: accountId, id: 9, type: 98 }]);
    const again = await open(caller, place);
    expect(again.events).toEqual([
      ['export-ready', { filename: 'a.xlsx' }],
      ['notification', { id: 9, type: 98 }],
    ]);
    expect(again.place).toBeGreaterThan(place);
    await forgetFreshness();
    expect((await open(caller, again.place)).events).toEqual([]);
  });

  test('an event whose number is a little lower, but which came later, is not lost', async () => {
    const caller = await server.login('crm');
    const { place, accountId } = await open(caller);
    await server.parts.signals.exportReady(server.db.forTenant(1), 1, accountId, { filename: 'late.xlsx' });
    const late = await open(caller, place + 1);
    expect(late.events).toContainEqual(['export-ready', { filename: 'late.xlsx' }]);
  });

  test('who missed too much reads every list anew', async () => {
    const caller = await server.login('admin');
    const { place } = await open(caller);
    await server.db.withoutTenant('maintenance').query(
      `insert into khuon_signal (customer_id, topic, name, data)
select 1, 'list/goods', 'list-changed', '{"entity": "goods"}' from generate_series(1, 600)`,
    );
    expect((await open(caller, place)).events).toEqual([['list-changed', { entity: '*' }]]);
    await server.db.withoutTenant('maintenance').query('delete from khuon_signal');
  });

  test('what the channel between the processes lost is heard at the next look', async () => {
    const admin = await open(await server.login('admin'));
    await server.db
      .withoutTenant('maintenance')
      .query(
        `insert into khuon_signal (customer_id, topic, name, data) values (1, 'list/lead', 'list-changed', '{"entity": "lead"}')`,
      );
    await soon(admin.events).toEqual([['list-changed', { entity: 'lead' }]]);
  });

  test('a socket that sends more than a page does is cut', async () => {
    const { socket } = await open(await server.login('crm'));
    const cut = new Promise((resolve) => socket.on('disconnect', resolve));
    for (let count = 0; count < 25; count += 1) socket.emit('anything', count);
    expect(await cut).toBe('io server disconnect');
  });

  test('a message larger than an auth could be ends the connection', async () => {
    const { socket } = await connect();
    const cut = new Promise((resolve) => socket.on('disconnect', resolve));
    socket.emit('auth', { auth_key: 'x'.repeat(10_000), role: 'customer' });
    expect(await cut).toBe('transport close');
  });

  test('of very many sockets of an account the oldest is cut', async () => {
    const caller = await server.login('cashier');
    const first = await open(caller);
    const cut = new Promise((resolve) => first.socket.on('disconnect', resolve));
    for (let count = 0; count < 30; count += 1) await open(caller);
    expect(await cut).toBe('io server disconnect');
  });

  /** As if the stored events were old: none is told again for having been late. */
  const forgetFreshness = () =>
    server.db
      .withoutTenant('maintenance')
      .query(`update khuon_signal set created_at = created_at - interval '1 hour'`);
});
