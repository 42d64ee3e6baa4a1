import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    goods = await haveGoods('TKDON');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  /** A new goods of 300 g of which ten lie in a cell of their own at the origin. */
  const haveGoods = async (sku: string): Promise<number> => {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, weight, retail_price)
  values (1, $2, 'Hàng gửi kiện', 'piece', 1, true, 300, 50000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, 10 from g),
c as (insert into cell (customer_id, code, warehouse_id, kind, one_expiry, active) values (1, $2, $1, 'pick', false, true) returning id),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, cell_id, quantity) select 1, g.id, $1, c.id, 10 from g, c),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, to_cell_id, quantity, reason)
  select 1, g.id, 'adjust', 'stock', $1, c.id, 10, 'opening' from g, c)
select id from g`,
      [from, sku],
    );
    return made?.id ?? 0;
  };
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
      `select id, status, create_method, parcel_number::int, delivery_company, delivery_order_id, cod_amount::int, weight, receiver_name, receiver_phone,
        goods_total::int, goods_quantity, delivery_status, warehouse_id::int from "order" where transfer_code = $1 order by id`,
      [code],
    );

  const walk = async (order: number, ...keys: string[]) => {
    for (const key of keys) {
      const done = await admin.post(`/order/${order}/${key}`);
      expect(done.status, `${key} ${done.body}`).toBe(200);
    }
  };
  const change = async (body: object) => {
    const { version } = await read();
    return admin.send('PUT', `/goods_transfer/${id}`, { version, ...body });
  };
  const create = async (more: object = {}) => {
    const made = await admin.post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      split_type: 2,
      split_value: 4,
      delivery_company: 'ghn',
      lines: [{ goods_id: goods, quantity: 6 }],
      ...more,
    });
    expect(made.status, made.body).toBe(201);
    ({ id, code } = made.json as unknown as Transfer);
  };

  it('become orders of their own when it is confirmed, unpaid, for whoever receives there, with their codes', async () => {
    await create();
    const [warehouse] = await run<{ name: string }>('select name from warehouse where id = $1', [to]);

    // Where nobody knows the phone of the warehouse no label can be printed.
    await run('update warehouse set phone = null where id = $1', [to]);
    const refused = await act('confirm');
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('Điện thoại người nhận')]);
    expect([(await read()).status, await level(from), await orders()]).toEqual([
      'draft',
      { on_hand: 10, reserved: 0 },
      [],
    ]);
    const phone = await change({ receiver_phone: '0912000777' });
    expect(phone.status, phone.body).toBe(200);
    const confirmed = await act('confirm');
    expect(confirmed.status, confirmed.body).toBe(200);
    const same = {
      status: 35,
      create_method: 7,
      delivery_company: 'ghn',
      cod_amount: 0,
      goods_total: 0,
      receiver_name: warehouse?.name,
      receiver_phone: '0912000777',
      warehouse_id: from,
    };
    expect(await orders()).toMatchObject([
      { ...same, parcel_number: 1, goods_quantity: 4, weight: 1_200 },
      { ...same, parcel_number: 2, goods_quantity: 2, weight: 600 },
    ]);
    expect(await level(from)).toEqual({ on_hand: 10, reserved: 6 });
    const buyers = await run(`select id from buyer where phone = '0912000777'`);
    expect(buyers, 'a warehouse is no buyer').toEqual([]);

    const { parcels } = await read();
    const put = await change({
      parcels: parcels.map((row) => ({ id: row.id, delivery_order_id: `KIEN-${row.number}` })),
    });
    expect(put.status, put.body).toBe(200);
    expect(await orders()).toMatchObject([
      { status: 40, delivery_order_id: 'KIEN-1' },
      { status: 40, delivery_order_id: 'KIEN-2' },
    ]);
  });

  it('hold what is moved between them until picking begins, and are not sent by hand', async () => {
    const move = async (first: number, second: number) => {
      const { parcels } = await read();
      return change({
        parcels: parcels.map((row) => ({
          id: row.id,
          quantity: row.number === 1 ? first : second,
          delivery_order_id: `KIEN-${row.number}${first}`,
        })),
      });
    };
    const moved = await move(3, 3);
    expect(moved.status, moved.body).toBe(200);
    expect(await orders()).toMatchObject([
      { status: 40, goods_quantity: 3, weight: 900, delivery_order_id: 'KIEN-13' },
      { status: 40, goods_quantity: 3, delivery_order_id: 'KIEN-23' },
    ]);
    const carrier = await change({ delivery_company: 'ghtk' });
    expect([carrier.status, carrier.body]).toEqual([422, expect.stringContaining('đã có đơn vận chuyển')]);
    const sent = await act('send');
    expect([sent.status, sent.body]).toEqual([409, expect.stringContaining('bàn giao hết kiện')]);
    const [first] = await orders();
    await walk(first?.id ?? 0, 'start_picking');
    const late = await move(4, 2);
    expect([late.status, late.body]).toEqual([422, expect.stringContaining('đã bắt đầu soạn')]);
    expect(await orders()).toMatchObject([{ goods_quantity: 3 }, { goods_quantity: 3 }]);
  });

  it('are no more when it is taken back, what was picked of them is put back, and nothing is held', async () => {
    const [first] = await orders();
    await walk(first?.id ?? 0, 'finish_picking', 'pack', 'unpack', 'pack');
    const reopened = await act('reopen');
    expect(reopened.status, reopened.body).toBe(200);
    expect((await orders()).map(({ status }) => status)).toEqual([0, 0]);
    expect(await run('select quantity::int from put_back where order_id = $1', [first?.id])).toEqual([
      { quantity: 3 },
    ]);
    const [back] = await run<{ id: number }>('select id from put_back where order_id = $1', [first?.id]);
    expect((await admin.post(`/put_back/${back?.id}/finish`)).status).toBe(200);
    expect(await level(from)).toEqual({ on_hand: 10, reserved: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('leave the transfer with what is canceled or not found, but for the last one', async () => {
    await create({ receiver_phone: '0912000777', lines: [{ goods_id: goods, quantity: 8 }] });
    expect((await act('confirm')).status).toBe(200);
    const [first, second] = await orders();
    const cancel = (order?: { id: number }) =>
      admin.post(`/order/${order?.id}/cancel`, { cancel_reason: 'Không gửi nữa' });
    const done = await cancel(first);
    expect(done.status, done.body).toBe(200);
    expect(await read()).toMatchObject({
      quantity: 4,
      parcel_count: 1,
      parcels: [{ number: 2, quantity: 4 }],
    });
    expect(await level(from)).toEqual({ on_hand: 10, reserved: 4 });
    const refused = await cancel(second);
    expect([refused.status, refused.body]).toEqual([
      expect.any(Number),
      expect.stringContaining('kiện cuối cùng'),
    ]);
    expect((await orders()).map(({ status }) => status)).toEqual([0, 35]);
    const gone = await act('cancel', { note: 'Kho kia đủ hàng rồi' });
    expect(gone.status, gone.body).toBe(200);
    expect((await orders()).map(({ status }) => status)).toEqual([0, 0]);
    expect(await level(from)).toEqual({ on_hand: 10, reserved: 0 });
  });

  it('are picked, packed and handed over, with the last of them the transfer has left, and arrive: stock moves once', async () => {
    await create({ receiver_phone: '0912000777' });
    expect((await act('confirm')).status).toBe(200);
    const { parcels } = await read();
    await change({
      parcels: parcels.map((row) => ({ id: row.id, delivery_order_id: `GIAO-${row.number}` })),
    });
    const made = await orders();
    for (const order of made) await walk(order.id, 'start_picking', 'finish_picking', 'pack');
    const opened = await admin.post('/handover', { warehouse_id: from, delivery_company: 'ghn' });
    const handover = Number(opened.json['id']);
    const add = async (codes: string) => {
      const added = await admin.post(`/handover/${handover}/add_parcels`, { codes });
      expect(added.status, added.body).toBe(200);
    };
    await add('GIAO-1');
    expect([(await read()).status, await level(from)]).toEqual(['preparing', { on_hand: 10, reserved: 6 }]);
    const late = await act('cancel', { note: 'Kho kia đủ hàng rồi' });
    expect([late.status, late.body]).toEqual([expect.any(Number), expect.stringContaining('bỏ bàn giao')]);
    expect((await read()).status).toBe('preparing');
    await add('GIAO-2');
    expect([(await read()).status, await level(from)]).toEqual(['sent', { on_hand: 4, reserved: 0 }]);
    await walk(made[0]?.id ?? 0, 'undo_handover');
    expect([(await read()).status, await level(from)]).toEqual(['preparing', { on_hand: 10, reserved: 6 }]);
    await add('GIAO-1');
    expect([(await read()).status, await level(from)]).toEqual(['sent', { on_hand: 4, reserved: 0 }]);
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

  it('are no sales, and neither canceled nor brought back on their own once they have left', async () => {
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
    const refused = await admin.post(`/order/${first?.id}/cancel`, { cancel_reason: 'Không gửi nữa' });
    expect([refused.status, refused.body]).toEqual([
      expect.any(Number),
      expect.stringContaining('xử lý trên phiếu chuyển'),
    ]);
    expect((await orders())[0]?.status).toBe(160);
    const sales = await admin.post('/sale-list', { filters: { code: String(first?.id) } });
    expect(sales.body).not.toContain(code);
  });

  describe('of one that is not split', () => {
    const whole = { split_type: 1, split_value: null, receiver_phone: '0912000777' };

    it('are one: an order that is packed and handed over, with which the transfer has left; stock moves once', async () => {
      goods = await haveGoods('TKMOT1');
      await create(whole);
      const confirmed = await act('confirm');
      expect(confirmed.status, confirmed.body).toBe(200);
      const [order, ...others] = await orders();
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        status: 35,
        create_method: 7,
        parcel_number: 1,
        goods_quantity: 6,
        weight: 1_800,
        cod_amount: 0,
      });
      expect(await level(from)).toEqual({ on_hand: 10, reserved: 6 });
      const { parcels } = await read();
      const apart = await change({ parcels: parcels.map((row) => ({ id: row.id, number: 2 })) });
      expect([apart.status, apart.body]).toEqual([422, expect.stringContaining('chỉ có kiện số 1')]);
      const put = await change({
        parcels: parcels.map((row) => ({ id: row.id, delivery_order_id: 'MOT-KIEN' })),
      });
      expect(put.status, put.body).toBe(200);
      const sent = await act('send');
      expect([sent.status, sent.body]).toEqual([409, expect.stringContaining('bàn giao hết kiện')]);
      await walk(order?.id ?? 0, 'start_picking', 'finish_picking', 'pack');
      const opened = await admin.post('/handover', { warehouse_id: from, delivery_company: 'ghn' });
      const added = await admin.post(`/handover/${Number(opened.json['id'])}/add_parcels`, {
        codes: 'MOT-KIEN',
      });
      expect(added.status, added.body).toBe(200);
      expect([(await read()).status, await level(from)]).toEqual(['sent', { on_hand: 4, reserved: 0 }]);
      expect(await findBroken(run)).toEqual([]);
    });

    it('become one when a carrier takes it after all, and then nobody but the order knows another carrier', async () => {
      goods = await haveGoods('TKMOT2');
      await create({ ...whole, delivery_company: null });
      expect((await act('confirm')).status).toBe(200);
      expect([(await read()).parcels, await orders()]).toEqual([[], []]);
      expect((await change({ delivery_company: 'ghn' })).status).toBe(200);
      expect(await read()).toMatchObject({ parcel_count: 1, parcels: [{ number: 1, quantity: 6 }] });
      expect(await orders()).toMatchObject([{ status: 35, goods_quantity: 6, delivery_company: 'ghn' }]);
      const none = await change({ delivery_company: null });
      expect([none.status, none.body]).toEqual([422, expect.stringContaining('đã có đơn vận chuyển')]);
      expect(await level(from)).toEqual({ on_hand: 10, reserved: 6 });
      expect((await act('reopen')).status).toBe(200);
      expect(await read()).toMatchObject({ status: 'draft', parcel_count: null, parcels: [] });
      expect((await orders()).map(({ status }) => status)).toEqual([0]);
      expect(await level(from)).toEqual({ on_hand: 10, reserved: 0 });
      expect((await change({ delivery_company: null })).status).toBe(200);
      for (const key of ['confirm', 'send']) expect((await act(key)).status, key).toBe(200);
      expect(await level(from)).toEqual({ on_hand: 4, reserved: 0 });
      expect(await findBroken(run)).toEqual([]);
    });
  });
});
