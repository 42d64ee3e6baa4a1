import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';
import { walkOrder } from './walkOrder.ts';

interface Stored {
  id: number;
  version: number;
  code: string;
  status: number | string;
  movement_id: number | null;
  lines: { id: number }[];
}

describeOnDatabase('what the company supplies from its warehouses', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let warehouse_id: number;
  let today: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
    await run('update distributor set credit_limit = null');
    [{ id: warehouse_id, today } = { id: 0, today: '' }] = await run<{ id: number; today: string }>(
      `select min(id) as id, to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as today
from warehouse where customer_id = 1`,
    );
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  const nodeOf = async (code: string): Promise<number> =>
    (await run<{ id: number }>('select id from distributor where code = $1', [code]))[0]?.id ?? 0;

  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, wholesale_price)
  values (1, 'CC' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng cấp', 'piece', 1, true, 50000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [warehouse_id, count],
    );
    return made?.id ?? 0;
  }
  async function keepForDistributors(goods_id: number, quantity: number): Promise<void> {
    const days = { from_date: today, to_date: today };
    const body = { goods_id, warehouse_id, channel: 'dc', quantity, ...days };
    const reply = await admin.post('/goods_priority', body);
    expect(reply.status, reply.body).toBe(201);
  }
  const levelOf = async (goods: number) =>
    (
      await run<{ on_hand: number; reserved: number }>(
        'select on_hand, reserved from stock_level where goods_id = $1',
        [goods],
      )
    )[0];
  async function keptOf(goods_id: number): Promise<object | undefined> {
    const { json } = await admin.post('/goods-priority-list', {
      viewMode: 'all',
      filters: { goods_id: [goods_id] },
    });
    return (json['rows'] as object[])[0];
  }

  async function made(reply: Awaited<ReturnType<Caller['post']>>): Promise<Stored> {
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Stored;
  }
  const read = async (entity: string, id: number) =>
    (await admin.send('GET', `/${entity}/${id}`)).json as unknown as Stored;
  const move = async (entity: string, id: number, key: string, body: object = {}) =>
    admin.post(`/${entity}/${id}/${key}`, { version: (await read(entity, id)).version, ...body });
  const put = async (entity: string, id: number, body: object) =>
    admin.send('PUT', `/${entity}/${id}`, { version: (await read(entity, id)).version, ...body });

  /** An order of the distributor in the north that somebody of the company has taken. */
  async function takenOrder(goods_id: number, quantity: number): Promise<number> {
    const distributor_id = await nodeOf('NPP-MB');
    const { id } = await made(
      await north.post('/dc_order', { distributor_id, lines: [{ goods_id, quantity }] }),
    );
    expect((await move('dc_order', id, 'take')).status).toBe(200);
    return id;
  }

  it('goes by an order of the warehouse once it is approved, of what is kept for distributors first, and the movement follows', async () => {
    const goods = await haveGoods(10);
    await keepForDistributors(goods, 6);
    const order = await takenOrder(goods, 8);
    expect((await put('dc_order', order, { warehouse_id })).status).toBe(200);
    const approved = await move('dc_order', order, 'approve');
    expect(approved.status, approved.body).toBe(200);
    const [movement, parcel] = [Number(approved.json['movement_id']), Number(approved.json['order_id'])];
    const { code, total } = approved.json;
    expect(await read('order', parcel)).toMatchObject({
      status: -100,
      create_method: 1,
      dc_order_code: code,
      warehouse_id,
      receiver_phone: '0912100001',
      goods_total: 400_000,
      discount: 400_000 - Number(total),
      cod_amount: 0,
    });
    const { warehouse_order } = (await read('dc_movement', movement)) as unknown as Record<string, string>;
    const byHand = await move('dc_movement', movement, 'send');
    expect([byHand.status, byHand.body]).toEqual([422, expect.stringContaining('rule.dc_movement.by_order')]);
    await walkOrder(admin, parcel, warehouse_id, 'pack');
    expect(await levelOf(goods)).toEqual({ on_hand: 10, reserved: 8 });
    expect(await keptOf(goods)).toMatchObject({ used: 6, held: 0, left: 0, available_to_others: 2 });
    await run(
      `insert into stamp (customer_id, code, hash_code, kind, status, goods_id, order_code, warehouse_id, scan_count, print_count)
select 1, 'NPP-UID-' || n, 'ABCDEFGH000' || n, 'uid', 4, $1, $2, $3, 0, 1 from generate_series(1, 2) n`,
      [goods, warehouse_order, warehouse_id],
    );
    const gone = await admin.post(`/order/${parcel}/hand_over`);
    expect(gone.status, gone.body).toBe(200);
    const sent = await read('dc_movement', movement);
    expect(sent).toMatchObject({ status: 'sent', quantity: 8, amount: 400_000, warehouse_order });
    expect(sent.lines).toMatchObject([
      { uid: 'NPP-UID-1', quantity: 1, unit_price: 50_000 },
      { uid: 'NPP-UID-2', quantity: 1 },
      { uid: null, quantity: 6 },
    ]);
    expect(await levelOf(goods)).toEqual({ on_hand: 2, reserved: 0 });
    expect(await run('select quantity from stock_move where document_type = $1', ['dc_movement'])).toEqual(
      [],
    );
    const back = await admin.post(`/order/${parcel}/receive_return`);
    expect(back.status, back.body).toBe(200);
    expect((await read('dc_movement', movement)).status).toBe('canceled');
    expect((await admin.post(`/order/${parcel}/restock`)).status).toBe(200);
    expect((await levelOf(goods))?.on_hand).toBe(10);
    expect(await keptOf(goods)).toMatchObject({ used: 0, left: 6 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('is short at the warehouse, which cancels its order: the movement goes with it, and who ordered hears of it', async () => {
    const goods = await haveGoods(3);
    const order = await takenOrder(goods, 4);
    const approved = await move('dc_order', order, 'approve');
    expect(approved.status, approved.body).toBe(200);
    const parcel = Number(approved.json['order_id']);
    const { version } = await read('order', parcel);
    await admin.send('PUT', `/order/${parcel}`, { version, warehouse_id });
    expect((await admin.post(`/order/${parcel}/allocate`)).json).toMatchObject({ status: 20 });
    expect(await levelOf(goods)).toEqual({ on_hand: 3, reserved: 0 });
    const canceled = await admin.post(`/order/${parcel}/cancel`, { cancel_reason: 'Hết hàng' });
    expect(canceled.status, canceled.body).toBe(200);
    const { movement_id } = await read('dc_order', order);
    expect((await read('dc_movement', movement_id ?? 0)).status).toBe('canceled');
    const heard = await run<{ username: string }>(
      `select a.username from khuon_notification n join account a on a.id = n.account_id
where n.title = 'dc_order_canceled' and n.data->>'code' = $1`,
      [approved.json['code']],
    );
    expect(heard).toEqual([{ username: 'distributor' }]);
  });

  it('goes to another receiver where the distributor says so, with his place', async () => {
    const goods = await haveGoods(3);
    const [place] = await run<{ city: number; ward: number }>(
      `select w.parent_id as city, w.id as ward from place w join place c on c.id = w.parent_id
       where w.level = 3 and c.level = 1 and c.scheme = 2 order by w.id limit 1`,
    );
    const distributor_id = await nodeOf('NPP-MB');
    const lines = [{ goods_id: goods, quantity: 1 }];
    const to = {
      receiver_name: 'Kho Đông Anh',
      receiver_phone: '0912345701',
      id_city: place?.city,
      id_ward: place?.ward,
    };
    const nowhere = await north.post('/dc_order', { distributor_id, lines, ...to });
    expect([nowhere.status, nowhere.body]).toEqual([422, expect.stringContaining('"address"')]);
    const { id } = await made(
      await north.post('/dc_order', { distributor_id, lines, ...to, address: 'Lô 7 khu công nghiệp' }),
    );
    expect((await move('dc_order', id, 'take')).status).toBe(200);
    const approved = await move('dc_order', id, 'approve');
    expect(approved.status, approved.body).toBe(200);
    expect(await read('order', Number(approved.json['order_id']))).toMatchObject({
      ...to,
      receiver_address: 'Lô 7 khu công nghiệp',
    });
  });

  it('is refused where nobody knows where it goes', async () => {
    const goods = await haveGoods(3);
    const order = await takenOrder(goods, 1);
    await run(`update distributor set address = null where code = 'NPP-MB'`);
    const lost = await move('dc_order', order, 'approve');
    expect([lost.status, lost.body]).toEqual([422, expect.stringContaining('rule.dc_order.no_address')]);
    expect(await read('dc_order', order)).toMatchObject({ status: 2, movement_id: null });
  });

  it('follows the lines of a draft, and is free again when the draft is canceled', async () => {
    const goods = await haveGoods(10);
    const [from_id, to_id] = [await nodeOf('HM'), await nodeOf('NPP-MB')];
    const lines = [{ goods_id: goods, quantity: 4, unit_price: 50_000 }];
    const draft = await made(
      await admin.post('/dc_movement', { kind: 'supply', from_id, to_id, warehouse_id, lines }),
    );
    expect(await levelOf(goods)).toEqual({ on_hand: 10, reserved: 4 });
    const more = await put('dc_movement', draft.id, { lines: [{ id: draft.lines[0]?.id, quantity: 7 }] });
    expect(more.status, more.body).toBe(200);
    expect(await levelOf(goods)).toEqual({ on_hand: 10, reserved: 7 });
    const far = await put('dc_movement', draft.id, { lines: [{ id: draft.lines[0]?.id, quantity: 11 }] });
    expect([far.status, far.body]).toEqual([422, expect.stringContaining('"path":"lines.0.quantity"')]);
    const canceled = await move('dc_movement', draft.id, 'cancel', { note: 'Đổi tuyến giao' });
    expect(canceled.status, canceled.body).toBe(200);
    expect(await levelOf(goods)).toEqual({ on_hand: 10, reserved: 0 });
    const below = await admin.post('/dc_movement', {
      kind: 'supply',
      from_id: to_id,
      to_id: await nodeOf('NPP-HP'),
      warehouse_id,
      lines,
    });
    expect([below.status, below.body]).toEqual([
      422,
      expect.stringContaining('rule.dc_movement.not_company'),
    ]);
    expect(await findBroken(run)).toEqual([]);
  });
});
