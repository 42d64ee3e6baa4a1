import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Transfer {
  id: number;
  version: number;
  code: string;
  status: string;
  difference: number;
  lines: { id: number; sent_quantity: number | null; received_quantity: number | null }[];
}

interface Receipt {
  id: number;
  version: number;
  lines: { id: number; expected_quantity: number; lot: string | null; expired_date: string | null }[];
}

describeOnDatabase('goods that go to another warehouse', (database) => {
  let server: TestServer;
  let keeper: Caller;
  let from: number;
  let to: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    keeper = await server.login('warehouse');
    const rows = await run<{ id: number }>(
      `select id from warehouse where customer_id = 1 order by id limit 2`,
    );
    [from = 0, to = 0] = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** A new goods of which so many of one lot lie at the origin. */
  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'CK' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng chuyển', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, lot, expired_date, quantity) select 1, id, $1, 'L7', '2099-05-01', $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, lot, expired_date, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, 'L7', '2099-05-01', $2, 'opening' from g)
select id from g`,
      [from, count],
    );
    return made?.id ?? 0;
  }
  const levels = (goods: number) =>
    run('select on_hand, reserved from stock_level where goods_id = $1 order by warehouse_id', [goods]);
  async function move<Made>(url: string, body: object = {}): Promise<Made> {
    const reply = await keeper.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as Made;
  }
  const create = (goods: number, quantity: number) =>
    move<Transfer>('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      lines: [{ goods_id: goods, quantity }],
    });
  const act = (id: number, key: string, body: object = {}) =>
    move<Transfer>(`/goods_transfer/${id}/${key}`, body);

  /** Sends so many of ten and opens the receipt at the destination. */
  async function send(goods: number, quantity: number): Promise<{ transfer: Transfer; receipt: Receipt }> {
    const { id } = await create(goods, quantity);
    for (const key of ['confirm', 'send', 'receive_transfer']) await act(id, key);
    const [found] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [id]);
    const receipt = (await keeper.send('GET', `/goods_receipt/${found?.id ?? 0}`)).json as unknown as Receipt;
    return { transfer: await read(id), receipt };
  }
  const read = async (id: number) =>
    (await keeper.send('GET', `/goods_transfer/${id}`)).json as unknown as Transfer;
  async function count(receipt: Receipt, received: number): Promise<void> {
    const body = { received_quantity: received, variance_reason: 'Thiếu khi mở thùng' };
    const reply = await keeper.send('PUT', `/goods_receipt/${receipt.id}`, {
      version: receipt.version,
      lines: receipt.lines.map(({ id }) => ({ id, ...body })),
    });
    expect(reply.status, reply.body).toBe(200);
    await move(`/goods_receipt/${receipt.id}/count`);
  }

  it('are chosen by what is free here, lies there, and lasts there', async () => {
    const goods = await haveGoods(10);
    await run(
      `insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) values (1, $1, $2, 4)`,
      [goods, to],
    );
    const ask = async () =>
      (
        await move<{ rows: unknown[] }>('/goods-transfer-figures', {
          ids: [goods],
          warehouse_id: from,
          to_warehouse_id: to,
        })
      ).rows;
    expect(await ask()).toEqual([{ id: goods, available: 10, there: 4 }]);
    await run(
      `insert into stock_move (customer_id, goods_id, from_place, from_warehouse_id, to_place, quantity, reason)
values (1, $1, 'stock', $2, 'customer', 12, 'sale')`,
      [goods, to],
    );
    // 4 of 12 in 30 days.
    expect(await ask()).toEqual([{ id: goods, available: 10, there: 4, days: 10 }]);
    await run('delete from stock_move where goods_id = $1', [goods]);
    await run('delete from stock_level where goods_id = $1', [goods]);
    await run('delete from stock_balance where goods_id = $1', [goods]);
  });

  it('are kept back, then on the way, then counted as they left; what came in full is closed', async () => {
    const goods = await haveGoods(10);
    const { id } = await create(goods, 6);
    await act(id, 'confirm');
    expect(await levels(goods)).toEqual([{ on_hand: 10, reserved: 6 }]);
    const sent = await act(id, 'send');
    expect([sent.status, sent.lines[0]?.sent_quantity]).toEqual(['sent', 6]);
    const told = await run<{ n: number }>(
      `select count(*)::int as n from khuon_notification where title = 'transfer_sent' and url = $1`,
      [`/goods/transfer/${id}`],
    );
    expect(told[0]?.n, 'of those who work there').toBeGreaterThan(0);
    expect(await levels(goods)).toEqual([{ on_hand: 4, reserved: 0 }]);
    await act(id, 'receive_transfer');
    const twice = await keeper.post(`/goods_transfer/${id}/receive_transfer`);
    expect([twice.status, twice.body]).toEqual([422, expect.stringContaining('đã có phiếu nhập')]);
    const [found] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [id]);
    const receipt = (await keeper.send('GET', `/goods_receipt/${found?.id ?? 0}`)).json as unknown as Receipt;
    expect(receipt).toMatchObject({
      kind: 'transfer',
      status: 'receiving',
      lines: [{ expected_quantity: 6, lot: 'L7', expired_date: '2099-05-01' }],
    });
    await count(receipt, 6);
    expect(await read(id)).toMatchObject({ status: 'closed', difference: 0, received_quantity: 6 });
    for (const key of ['approve', 'stow', 'close']) await move(`/goods_receipt/${receipt.id}/${key}`);
    expect(await levels(goods)).toEqual([
      { on_hand: 4, reserved: 0 },
      { on_hand: 6, reserved: 0 },
    ]);
    expect(await findBroken(run)).toEqual([]);
  });

  it.each([
    ['destination', [2, 8]],
    ['origin', [3, 7]],
    ['lost', [2, 7]],
  ])('that did not all come are settled: %s', async (difference_to, expected) => {
    const goods = await haveGoods(10);
    const { transfer, receipt } = await send(goods, 8);
    const early = await keeper.post(`/goods_transfer/${transfer.id}/note_received`);
    expect(early.status, 'nobody says by hand that goods came').toBe(404);
    await count(receipt, 7);
    expect(await read(transfer.id)).toMatchObject({ status: 'received', difference: -1 });
    const heard = await run(
      `select n.data->>'received' as received, n.data->>'sent' as sent from khuon_notification n join account a on a.id = n.account_id
where n.title = 'transfer_differs' and n.data->>'code' = $1 and a.username = 'admin'`,
      [(await read(transfer.id)).code],
    );
    expect(heard).toEqual([{ received: '7', sent: '8' }]);
    const again = await keeper.post(`/goods_receipt/${receipt.id}/recount`, { note: 'Đếm lại xem' });
    expect(again.status).toBe(409);
    for (const key of ['approve', 'stow']) await move(`/goods_receipt/${receipt.id}/${key}`);
    await act(transfer.id, 'settle', { difference_to, note: 'Đã đối chiếu với xe' });
    const found = await run<{ on_hand: number }>(
      'select on_hand from stock_level where goods_id = $1 order by warehouse_id',
      [goods],
    );
    expect(found.map(({ on_hand }) => on_hand)).toEqual(expected);
    const [transit] = await run<{ left: number }>(
      `select sum(case when to_place = 'transit' then quantity else -quantity end)::int as left from stock_move where goods_id = $1 and 'transit' in (from_place, to_place)`,
      [goods],
    );
    expect(transit).toEqual({ left: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('are settled line by line where lines say so, and like the rest where they do not', async () => {
    const goods = [await haveGoods(10), await haveGoods(10)];
    const { id } = await move<Transfer>('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      lines: goods.map((goods_id) => ({ goods_id, quantity: 8 })),
    });
    for (const key of ['confirm', 'send', 'receive_transfer']) await act(id, key);
    const [found] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [id]);
    await count((await keeper.send('GET', `/goods_receipt/${found?.id ?? 0}`)).json as unknown as Receipt, 7);
    const { version, lines } = await read(id);
    const put = (body: object) => keeper.send('PUT', `/goods_transfer/${id}`, { version, ...body });
    expect((await put({ lines: [{ id: lines[0]?.id }] })).status).toBe(422);
    const chosen = await put({
      lines: [{ id: lines[0]?.id, difference_to: 'origin' }, { id: lines[1]?.id }],
    });
    expect(chosen.status, chosen.body).toBe(200);
    await act(id, 'settle', { difference_to: 'lost', note: 'Đã đối chiếu với xe' });
    const left = await run<{ on_hand: number }>(
      'select on_hand from stock_level where goods_id = any($1) and warehouse_id = $2 order by goods_id',
      [goods, from],
    );
    expect(left.map(({ on_hand }) => on_hand)).toEqual([3, 2]);
    const settled = await run(
      'select difference_to from goods_transfer_line where goods_transfer_id = $1 order by id',
      [id],
    );
    expect(settled).toEqual([{ difference_to: 'origin' }, { difference_to: 'lost' }]);
  });

  it('are refused where they are not there or go nowhere, and then nothing has changed', async () => {
    const goods = await haveGoods(5);
    const short = await create(goods, 6);
    const refused = await keeper.post(`/goods_transfer/${short.id}/confirm`);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('cần 6, còn 5')]);
    expect([(await read(short.id)).status, await levels(goods)]).toEqual([
      'draft',
      [{ on_hand: 5, reserved: 0 }],
    ]);
    const same = await keeper.post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: from,
      lines: [{ goods_id: goods, quantity: 1 }],
    });
    expect([same.status, same.body]).toEqual([422, expect.stringContaining('phải khác kho gửi')]);
    const held = await create(goods, 5);
    await act(held.id, 'confirm');
    const late = await keeper.send('PUT', `/goods_transfer/${held.id}`, {
      version: (await read(held.id)).version,
      lines: [{ id: held.lines[0]?.id, quantity: 1 }],
    });
    expect(late.status).toBe(422);
    await act(held.id, 'cancel', { note: 'Cửa hàng đủ hàng' });
    expect(await levels(goods)).toEqual([{ on_hand: 5, reserved: 0 }]);
    const byHand = await keeper.post('/goods_receipt', { warehouse_id: to, kind: 'transfer', lines: [] });
    expect([byHand.status, byHand.body]).toEqual([422, expect.stringContaining('Nhận hàng')]);
    expect((await (await server.login('office')).post('/goods-transfer-list', {})).status).toBe(403);
    expect(await findBroken(run)).toEqual([]);
  });
});
