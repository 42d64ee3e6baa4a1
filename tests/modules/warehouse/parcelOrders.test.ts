import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Transfer {
  id: number;
  code: string;
  version: number;
  status: string;
  parcels: { id: number; number: number; quantity: number }[];
}

describeOnDatabase('parcels of a transfer that go with a carrier', (database) => {
  let server: TestServer;
  let admin: Caller;
  let from: number;
  let to: number;
  let goods: number;
  let id: number;
  let code: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const rows = await run<{ id: number }>(
      'select id from warehouse where customer_id = 1 order by id limit 2',
    );
    [from = 0, to = 0] = rows.map((row) => row.id);
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, weight, retail_price)
  values (1, 'TKDON', 'Hàng gửi kiện', 'piece', 1, true, 300, 50000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, 10 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, 10 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, 10, 'opening' from g)
select id from g`,
      [from],
    );
    goods = made?.id ?? 0;
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const level = async (warehouse: number) =>
    (
      await run<{ on_hand: number; reserved: number }>(
        'select on_hand, reserved from stock_level where goods_id = $1 and warehouse_id = $2',
        [goods, warehouse],
      )
    )[0];
  const act = (key: string, body: object = {}) => admin.post(`/goods_transfer/${id}/${key}`, body);
  const read = async () => (await admin.send('GET', `/goods_transfer/${id}`)).json as unknown as Transfer;
  const orders = () =>
    run<{ id: number; status: number }>(
      `select id, status, create_method, delivery_company, delivery_order_id, cod_amount::int, weight, receiver_name, receiver_phone,
        goods_total::int, goods_quantity, delivery_status, warehouse_id::int from "order" where transfer_code = $1 order by id`,
      [code],
    );

  it('become orders of their own, packed, unpaid, for whoever receives there, with their codes', async () => {
    const made = await admin.post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      split_type: 2,
      split_value: 4,
      delivery_company: 'ghn',
      lines: [{ goods_id: goods, quantity: 6 }],
    });
    ({ id, code } = made.json as unknown as Transfer);
    expect((await act('confirm')).status).toBe(200);
    const { version, parcels } = await read();
    const coded = parcels.map((row) => ({ id: row.id, delivery_order_id: `KIEN-${row.number}` }));
    const put = await admin.send('PUT', `/goods_transfer/${id}`, { version, parcels: coded });
    expect(put.status, put.body).toBe(200);
    const [warehouse] = await run<{ name: string }>('select name from warehouse where id = $1', [to]);

    // Where nobody knows the phone of the warehouse nothing leaves.
    await run('update warehouse set phone = null where id = $1', [to]);
    const refused = await act('send');
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('Điện thoại người nhận')]);
    expect([(await read()).status, await level(from), await orders()]).toEqual([
      'preparing',
      { on_hand: 10, reserved: 6 },
      [],
    ]);
    const phone = await admin.send('PUT', `/goods_transfer/${id}`, {
      version: (await read()).version,
      receiver_phone: '0912000777',
    });
    expect(phone.status, phone.body).toBe(200);

    const sent = await act('send');
    expect(sent.status, sent.body).toBe(200);
    const same = {
      status: 160,
      create_method: 7,
      delivery_company: 'ghn',
      cod_amount: 0,
      goods_total: 0,
      receiver_name: warehouse?.name,
      receiver_phone: '0912000777',
      warehouse_id: from,
    };
    expect(await orders()).toMatchObject([
      { ...same, delivery_order_id: 'KIEN-1', goods_quantity: 4, weight: 1_200 },
      { ...same, delivery_order_id: 'KIEN-2', goods_quantity: 2, weight: 600 },
    ]);
    expect(await level(from)).toEqual({ on_hand: 4, reserved: 0 });
    const buyers = await run(`select id from buyer where phone = '0912000777'`);
    expect(buyers, 'a warehouse is no buyer').toEqual([]);
  });

  it('are handed over and arrive without touching stock a second time', async () => {
    const opened = await admin.post('/handover', { warehouse_id: from, delivery_company: 'ghn' });
    const handover = Number(opened.json['id']);
    const added = await admin.post(`/handover/${handover}/add_parcels`, { codes: 'KIEN-1 KIEN-2' });
    expect(added.status, added.body).toBe(200);
    expect((await orders()).map(({ status }) => status)).toEqual([200, 200]);
    expect(await level(from)).toEqual({ on_hand: 4, reserved: 0 });
    const [first] = await orders();
    for (const key of ['undo_handover', 'hand_over']) {
      const done = await admin.post(`/order/${first?.id}/${key}`);
      expect(done.status, done.body).toBe(200);
      expect(await level(from)).toEqual({ on_hand: 4, reserved: 0 });
    }
    await act('receive_transfer');
    const [found] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [id]);
    const path = `/goods_receipt/${found?.id}`;
    const receipt = (await admin.send('GET', path)).json as { version: number; lines: { id: number }[] };
    await admin.send('PUT', path, {
      version: receipt.version,
      lines: receipt.lines.map((line) => ({ id: line.id, received_quantity: 6 })),
    });
    for (const key of ['count', 'approve', 'stow', 'close']) {
      const done = await admin.post(`${path}/${key}`);
      expect(done.status, `${key} ${done.body}`).toBe(200);
    }
    expect((await orders()).map((order) => (order as { delivery_status?: number }).delivery_status)).toEqual([
      400, 400,
    ]);
    expect([await level(from), await level(to)]).toEqual([
      { on_hand: 4, reserved: 0 },
      { on_hand: 6, reserved: 0 },
    ]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('are no sales, and neither unpacked nor brought back on their own', async () => {
    const [first] = await orders();
    const back = await admin.post('/goods_return', {
      kind: 'carrier',
      order_id: first?.id,
      warehouse_id: from,
      lines: [],
    });
    expect([back.status, back.body]).toEqual([expect.any(Number), expect.stringContaining('phiếu chuyển')]);
    expect(await run('select id from goods_return where order_id = $1', [first?.id])).toEqual([]);
    await run('update "order" set status = 160 where id = $1', [first?.id]);
    for (const [key, body] of [
      ['unpack', {}],
      ['cancel', { cancel_reason: 'Không gửi nữa' }],
    ] as const) {
      const refused = await admin.post(`/order/${first?.id}/${key}`, body);
      expect(refused.status, `${key} ${refused.body}`).toBeGreaterThanOrEqual(400);
    }
    expect((await orders())[0]?.status).toBe(160);
    const sales = await admin.post('/sale-list', { filters: { code: String(first?.id) } });
    expect(sales.body).not.toContain(code);
  });
});
