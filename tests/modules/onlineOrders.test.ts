import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

interface Failed {
  code: string;
  fields?: { path: string; code: string }[];
}
type Row = Record<string, unknown>;

const failedOf = ({ status, json }: Reply) => {
  const { code, fields } = json['error'] as Failed;
  return [status, ...(fields?.map((field) => `${field.path} ${field.code}`) ?? [code])];
};

describeOnDatabase('online orders of a shop', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let admin: Caller;
  let shop: { id: number; warehouse_id: number };
  let goods: number;
  let order: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [cashier, admin] = [await server.login('cashier'), await server.login('admin')];
    await ask('update promotion set status = 3');
    const pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id;
    const [found] = await ask<{ id: number; warehouse_id: number }>(
      'select id, warehouse_id from pos where id = $1',
      [pos],
    );
    shop = found ?? { id: 0, warehouse_id: 0 };
    await ask('update stock_level set on_hand = 100, reserved = 0 where warehouse_id = $1', [
      shop.warehouse_id,
    ]);
    await ask('update stock_balance set quantity = 100 where warehouse_id = $1', [shop.warehouse_id]);
    goods =
      (await ask<{ id: number }>('select id from goods where customer_id = 1 order by id limit 1'))[0]?.id ??
      0;
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  const make = (caller: Caller, more: object = {}) =>
    caller.post('/order', {
      receiver_name: 'Chị Hoa',
      receiver_phone: '0987000222',
      receiver_address: '12 Hàng Bông',
      delivery_company: 'self',
      cod_amount: 214_200,
      lines: [{ goods_id: goods, quantity: 2, unit_price: 107_100 }],
      ...more,
    });
  const listed = async (caller: Caller) =>
    ((await caller.post('/pos-order-online-list', {})).json['rows'] as Row[]).map((row) => row['id']);

  test('the shop makes orders for itself alone, from its own stock', async () => {
    expect(failedOf(await make(cashier))).toEqual([422, 'pos_id rule.order.own_shop']);
    const [other] = await ask<{ id: number }>('select id from pos where customer_id = 1 and id <> $1', [
      shop.id,
    ]);
    expect(failedOf(await make(cashier, { pos_id: other?.id }))).toEqual([422, 'pos_id rule.order.own_shop']);
    const made = await make(cashier, { pos_id: shop.id });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({ warehouse_id: shop.warehouse_id, goods_total: 214_200 });
    order = Number(made.json['id']);
  });

  test('what its buyer fetches needs no address and no carrier; what was deposited is not paid again', async () => {
    const fetched = { pos_id: shop.id, is_pickup: true, receiver_address: undefined, cod_amount: null };
    const paid = { value: 100_000, date: '2026-11-20', method: 'bank_transfer' };
    const made = await make(cashier, { ...fetched, delivery_company: undefined, payments: [paid] });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({
      receiver_address: null,
      delivery_company: 'self',
      prepay: 100_000,
      cod_expected: 114_200,
    });
    expect(failedOf(await make(cashier, { ...fetched, delivery_company: 'ghn' }))).toEqual([
      422,
      'delivery_company rule.order.pickup_has_no_carrier',
    ]);
    const elsewhere = await make(cashier, { pos_id: shop.id, receiver_address: undefined });
    expect(failedOf(elsewhere)).toEqual([422, 'receiver_address is_empty']);
  });

  test('it sees its own orders with their money, and no others', async () => {
    const foreign = Number((await make(admin)).json['id']);
    expect(await listed(cashier)).toContain(order);
    expect(await listed(cashier)).not.toContain(foreign);
    expect((await cashier.send('GET', `/order/${foreign}`)).status).toBe(404);
    expect((await cashier.send('GET', `/order/${order}`)).json).toMatchObject({ cod_amount: 214_200 });
    expect((await cashier.post(`/order/${foreign}/allocate`)).status).toBe(404);
    expect((await (await server.login('warehouse')).send('GET', `/order/${foreign}`)).status).toBe(200);
  });

  test('it prepares them to the end, and its stock goes out', async () => {
    for (const key of ['allocate', 'start_picking', 'finish_picking', 'pack', 'hand_over']) {
      const reply = await cashier.post(`/order/${order}/${key}`);
      expect(reply.status, `${key} ${reply.body}`).toBe(200);
    }
    const [level] = await ask<Row>(
      'select on_hand, reserved from stock_level where warehouse_id = $1 and goods_id = $2',
      [shop.warehouse_id, goods],
    );
    expect(level).toEqual({ on_hand: 98, reserved: 0 });
    const count = await cashier.post('/pos-order-online-count', { filters: { customer_order_id: '' } });
    expect(count.status, count.body).toBe(200);
  });

  test('it is finished where our own driver or the counter has the money, and says who paid how much how and where', async () => {
    const { json: handed } = await cashier.send('GET', `/order/${order}`);
    expect(handed).toMatchObject({ status: 200, delivery_status: 999 });
    const short = { cod_received: 200_000, received_method: 'bank_transfer', received_code: 'FT1' };
    expect(failedOf(await cashier.post(`/order/${order}/deliver`, short))).toEqual([
      422,
      'cod_received rule.order.received_differs',
    ]);
    const paid = { received_from: 'Chị Lan', received_note: 'Tại quầy, bớt phí giao' };
    const reply = await cashier.post(`/order/${order}/deliver`, { ...short, ...paid });
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ status: 200, delivery_status: 400, ...short, ...paid });
    expect(reply.json['reconciled_at']).not.toBeNull();
    expect((await cashier.post(`/order/${order}/deliver`)).status, 'once').toBe(409);
  });

  test('without an amount all of it came in; what a carrier delivers is not finished by hand', async () => {
    const [whole, carried] = [Number((await make(admin)).json['id']), Number((await make(admin)).json['id'])];
    await ask('update "order" set status = 200, delivery_status = 999 where id = any($1)', [
      [whole, carried],
    ]);
    await ask(`update "order" set delivery_company = 'ghn' where id = $1`, [carried]);
    expect((await admin.post(`/order/${whole}/deliver`)).json).toMatchObject({
      delivery_status: 400,
      cod_received: 214_200,
      received_method: 'cash',
    });
    expect((await admin.post(`/order/${carried}/deliver`)).status).toBe(409);
  });

  test('the shop gives what it lacks to another warehouse, but no order of others', async () => {
    const [other] = await ask<{ id: number }>(
      `select id from warehouse where customer_id = 1 and id <> $1 order by id limit 1`,
      [shop.warehouse_id],
    );
    const own = Number((await make(cashier, { pos_id: shop.id })).json['id']);
    const moved = await cashier.post(`/order/${own}/change_warehouse`, { warehouse_id: other?.id });
    expect(moved.status, moved.body).toBe(200);
    expect(moved.json).toMatchObject({ warehouse_id: other?.id, pos_id: shop.id });
    const foreign = Number((await make(admin)).json['id']);
    expect(
      (await cashier.post(`/order/${foreign}/change_warehouse`, { warehouse_id: other?.id })).status,
    ).toBe(404);
    const many = await admin.post('/order/change_warehouse', { ids: [own], warehouse_id: shop.warehouse_id });
    expect(many.json).toMatchObject({ done: [own] });
  });

  const make1 = async (more: object = {}) =>
    Number((await make(cashier, { pos_id: shop.id, ...more })).json['id']);
  const read = async (id: number) => (await cashier.send('GET', `/order/${id}`)).json;
  const put = async (id: number, body: object) =>
    cashier.send('PUT', `/order/${id}`, { version: (await read(id))['version'], ...body });
  const level = async () =>
    (
      await ask<{ on_hand: number; reserved: number }>(
        'select on_hand, reserved from stock_level where warehouse_id = $1 and goods_id = $2',
        [shop.warehouse_id, goods],
      )
    )[0] ?? { on_hand: 0, reserved: 0 };

  test('the shop changes its own orders, but none that a carrier was given a number for', async () => {
    const own = await make1();
    const changed = await put(own, { receiver_phone: '0987000333', note: 'Gọi trước khi giao' });
    expect(changed.status, changed.body).toBe(200);
    expect(changed.json).toMatchObject({ receiver_phone: '0987000333', note: 'Gọi trước khi giao' });
    await ask(
      `update "order" set status = 40, delivery_company = 'ghn', delivery_order_id = 'GHN1' where id = $1`,
      [own],
    );
    expect(failedOf(await put(own, { receiver_phone: '0987000444' }))).toEqual([
      422,
      ' rule.order.changeable',
    ]);
    expect(await read(own)).toMatchObject({ receiver_phone: '0987000333', delivery_order_id: 'GHN1' });
    expect((await admin.send('PUT', `/order/${own}`, { version: 0, note: '' })).status).toBe(409);
  });

  test('it picks and packs in one step what lies on its own shelves', async () => {
    const own = await make1();
    expect((await cashier.post(`/order/${own}/prepare`)).status, 'before it is allocated').toBe(409);
    await cashier.post(`/order/${own}/allocate`);
    await ask('update "order" set is_pending = true where id = $1', [own]);
    expect((await cashier.post(`/order/${own}/prepare`)).status, 'pending').toBe(409);
    const [other] = await ask<{ id: number; name: string }>(
      'select id, name from warehouse where customer_id = 1 and id <> $1 order by id limit 1',
      [shop.warehouse_id],
    );
    await ask('update "order" set is_pending = false, warehouse_id = $2 where id = $1', [own, other?.id]);
    const elsewhere = await cashier.post(`/order/${own}/prepare`);
    expect(failedOf(elsewhere)).toEqual([422, 'warehouse_id rule.order.prepared_elsewhere']);
    expect(elsewhere.body).toContain(other?.name);
    await ask('update "order" set warehouse_id = $2 where id = $1', [own, shop.warehouse_id]);
    const reply = await cashier.post(`/order/${own}/prepare`);
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ status: 160 });
    const work = await ask<Row>(
      'select type, quantity from warehouse_task where order_id = $1 order by type',
      [own],
    );
    expect(work, 'both are counted').toEqual([
      { type: 3, quantity: 2 },
      { type: 4, quantity: 2 },
    ]);
    const foreign = Number((await make(admin)).json['id']);
    await ask('update "order" set status = 40 where id = $1', [foreign]);
    expect((await admin.post(`/order/${foreign}/prepare`)).status, 'of no shop').toBe(409);
  });

  test('it takes an order back at the counter: the return is closed and its goods are in the shop again', async () => {
    const own = await make1();
    for (const key of ['allocate', 'prepare']) await cashier.post(`/order/${own}/${key}`);
    expect(
      (await cashier.post(`/order/${own}/take_back`, { return_reason: 'refused' })).status,
      'not out yet',
    ).toBe(409);
    await cashier.post(`/order/${own}/hand_over`);
    const out = await level();
    expect(failedOf(await cashier.post(`/order/${own}/take_back`))).toEqual([422, 'return_reason is_empty']);
    expect(await level(), 'refused is unchanged').toEqual(out);
    const back = { return_reason: 'wrong_goods', return_note: 'Khách đổi ý' };
    const reply = await cashier.post(`/order/${own}/take_back`, back);
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toMatchObject({ status: 240 });
    expect(await level()).toEqual({ on_hand: out.on_hand + 2, reserved: out.reserved });
    const [made] = await ask<Row>(
      'select kind, status, reason, note, warehouse_id, returned_quantity, damaged_quantity from goods_return where order_id = $1',
      [own],
    );
    expect(made).toEqual({
      kind: 'buyer',
      status: 'restocked',
      reason: 'wrong_goods',
      note: 'Khách đổi ý',
      warehouse_id: shop.warehouse_id,
      returned_quantity: 2,
      damaged_quantity: 0,
    });
    expect((await cashier.post(`/order/${own}/take_back`, back)).status, 'once').toBe(409);
    const shown = await cashier.post('/pos-order-return-list', { filters: { order_id: [own] } });
    expect(shown.json['rows'], shown.body).toMatchObject([{ reason: 'wrong_goods', returned_quantity: 2 }]);
  });

  test('what comes back broken is in the shop, and not for sale', async () => {
    const own = await make1();
    for (const key of ['allocate', 'prepare', 'hand_over']) await cashier.post(`/order/${own}/${key}`);
    const back = { return_reason: 'defective', return_damaged: true };
    const reply = await cashier.post(`/order/${own}/take_back`, back);
    expect(reply.json, reply.body).toMatchObject({ status: 240 });
    const [made] = await ask<Row>('select damaged_quantity from goods_return where order_id = $1', [own]);
    expect(made).toEqual({ damaged_quantity: 2 });
    const [broken] = await ask<Row>(
      `select quantity from stock_balance where warehouse_id = $1 and goods_id = $2 and quality = 1`,
      [shop.warehouse_id, goods],
    );
    expect(broken).toEqual({ quantity: 2 });
  });

  const readReturns = (own: number) =>
    ask<Row>(
      `select status, is_partial, exported_quantity, returned_quantity, damaged_quantity from goods_return where order_id = $1 order by id`,
      [own],
    );

  /** What the goods report has of an order, added up. */
  async function readSold(own: number): Promise<Record<string, number>> {
    const [order] = await ask<{ code: string }>(
      'select customer_order_id as code from "order" where id = $1',
      [own],
    );
    const filters = { code: order?.code };
    const { json, body } = await admin.post('/sale-line-list', { filters, page: 1 });
    const rows = json['rows'] as Record<string, number>[];
    expect(rows?.length, body).toBeGreaterThan(0);
    const sum = (field: string) => rows.reduce((all, row) => all + (row[field] ?? 0), 0);
    const fields = ['quantity', 'returned_quantity', 'cost_total', 'gross_profit'];
    return Object.fromEntries(fields.map((field) => [field, sum(field)]));
  }

  test('of what a buyer keeps a part, that part stays his: the order is out until the rest is brought', async () => {
    const own = await make1({ lines: [{ goods_id: goods, quantity: 3, unit_price: 100_000 }] });
    for (const key of ['allocate', 'prepare', 'hand_over']) await cashier.post(`/order/${own}/${key}`);
    await ask('update order_line set unit_cost = 40001 where order_id = $1', [own]);
    const out = await level();
    const withBuyer = async () => (await cashier.post('/order-with-buyer', { order_id: own })).json['lines'];
    expect(await withBuyer()).toEqual([{ goods_id: goods, returned_quantity: 3 }]);
    const bring = (line: object, more: object = {}) =>
      cashier.post(`/order/${own}/take_back`, {
        return_reason: 'other',
        lines: [{ goods_id: goods, ...line }],
        ...more,
      });
    expect(failedOf(await bring({ returned_quantity: 4 }))).toEqual([
      422,
      'lines.0.returned_quantity messages.scan_exceeds_export',
    ]);
    expect(failedOf(await bring({ returned_quantity: 2, note: 'Chỉ trả hai' }))).toEqual([
      422,
      'lines.0.note rule.order.part_needs_note',
    ]);
    expect(failedOf(await bring({ returned_quantity: 3, damaged_quantity: 4 }))).toEqual([
      422,
      'lines.0.damaged_quantity rule.order_returned.damaged_within',
    ]);
    expect(failedOf(await bring({ returned_quantity: 0, note: 'Khách chưa mang gì lại' }))).toEqual([
      422,
      'lines messages.no_quantity',
    ]);
    expect(await level(), 'refused is unchanged').toEqual(out);

    const part = { returned_quantity: 2, damaged_quantity: 1, note: 'Khách giữ lại một cái' };
    const first = await bring(part);
    expect(first.status, first.body).toBe(200);
    expect(first.json).toMatchObject({ status: 200, returned_total: 200_000 });
    expect(first.json['returned'], first.body).toMatchObject([{ ...part, amount: 200_000 }]);
    expect((await level()).on_hand).toBe(out.on_hand + 2);
    expect(await readReturns(own)).toEqual([
      {
        status: 'restocked',
        is_partial: true,
        exported_quantity: 3,
        returned_quantity: 2,
        damaged_quantity: 1,
      },
    ]);
    const lost = await ask(
      `select quantity from stock_move where to_place = 'scrap' and document_type = 'order' and document_id = $1`,
      [own],
    );
    expect(lost, 'what he keeps is not lost').toEqual([]);
    expect(await readSold(own), 'what he keeps is what the goods report has of it').toEqual({
      quantity: 3,
      returned_quantity: 2,
      cost_total: 40_001,
      // 100,000 with 8 % in it, less its cost.
      gross_profit: 52_592,
    });

    expect(await withBuyer()).toEqual([{ goods_id: goods, returned_quantity: 1 }]);
    expect(failedOf(await bring({ returned_quantity: 2 }))).toEqual([
      422,
      'lines.0.returned_quantity messages.scan_exceeds_export',
    ]);
    const rest = await bring({ returned_quantity: 1 });
    expect(rest.json, rest.body).toMatchObject({ status: 240, returned_total: 300_000 });
    expect((await level()).on_hand).toBe(out.on_hand + 3);
    expect(await readSold(own), 'all of it is back').toMatchObject({
      quantity: 3,
      returned_quantity: 3,
      cost_total: 0,
    });
    expect((await readReturns(own)).map((one) => [one['is_partial'], one['exported_quantity']])).toEqual([
      [true, 3],
      [false, 1],
    ]);
    const rows = await ask<Row>(
      'select returned_quantity, amount, cost_total from order_returned where order_id = $1 order by id',
      [own],
    );
    expect(rows).toEqual([
      { returned_quantity: 2, amount: 200_000, cost_total: 80_002 },
      { returned_quantity: 1, amount: 100_000, cost_total: 40_001 },
    ]);
  });

  test('an article that is not brought at all needs a word as well', async () => {
    const [other] = await ask<{ id: number }>(
      `select goods_id as id from stock_level where warehouse_id = $1 and goods_id <> $2 and on_hand > 0 order by goods_id limit 1`,
      [shop.warehouse_id, goods],
    );
    const own = await make1({
      lines: [
        { goods_id: goods, quantity: 1, unit_price: 100_000 },
        { goods_id: other?.id, quantity: 1, unit_price: 50_000 },
      ],
    });
    for (const key of ['allocate', 'prepare', 'hand_over']) await cashier.post(`/order/${own}/${key}`);
    const back = { return_reason: 'refused', lines: [{ goods_id: goods, returned_quantity: 1 }] };
    expect(failedOf(await cashier.post(`/order/${own}/take_back`, back))).toEqual([
      422,
      'return_note rule.order.rest_needs_note',
    ]);
    const foreign = { ...back, lines: [{ goods_id: 1_000_000, returned_quantity: 1 }] };
    expect((await cashier.post(`/order/${own}/take_back`, foreign)).status).toBe(422);
    const said = { ...back, return_note: 'Món còn lại khách rất ưng' };
    const reply = await cashier.post(`/order/${own}/take_back`, said);
    expect(reply.json, reply.body).toMatchObject({ status: 200, returned_total: 100_000 });
  });
});
