import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('what a warehouse has, by its ledger', (database) => {
  let server: TestServer;
  let admin: Caller;
  let place: { goods_id: number; warehouse_id: number };

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    await run(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'DOICHIEU', 'Hàng đối chiếu', 'piece', 1, true) returning id),
w as (select min(id) as id from warehouse where customer_id = 1),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved) select 1, g.id, w.id, 37, 5 from g, w),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, g.id, w.id, 37 from g, w),
r as (insert into reservation (customer_id, goods_id, warehouse_id, quantity, reason, document_type, document_id, reserved_at)
  select 1, g.id, w.id, 5, 'manual', 'manual', 1, now() from g, w)
insert into stock_move (customer_id, goods_id, from_place, from_warehouse_id, to_place, to_warehouse_id, quantity, reason, created_at)
select 1, g.id, 'supplier', null, 'stock', w.id, 40, 'receipt', timestamptz '2026-03-01 03:00Z' from g, w
union all select 1, g.id, 'stock', w.id, 'customer', null, 3, 'sale', timestamptz '2026-03-05 03:00Z' from g, w`,
    );
    const [level] = await run<typeof place>(
      `select goods_id, warehouse_id from stock_level where goods_id = (select id from goods where sku = 'DOICHIEU')`,
    );
    if (!level) throw new Error('The level was not stored.');
    place = level;
  });
  afterAll(() => server.close());

  async function ask(url: string, viewMode: string, filters: object) {
    const { goods_id } = place;
    const reply = await admin.post(url, {
      viewMode,
      filters: { goods_id: [goods_id], ...filters },
      perPage: 20,
    });
    expect(reply.status, reply.body).toBe(200);
    const { rows, sum } = reply.json as { rows: Record<string, unknown>[]; sum: Record<string, unknown> };
    return { rows, sum };
  }

  it('is the sum of what came in and went out up to that day', async () => {
    const had = async (to: string) =>
      (await ask('/stock-flow-list', 'default', { at: { to } })).sum['quantity'];
    expect([await had('2026-02-28'), await had('2026-03-04'), await had('2026-03-05')]).toEqual([0, 40, 37]);
  });

  it('agrees with level, shelves and reservations', async () => {
    const { rows } = await ask('/stock-check-list', 'all', {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ level: 37, ledger: 37, balance: 37, reserved: 5, held: 5, agrees: true });
    expect((await ask('/stock-check-list', 'differences', {})).rows).toEqual([]);
  });

  it.each([
    [
      'a move too many',
      'update stock_move set quantity = 41 where goods_id = $1 and quantity = 40',
      'ledger_difference',
      -1,
    ],
    [
      'a shelf too full',
      'update stock_balance set quantity = 30 where goods_id = $1',
      'balance_difference',
      7,
    ],
    [
      'a reservation that is gone',
      'update reservation set status = 0 where goods_id = $1',
      'reserved_difference',
      5,
    ],
  ])('shows %s', async (_, fault, field, difference) => {
    const { goods_id } = place;
    await run(fault, [goods_id]);
    const { rows } = await ask('/stock-check-list', 'differences', {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...place, [field]: difference, agrees: false });
  });
});
