import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresUrl, testDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { throughStatements } from '../../support/statementsOf.ts';

/*
 * Twenty who allocate the last hundred pieces at once, ten each. What holds them back is the lock of the level and the check of its
 * row: with both taken away the same test sells what is not there, each time. The embedded database has one transaction at a time.
 */

const WORKERS = 20;
const ROUNDS = 10;

describe.skipIf(postgresUrl === null)('the last pieces, allocated by twenty at once', () => {
  let server: TestServer;
  let workers: Caller[];

  beforeAll(async () => {
    server = await startTestServer(testDatabases[1], { rows: 12 });
    // What one session writes is written one after the other: each has a session of its own.
    workers = [];
    while (workers.length < WORKERS) workers.push(await server.login('admin'));
  }, 60_000);
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** Twenty new orders of ten pieces each of a new goods, of which there are a hundred. */
  async function haveOrders(round: string): Promise<{ goods: number; orders: number[] }> {
    const rows = await run<{ goods: number; id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'CUOI' || $1::text, 'Hàng cuối cùng', 'piece', 1, true) returning id),
w as (select min(id) as id from warehouse where customer_id = 1),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, g.id, w.id, 100 from g, w),
o as (insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_name, receiver_phone, receiver_country, receiver_address, warehouse_id)
  select 1, 'CUOI' || $1::text || '-' || n, 1, 1, -100, 'Lan', '+84912345678', 1, '1 Hàng Bông', w.id from w, generate_series(1, $2::int) n returning id),
i as (insert into order_line (customer_id, order_id, goods_id, quantity, unit_price, discount, is_gift)
  select 1, o.id, g.id, 10, 1, 0, false from o, g)
select o.id, g.id as goods from o, g order by o.id`,
      [round, WORKERS],
    );
    return { goods: rows[0]?.goods ?? 0, orders: rows.map(({ id }) => id) };
  }

  /** How many pieces are reserved of a hundred once all have asked. */
  async function allocateAtOnce(round: string): Promise<number> {
    const { goods, orders } = await haveOrders(round);
    expect(orders).toHaveLength(WORKERS);
    const replies = await Promise.all(
      workers.map((worker, at) => worker.post(`/order/${orders[at]}/allocate`)),
    );
    for (const reply of replies) expect(reply.status, reply.body).toBe(200);
    const [level] = await run<{ reserved: number }>('select reserved from stock_level where goods_id = $1', [
      goods,
    ]);
    return level?.reserved ?? 0;
  }

  async function allocateInRounds(name: string, rounds: number): Promise<number[]> {
    const reserved: number[] = [];
    while (reserved.length < rounds) reserved.push(await allocateAtOnce(`${name}${reserved.length}`));
    return reserved;
  }

  it('are never sold twice', { timeout: 120_000 }, async () => {
    expect(await allocateInRounds('A', 3)).toEqual([100, 100, 100]);
  });

  it('are sold twice ten times of ten without lock and check', { timeout: 120_000 }, async () => {
    const checks = await run<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'stock_level'::regclass and contype = 'c'`,
    );
    expect(checks.length).toBeGreaterThan(0);
    for (const { name } of checks) await run(`alter table stock_level drop constraint "${name}"`);
    let unlocked = 0;
    const without = (text: string): string => {
      if (!/from "stock_level".* for update/s.test(text)) return text;
      unlocked += 1;
      return text.replace(/ for update.*$/s, '');
    };
    let reserved: number[] = [];
    await throughStatements(server, without, async () => {
      reserved = await allocateInRounds('B', ROUNDS);
    });
    expect(unlocked).toBeGreaterThanOrEqual(WORKERS * ROUNDS);
    expect(reserved.filter((count) => count > 100)).toHaveLength(ROUNDS);
  });
});
