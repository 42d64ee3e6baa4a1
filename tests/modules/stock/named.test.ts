import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from './findBroken.ts';

describeOnDatabase('stock that is kept back for orders by their tracking numbers', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const [first] = await run<{ id: number }>('select min(id) as id from warehouse where customer_id = 1');
    warehouse_id = first?.id ?? 0;
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'GV' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng giữ', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [warehouse_id, count],
    );
    return made?.id ?? 0;
  }
  async function keep(goods_id: number, quantity: number, tracking_codes: string): Promise<void> {
    const reply = await admin.post('/reservation_session', {
      warehouse_id,
      tracking_codes,
      lines: [{ goods_id, quantity }],
    });
    expect(reply.status, reply.body).toBe(201);
    expect(reply.json).toMatchObject({ tracking_codes: tracking_codes.toUpperCase().replaceAll(' ', '') });
  }
  async function order(goods_id: number, quantity: number, delivery_order_id: string): Promise<number> {
    const reply = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id,
      delivery_company: 'ghn',
      delivery_order_id,
      lines: [{ goods_id, quantity, unit_price: 100_000 }],
    });
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  }
  const allocate = async (ids: readonly number[]) => {
    const reply = await admin.post('/order/allocate', { ids });
    expect(reply.status, reply.body).toBe(200);
    const rows = await run<{ id: number; status: number }>(
      'select id, status from "order" where id = any($1::int8[])',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  };
  const holdsOf = (goods: number) =>
    run(
      `select document_type, quantity, drawn_quantity, status, cancel_type from reservation where goods_id = $1 order by id`,
      [goods],
    );

  it('is theirs alone, and becomes less by what they take', async () => {
    const goods = await haveGoods(5);
    await keep(goods, 5, 'gv-100; GV-200');
    const [other, named] = [await order(goods, 2, 'GV-999'), await order(goods, 3, 'GV-100')];
    expect(await allocate([other, named])).toEqual([20, 40]);
    expect(await holdsOf(goods)).toEqual([
      { document_type: 'manual', quantity: 2, drawn_quantity: 3, status: 1, cancel_type: null },
      { document_type: 'order', quantity: 3, drawn_quantity: null, status: 1, cancel_type: null },
    ]);
    const last = await order(goods, 2, 'GV-200');
    expect(await allocate([last])).toEqual([40]);
    const { json } = await admin.post('/reservation-list', {
      viewMode: 'all',
      filters: { goods_id: [goods], reason: ['manual'] },
    });
    expect(json['rows']).toMatchObject([{ status: 0, cancel_type: 'consumed', used_quantity: 5 }]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('comes before what is free, and an order that is short all the same takes none of it', async () => {
    const goods = await haveGoods(4);
    await keep(goods, 2, 'GV-300');
    const short = await order(goods, 5, 'GV-300');
    expect(await allocate([short])).toEqual([20]);
    expect(await holdsOf(goods)).toMatchObject([{ quantity: 2, drawn_quantity: null, status: 1 }]);
    const [first, named] = [await order(goods, 2, 'GV-888'), await order(goods, 4, 'GV-300')];
    expect(await allocate([first, named])).toEqual([20, 40]);
    expect(await findBroken(run)).toEqual([]);
  });
});
