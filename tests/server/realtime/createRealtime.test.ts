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
    realtime = await createRealtime(http, () => server.parts, { allowedOrigins: [], onError: console.error });
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
    socket.onAny((name: string, data: unknown) => events.push([name, data]));
    await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
    return { socket, events };
  }

  async function open(caller: Caller) {
    const { json } = await caller.post('/me');
    const connection = await connect();
    const isGood = await connection.socket.emitWithAck('auth', {
      auth_key: json['auth_key'],
      role: 'customer',
    });
    return { ...connection, isGood, accountId: Number(json['identity_id']) };
  }

  const tell = (entity: string, customer = 1) =>
    server.parts.signals.listChanged(server.db.forTenant(customer), customer, entity);
  const soon = (events: Event[]) => expect.poll(() => events, { timeout: 5_000, interval: 20 });

  test('nothing is heard before a good auth, and a bad one is told so', async () => {
    const { socket, events } = await connect();
    for (const credentials of [{ auth_key: 'guess', role: 'customer' }, null, { auth_key: { $ne: 1 } }]) {
      expect(await socket.emitWithAck('auth', credentials)).toBe(false);
    }
    const known = await open(await server.login('admin'));
    await tell('goods');
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
    await tell('goods');
    await tell('goods', 2);
    await soon(admin.events).toEqual([['list-changed', { entity: 'goods' }]]);
    await soon(other.events).toEqual([['list-changed', { entity: 'goods' }]]);
    expect(office.events).toEqual([]);
  });

  test('what is for one account is heard by that account only', async () => {
    const [crm, admin] = [await open(await server.login('crm')), await open(await server.login('admin'))];
    const { signals } = server.parts;
    await signals.exportReady(server.db.forTenant(1), 1, crm.accountId, 'list.xlsx');
    await signals.notified(server.db.forTenant(1), 1, crm.accountId, { id: 7, type: 4 });
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
    await tell('goods');
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
});
