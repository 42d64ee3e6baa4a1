import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { walkOrder } from './walkOrder.ts';

interface Order {
  id: number;
  version: number;
  status: number;
  total: number;
  credit_after: number | null;
  credit_over: number | null;
}

/** What a piece costs a distributor here: 100,000 less 5 %. */
const PRICE = 95_000;

describeOnDatabase('credit of distributors', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let north_id: number;
  let goods: number;
  let warehouse_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
    north_id = await nodeOf('NPP-MB');
    [{ id: warehouse_id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from warehouse where customer_id = 1',
    );
    [{ id: goods } = { id: 0 }] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, wholesale_price)
  values (1, 'CONGNO', 'Hàng bán nợ', 'piece', 1, true, 100000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, 1000 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, 1000 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, 1000, 'opening' from g)
select id from g`,
      [warehouse_id],
    );
    await run('delete from partner_entry where distributor_id is not null');
    await run('update dc_order set deleted_at = now()');
    await run(
      'update distributor set debt = 0, discount_percent = 5, payment_term_days = 30, credit_limit = 10000000',
    );
  });
  afterAll(() => server?.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;
  const nodeOf = async (code: string): Promise<number> =>
    (await run<{ id: number }>('select id from distributor where code = $1', [code]))[0]?.id ?? 0;
  const read = async (id: number) => (await admin.send('GET', `/dc_order/${id}`)).json as unknown as Order;
  const move = async (id: number, key: string, body: object = {}, caller = admin) =>
    caller.post(`/dc_order/${id}/${key}`, { version: (await read(id)).version, ...body });
  async function make(quantity: number, code = 'NPP-MB'): Promise<Order> {
    const lines = [{ goods_id: goods, quantity }];
    const reply = await north.post('/dc_order', { distributor_id: await nodeOf(code), lines });
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Order;
  }
  async function taken(quantity: number): Promise<Order> {
    const order = await make(quantity);
    expect((await move(order.id, 'take')).status).toBe(200);
    return order;
  }
  const debtOf = async () =>
    (await run<{ debt: number }>('select debt from distributor where id = $1', [north_id]))[0]?.debt;
  /** Hands over what an order goes by; so many pieces are counted where it arrives. */
  async function deliver(order: number, received: number): Promise<string> {
    const [{ id, parcel } = { id: 0, parcel: 0 }] = await run<{ id: number; parcel: number }>(
      'select movement_id as id, order_id as parcel from dc_order where id = $1',
      [order],
    );
    await walkOrder(admin, parcel, warehouse_id);
    const path = `/dc_movement/${id}`;
    const { version, lines } = (await admin.send('GET', path)).json as {
      version: number;
      lines: { id: number }[];
    };
    const counted = await north.send('PUT', path, {
      version,
      difference_note: 'Thiếu so với phiếu khi kiểm đếm',
      lines: [{ id: lines[0]?.id, received }],
    });
    expect(counted.status, counted.body).toBe(200);
    const done = await north.post(`${path}/receive`);
    expect(done.status, done.body).toBe(200);
    return path;
  }

  it('is used by what was handed over and what is on its way, and told with each order', async () => {
    const first = await taken(40);
    expect(await read(first.id)).toMatchObject({ credit_after: 40 * PRICE, credit_over: 0 });
    expect((await move(first.id, 'approve')).status).toBe(200);
    expect(await debtOf()).toBe(0);
    expect(await make(10)).toMatchObject({ credit_after: 50 * PRICE, credit_over: 0 });
    const path = await deliver(first.id, 38);
    expect(await debtOf()).toBe(40 * PRICE);
    expect(await make(10)).toMatchObject({ credit_after: 50 * PRICE, credit_over: 0 });
    const agreed = await admin.post(`${path}/accept_difference`, { note: 'Kho xác nhận giao thiếu' });
    expect(agreed.status, agreed.body).toBe(200);
    expect(await debtOf()).toBe(38 * PRICE);
    const entries = await run(
      `select kind, increase, decrease, balance, due_on - on_date as days from partner_entry
where distributor_id = $1 order by id`,
      [north_id],
    );
    expect(entries).toEqual([
      { kind: 'sale', increase: 40 * PRICE, decrease: 0, balance: 40 * PRICE, days: 30 },
      { kind: 'return', increase: 0, decrease: 2 * PRICE, balance: 38 * PRICE, days: null },
    ]);
    expect(await make(100)).toMatchObject({
      credit_after: 138 * PRICE,
      credit_over: 138 * PRICE - 10_000_000,
    });
    expect(await make(5, 'NPP-HP')).toMatchObject({ credit_after: null, credit_over: null });
  });

  it('above its limit an order is approved with a reason alone, by who may', async () => {
    const order = await taken(100);
    const plain = await move(order.id, 'approve');
    expect([plain.status, plain.body]).toEqual([422, expect.stringContaining('rule.dc_order.above_limit')]);
    expect((await read(order.id)).status).toBe(2);
    const bare = await move(order.id, 'approve_over_credit');
    expect(bare.status, bare.body).toBe(422);
    const done = await move(order.id, 'approve_over_credit', { note: 'Khách đã hẹn trả cuối tuần' });
    expect(done.json, done.body).toMatchObject({ status: 3 });
    expect((await read(order.id)).credit_over).toBe(138 * PRICE - 10_000_000);
    const within = await run('select id from dc_order where movement_id is not null and id = $1', [order.id]);
    expect(within).toHaveLength(1);
  });

  it('is not given twice to two orders that are approved at the same moment', async () => {
    await run(`update dc_movement set status = 'canceled' where status in ('draft', 'sent')`);
    await run('update distributor set debt = 0, credit_limit = 9500000');
    const [one, other] = [await taken(60), await taken(60)];
    const replies = await Promise.all([move(one.id, 'approve'), move(other.id, 'approve')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('comes back with what is paid, and the accountant sees it beside suppliers', async () => {
    await run('update distributor set debt = 0');
    await run('delete from partner_entry where distributor_id is not null');
    const opening = await admin.post(`/distributor/${north_id}/adjust_distributor_debt`, {
      kind: 'opening',
      amount: 5_000_000,
      reason: 'Số dư theo biên bản đối chiếu',
    });
    expect(opening.status, opening.body).toBe(200);
    const paid = await admin.post('/payment', {
      partner_kind: 'distributor',
      distributor_id: north_id,
      direction: 'in',
      value: 3_000_000,
      date: (
        await run<{ today: string }>(`select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`)
      )[0]?.today,
      method: 'cash',
    });
    expect(paid.status, paid.body).toBe(201);
    expect(paid.json).toMatchObject({ balance_after: 2_000_000 });
    expect(await debtOf()).toBe(2_000_000);
    const debts = await admin.post('/partner-debt-list', { viewMode: 'distributor' });
    expect(debts.json['rows'], debts.body).toMatchObject([{ closing: 2_000_000 }]);
    const list = await north.post('/distributor-list', { filters: { code: ['NPP-MB'] } });
    const [row] = list.json['rows'] as Record<string, unknown>[];
    expect([list.status, row?.['debt']]).toEqual([200, 2_000_000]);
  });

  it('what is sold in is told by level of the network', async () => {
    const { json, body, status } = await admin.post('/dc-order-report', {});
    expect(status, body).toBe(200);
    const groups = (json as unknown as ReportAnswer).tiles['by_level']?.groups ?? [];
    const [sum] = await run<{ total: number }>(
      'select sum(total)::int8 as total from dc_order where status = 3 and deleted_at is null and level = 1',
    );
    expect(groups.find(({ key }) => key === 1)?.values).toEqual({ sell_in: sum?.total });
  });
});
