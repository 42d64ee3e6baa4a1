import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSystem } from '#server/context/openContext.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { changeAs } from '#server/write/runChange.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';
import { findBroken } from './findBroken.ts';

interface Made {
  id: number;
  status: number;
  version: number;
  lines: { id: number; quantity: number; missing: number | null }[];
}

describeOnDatabase('orders and the stock that they ask for', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [first] = await run<{ id: number }>('select min(id) as id from warehouse where customer_id = 1');
    warehouse_id = first?.id ?? 0;
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** A new goods of which so many lie in the warehouse. */
  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'PB' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng phân bổ', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [warehouse_id, count],
    );
    return made?.id ?? 0;
  }

  const levelOf = async (goods_id: number) =>
    (await run('select on_hand, reserved from stock_level where goods_id = $1', [goods_id]))[0];

  /** A new order of so many of each goods. */
  async function order(goods: readonly [id: number, quantity: number][], more: object = {}): Promise<Made> {
    const reply = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id,
      lines: goods.map(([goods_id, quantity]) => ({ goods_id, quantity, unit_price: 100_000 })),
      ...more,
    });
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Made;
  }
  async function move(id: number, key: string, body: object = {}): Promise<Made> {
    const reply = await admin.post(`/order/${id}/${key}`, body);
    expect(reply.status, reply.body).toBe(200);
    return reply.json as unknown as Made;
  }

  it('one that is all there waits for its tracking code, or is ready to pick', async () => {
    const goods = await haveGoods(10);
    const waiting = await order([[goods, 3]]);
    expect((await move(waiting.id, 'allocate')).status).toBe(35);
    const own = await order([[goods, 4]], { delivery_company: 'self' });
    expect((await move(own.id, 'allocate')).status).toBe(40);
    expect(await levelOf(goods)).toEqual({ on_hand: 10, reserved: 7 });
  });

  it('one that is short holds nothing and says of each line how many are missing, until they come', async () => {
    const [few, many] = [await haveGoods(2), await haveGoods(9)];
    const made = await order([
      [few, 5],
      [many, 9],
    ]);
    const short = await move(made.id, 'allocate');
    expect([short.status, short.lines.map(({ missing }) => missing)]).toEqual([20, [3, null]]);
    expect(await levelOf(many)).toEqual({ on_hand: 9, reserved: 0 });
    await run('update stock_level set on_hand = 5 where goods_id = $1', [few]);
    await run('update stock_balance set quantity = 5 where goods_id = $1', [few]);
    await run('update stock_move set quantity = 5 where goods_id = $1', [few]);
    const again = await move(made.id, 'allocate');
    expect([again.status, again.lines.map(({ missing }) => missing)]).toEqual([35, [null, null]]);
    expect(await levelOf(few)).toEqual({ on_hand: 5, reserved: 5 });
  });

  it('one without a warehouse is refused in words', async () => {
    const made = await order([[await haveGoods(5), 1]], { warehouse_id: null });
    const reply = await admin.post(`/order/${made.id}/allocate`);
    expect([reply.status, reply.body]).toEqual([409, expect.stringContaining('Chọn kho')]);
  });

  it('one that is canceled gives back what it held', async () => {
    const goods = await haveGoods(5);
    const made = await order([[goods, 5]]);
    await move(made.id, 'allocate');
    await move(made.id, 'cancel', { cancel_reason: 'Khách đổi ý' });
    expect(await levelOf(goods)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('one that is handed over takes its goods out of the warehouse, and brings them back', async () => {
    const goods = await haveGoods(5);
    const made = await order([[goods, 3]], { delivery_company: 'self' });
    for (const key of ['allocate', 'start_picking', 'finish_picking', 'pack', 'hand_over'])
      await move(made.id, key);
    expect(await levelOf(goods)).toEqual({ on_hand: 2, reserved: 0 });
    for (const key of ['receive_return', 'restock']) await move(made.id, key);
    expect(await levelOf(goods)).toEqual({ on_hand: 5, reserved: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('one that is changed holds what it asks for then, and asks for no more than there is', async () => {
    const goods = await haveGoods(5);
    const made = await order([[goods, 3]]);
    const { version, lines } = await move(made.id, 'allocate');
    const put = (quantity: number) =>
      admin.send('PUT', `/order/${made.id}`, { version, lines: [{ id: lines[0]?.id, quantity }] });
    const refused = await put(6);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('cần 6, còn 5')]);
    expect(await levelOf(goods)).toEqual({ on_hand: 5, reserved: 3 });
    expect((await put(5)).status).toBe(200);
    expect(await levelOf(goods)).toEqual({ on_hand: 5, reserved: 5 });
  });

  /** So many new orders of one goods, of which there is enough for six of ten. */
  async function orderMany(count: number): Promise<number[]> {
    const goods = await haveGoods(count * 0.6);
    const model = await order([[goods, 1]]);
    const rows = await run<{ id: number }>(
      `with o as (insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_name, receiver_phone, receiver_country, receiver_address, warehouse_id)
  select customer_id, 'NHIEU' || $3::int8 || '-' || g, create_method, kind, -100, receiver_name, receiver_phone, receiver_country, receiver_address, warehouse_id
  from "order", generate_series(1, $1::int) g where id = $2 returning id),
l as (insert into order_line (customer_id, order_id, goods_id, quantity, unit_price, discount, is_gift) select 1, id, $3::int8, 1, 1, 0, false from o)
select id from o order by id`,
      [count, model.id, goods],
    );
    return rows.map(({ id }) => id);
  }

  /** Allocates them; gives the statements that it took. */
  async function countStatements(ids: readonly number[], work: () => Promise<unknown>): Promise<string[]> {
    const statements = await statementsOf(server, work);
    const found = await run<{ status: number }>('select status from "order" where id = any($1) order by id', [
      ids,
    ]);
    const filled = (share: number, state: number) => Array<number>(ids.length * share).fill(state);
    expect(found.map(({ status }) => status)).toEqual([...filled(0.6, 35), ...filled(0.4, 20)]);
    return statements;
  }

  it('ten, a hundred and a thousand of one change are allocated by the same statements, the short ones among them', async () => {
    const cause = { customer: 1, module: 'orders', reason: 'timer', requestId: 'allocate' } as const;
    const author = await openSystem(server.parts, cause);
    const allocate = async (count: number): Promise<string[]> => {
      const ids = await orderMany(count);
      return countStatements(ids, () =>
        changeAs(server.parts, author, (change) =>
          createModuleContext(change, 'orders').records('order').transition('allocate', ids),
        ),
      );
    };
    const forTen = await allocate(10);
    expect(forTen.length).toBeGreaterThan(10);
    expect(forTen.length).toBeLessThanOrEqual(25);
    for (const count of [100, 1_000]) expect(await allocate(count)).toEqual(forTen);
    expect(await findBroken(run)).toEqual([]);
  });

  it('a selection of ten and of a hundred is allocated by the same 24 statements, one of a thousand in ten pieces', async () => {
    const allocate = async (count: number): Promise<string[]> => {
      const ids = await orderMany(count);
      return countStatements(ids, async () => {
        const reply = await admin.post('/order/allocate', { ids });
        expect(reply.json).toEqual({ done: ids, refused: [] });
      });
    };
    const forTen = await allocate(10);
    expect(forTen.length).toBe(24);
    expect(await allocate(100)).toEqual(forTen);
    const forThousand = await allocate(1_000);
    expect(forThousand.length).toBeLessThanOrEqual(forTen.length * 10);
    expect(await findBroken(run)).toEqual([]);
  });

  it('is listed of the warehouses that one works for, whatever is asked', async () => {
    const keeper = await server.login('warehouse');
    const { warehouses } = (await keeper.post('/me')).json as { warehouses: { id: number }[] };
    const own = new Set(warehouses.map(({ id }) => id));
    const askFor = async (caller: Caller, filters: object) => {
      const reply = await caller.post('/stock-level-list', { filters, perPage: 200 });
      expect(reply.status, reply.body).toBe(200);
      const rows = reply.json['rows'] as { warehouse_id: number }[];
      return new Set(rows.map(({ warehouse_id: id }) => id));
    };
    const all = await askFor(admin, {});
    const others = [...all].filter((id) => !own.has(id));
    expect(others.length).toBeGreaterThan(0);
    const seen = await askFor(keeper, {});
    expect(seen.size).toBeGreaterThan(0);
    expect([...seen].filter((id) => !own.has(id))).toEqual([]);
    expect((await askFor(keeper, { warehouse_id: others })).size).toBe(0);
  });
});
