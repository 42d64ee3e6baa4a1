import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { postgresUrl, testDatabases } from '../../support/database.ts';
import { type BuiltServer, buildServer } from '../../support/buildServer.ts';
import { startProcess, type ServerProcess } from '../../support/ServerProcess.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Event = [name: string, data: unknown];

/** Two programs on one PostgreSQL, as behind a proxy. */
describe.skipIf(postgresUrl === null)('two processes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'khuon-two-'));
  let server: TestServer;
  let a: ServerProcess;
  let b: ServerProcess;
  let built: BuiltServer;
  const started: ServerProcess[] = [];
  let token: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    [server, built] = await Promise.all([startTestServer(testDatabases[1]), buildServer()]);
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ name: string }>('select current_database() as name');
    // One that may still be changed.
    await server.db.withoutTenant('maintenance').query("update lead set queue = 'telesale' where id = 1");
    const url = new URL(postgresUrl ?? '');
    url.pathname = `/${rows[0]?.name}`;
    [a, b] = await Promise.all([start(url.href, 'a'), start(url.href, 'b')]);
    token = await logIn();
  }, 90_000);
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    for (const process of started) await process.stop();
    built.remove();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(databaseUrl: string, name: string): Promise<ServerProcess> {
    const running = await startProcess(built.program, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, name),
      FILES_DIR: path.join(folder, 'files'),
      DEMO: '0',
    });
    started.push(running);
    return running;
  }

  function send(at: ServerProcess, address: string, body: object, method = 'POST'): Promise<Response> {
    return fetch(`${at.api}${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-client-key': 'khuon',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function post(at: ServerProcess, address: string, body: object, method = 'POST') {
    const answer = await send(at, address, body, method);
    expect(answer.ok, `${address} ${answer.status}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  }

  /** A session of its own, made beside the processes: they would hash the password anew, at their cost. */
  const logIn = async (username = 'admin') => String((await server.login(username)).token);

  async function hear(at: ServerProcess, last?: number) {
    const { auth_key } = await post(at, '/me', {});
    const socket = io(new URL(at.api).origin, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    const events: Event[] = [];
    socket.onAny((name: string, data: unknown) => events.push([name, data]));
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const place = await new Promise<number>((resolve) =>
      socket.emit('auth', { auth_key, role: 'customer', last }, (_ok: boolean, place: number) =>
        resolve(place),
      ),
    );
    return { socket, events, place };
  }

  /** Changes a lead through a process. */
  async function change(at: ServerProcess, note: string): Promise<void> {
    const { version } = await post(at, '/lead/1', {}, 'GET');
    await post(at, '/lead/1', { version, note }, 'PUT');
  }

  const soon = (events: Event[]) => expect.poll(() => events, { timeout: 5_000, interval: 20 });

  test('a change through one is heard at both, once', async () => {
    const [atA, atB] = [await hear(a), await hear(b)];
    await change(a, 'qua máy A');
    await change(b, 'qua máy B');
    const both = [
      ['list-changed', { entity: 'lead' }],
      ['list-changed', { entity: 'lead' }],
    ];
    // Views of leads are others, and told as well.
    const ofLeads = (events: Event[]) =>
      events.filter((event) => (event[1] as { entity?: string }).entity === 'lead');
    for (const { events } of [atA, atB])
      await expect.poll(() => ofLeads(events), { timeout: 5_000, interval: 20 }).toEqual(both);
  });

  test('what a transition tells at one arrives at the bell of another account at the other', async () => {
    const own = token;
    token = await logIn('warehouse');
    const { events } = await hear(b);
    const mine = token;
    token = own;
    const { rows } = await server.db.withoutTenant('maintenance').query<{ id: number }>(
      `update "order" set status = -100 where id = (select min(o.id) from "order" o join khuon_customer c on c.id = o.customer_id
where c.key = 'demo') returning id`,
    );
    await post(a, `/order/${rows[0]?.id}/mark_out_of_stock`, {});
    await soon(events).toContainEqual(['notification', { id: expect.any(Number), type: 1 }]);
    token = mine;
    const told = (await post(b, '/notifications', {}))['rows'] as { url: string }[];
    expect(told[0]?.url).toBe(`/orders/detail/${rows[0]?.id}`);
    token = own;
  });

  test('twenty who allocate the last hundred pieces at once, through both, get exactly these', async () => {
    const owner = server.db.withoutTenant('maintenance');
    const { rows } = await owner.query<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  select 1, 'CUOI' || n, 'Hàng cuối cùng', 'piece', 1, true from generate_series(1, 2) n returning id),
w as (select min(id) as id from warehouse where customer_id = 1),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, g.id, w.id, 100 from g, w),
o as (insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_name, receiver_phone, receiver_country, receiver_address, warehouse_id)
  select 1, 'CUOI' || n, 1, 1, -100, 'Lan', '+84912345678', 1, '1 Hàng Bông', w.id from w, generate_series(1, 20) n returning id),
i as (insert into order_line (customer_id, order_id, goods_id, quantity, unit_price, discount, is_gift)
  select 1, o.id, g.id, 10, 1, 0, false from o, g order by o.id, case when o.id % 2 = 0 then g.id else -g.id end)
select id from o`,
    );
    // What one session writes is written one after the other: each worker has a session of its own.
    const own = token;
    const workers: string[] = [];
    while (workers.length < rows.length) workers.push(await logIn());
    // Who waits longer than 3 s for a row is refused with 503, nothing changed, and asks again.
    async function allocate(id: number, worker: number): Promise<Record<string, unknown>> {
      token = workers[worker] ?? '';
      const answer = await send(worker % 2 ? a : b, `/order/${id}/allocate`, {});
      if (answer.status === 503) return allocate(id, worker);
      expect(answer.ok, `${id} ${answer.status}`).toBe(true);
      return (await answer.json()) as Record<string, unknown>;
    }
    const moved = await Promise.all(rows.map(({ id }, worker) => allocate(id, worker)));
    token = own;
    const states = moved.map(({ status }) => Number(status)).sort((one, other) => one - other);
    expect(states).toEqual([...Array<number>(10).fill(20), ...Array<number>(10).fill(35)]);
    const levels = await owner.query(
      `select on_hand, reserved, (select sum(quantity)::int from reservation r where r.goods_id = l.goods_id) as held
from stock_level l join goods g on g.id = l.goods_id where g.name = 'Hàng cuối cùng'`,
    );
    expect(levels.rows).toEqual([1, 2].map(() => ({ on_hand: 100, reserved: 100, held: 100 })));
  }, 60_000);

  test('a session that ends at one is cut at the other within a second', async () => {
    const own = token;
    token = await logIn();
    const { socket } = await hear(b);
    const cut = new Promise((resolve) => socket.on('disconnect', resolve));
    const from = Date.now();
    await post(a, '/logout', {});
    expect(await cut).toBe('io server disconnect');
    expect(Date.now() - from).toBeLessThan(1_000);
    token = own;
  });

  test('when a process dies, its clients go on at the other without a gap', async () => {
    const { socket, place } = await hear(a);
    const lost = new Promise((resolve) => socket.on('disconnect', resolve));
    a.child.kill('SIGKILL');
    await lost;
    await change(b, 'trong lúc mất kết nối');
    const { events } = await hear(b, place);
    await soon(events).toContainEqual(['list-changed', { entity: 'lead' }]);
  });
});
