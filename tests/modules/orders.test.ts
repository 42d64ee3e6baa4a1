import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

interface Failed {
  code: string;
  message: string;
  fields?: { path: string; code: string; message: string }[];
}

const errorOf = ({ json }: Reply): Failed => json['error'] as Failed;
const MANAGER = ['order_manager', 'order_create_single', 'order_detail_price'];

describeOnDatabase('orders by the rules of the specification', (database) => {
  let server: TestServer;
  let admin: Caller;
  let staff: Caller;
  let goods: number[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, staff] = [await server.login('admin'), await server.login('nobody')];
    goods = (await ask<{ id: number }>('select id from goods where customer_id = 1 order by id limit 4')).map(
      ({ id }) => id,
    );
  });
  afterAll(() => server?.close());

  async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows as Row[];
  }

  /** The same person with other rights, from the next request on. */
  async function grant(...permissions: string[]): Promise<void> {
    const [row] = await ask<{ id: number; version: number }>(
      `select id, version from account where username = 'nobody'`,
    );
    const reply = await admin.send('PUT', `/account/${row?.id}`, { version: row?.version, permissions });
    expect(reply.status, reply.body).toBe(200);
  }

  const order = (more: object = {}) => ({
    receiver_name: 'Đặng Thị Hồng',
    receiver_phone: '0912345678',
    receiver_address: '12 Hàng Bông',
    delivery_company: 'self',
    lines: [{ goods_id: goods[0], quantity: 1, unit_price: 100_000 }],
    ...more,
  });

  /** A new order in a state, put there behind the server's back. */
  async function make(status: number): Promise<number> {
    const reply = await admin.post('/order', order());
    expect(reply.status, reply.body).toBe(201);
    await ask('update "order" set status = $1 where id = $2', [status, reply.json['id']]);
    return Number(reply.json['id']);
  }

  test('a line is given a discount by those alone who may give one', async () => {
    await grant(...MANAGER);
    const line = { goods_id: goods[0], quantity: 1, unit_price: 100_000, discount: 5_000 };
    const refused = await staff.post('/order', order({ lines: [line] }));
    expect([refused.status, errorOf(refused).fields]).toMatchObject([
      422,
      [{ path: 'lines.0.discount', code: 'read_only' }],
    ]);
    await grant(...MANAGER, 'order_create_select_discount');
    const made = await staff.post('/order', order({ lines: [line] }));
    expect(made.status, made.body).toBe(201);
    expect(made.json['goods_total']).toBe(95_000);
  });

  test('a line gets no discount by a change either', async () => {
    await grant(...MANAGER, 'order_cancel_and_change');
    const made = await admin.post('/order', order());
    const [line] = made.json['lines'] as { id: number }[];
    const refused = await staff.send('PUT', `/order/${Number(made.json['id'])}`, {
      version: 1,
      lines: [{ id: line?.id, discount: 5_000 }],
    });
    expect([refused.status, errorOf(refused).fields]).toMatchObject([
      422,
      [{ path: 'lines.0.discount', code: 'read_only' }],
    ]);
  });

  test('an order is changed by holders of its code alone', async () => {
    await grant(...MANAGER);
    const id = await make(-100);
    const refused = await staff.send('PUT', `/order/${id}`, { version: 1, note: 'Giao buổi sáng' });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'no_permission']);
    expect((await staff.send('GET', `/order/${id}`)).status).toBe(200);
    await grant(...MANAGER, 'order_cancel_and_change');
    expect((await staff.send('PUT', `/order/${id}`, { version: 1, note: 'Giao buổi sáng' })).status).toBe(
      200,
    );
  });

  test.each([200, 220, 240, 0])('nobody changes an order in state %s', async (status) => {
    const id = await make(status);
    const refused = await admin.send('PUT', `/order/${id}`, { version: 1, note: 'Giao buổi sáng' });
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'invalid_status']);
    expect((await admin.send('GET', `/order/${id}`)).json).toMatchObject({ version: 1, note: null });
  });

  test('who picks one order at a time gets one of a selection', async () => {
    await grant(...MANAGER, 'prevent_pickup_multiple');
    const ids = [await make(40), await make(40), await make(40)];
    const { json } = await staff.post('/order/start_picking', { ids });
    expect(json).toMatchObject({ done: [ids[0]], refused: [{ id: ids[1] }, { id: ids[2] }] });
    const [refused] = json['refused'] as { message: string }[];
    expect(refused?.message).toBe('Bạn đang lấy một đơn khác. Lấy xong đơn đó rồi mới lấy đơn tiếp theo.');
    await staff.post(`/order/${ids[0]}/finish_picking`);
  });

  test('and no second one while the first is being picked', async () => {
    await grant(...MANAGER, 'prevent_pickup_multiple');
    const [first, second] = [await make(40), await make(40)];
    expect((await staff.post(`/order/${first}/start_picking`)).status).toBe(200);
    const refused = await staff.post(`/order/${second}/start_picking`);
    expect([refused.status, errorOf(refused).fields?.[0]?.code]).toEqual([409, 'rule.order.picks_one']);
    expect((await admin.send('GET', `/order/${second}`)).json['status']).toBe(40);
    // What is done, or given back, is not being picked any more.
    expect((await staff.post(`/order/${first}/finish_picking`)).status).toBe(200);
    expect((await staff.post(`/order/${second}/start_picking`)).status).toBe(200);
    expect((await staff.post(`/order/${second}/release_basket`)).status).toBe(200);
    expect((await staff.post(`/order/${first}/reopen_picking`)).status).toBe(403);
    expect((await admin.post(`/order/${first}/reopen_picking`)).status).toBe(200);
    expect((await staff.post(`/order/${second}/start_picking`)).status).toBe(200);
    expect((await staff.post(`/order/${second}/finish_picking`)).status).toBe(200);
  });

  test('while others pick as many as they like, and two at once do not meet', async () => {
    await grant(...MANAGER);
    const ids = [await make(40), await make(40)];
    expect((await staff.post('/order/start_picking', { ids })).json).toMatchObject({
      done: ids,
      refused: [],
    });
    await grant(...MANAGER, 'prevent_pickup_multiple');
    const both = [await make(40), await make(40)];
    const replies = await Promise.all(both.map((id) => staff.post(`/order/${id}/start_picking`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('an empty or missing phone is a wrong phone', async () => {
    for (const receiver_phone of [undefined, null, '', '   ']) {
      const { status, json } = await admin.post('/order', order({ receiver_phone }));
      expect(status).toBe(422);
      expect((json['error'] as Failed).fields).toMatchObject([
        { path: 'receiver_phone', code: 'wrong_phone' },
      ]);
    }
    const made = await admin.post('/order', order());
    const emptied = await admin.send('PUT', `/order/${Number(made.json['id'])}`, {
      version: 1,
      receiver_phone: null,
    });
    expect(errorOf(emptied).fields).toMatchObject([{ path: 'receiver_phone', code: 'wrong_phone' }]);
    const lead = await admin.post('/lead', { name: 'Hồng' });
    expect(errorOf(lead).fields).toMatchObject([{ path: 'phone', code: 'wrong_phone' }]);
  });

  test('an order is held for minutes or hours from now, never until before', async () => {
    const id = await make(-100);
    const hold = (body: object) => admin.post(`/order/${id}/hold`, { hold_reason: 'Khách hẹn', ...body });
    for (const [body, path, code] of [
      [{ hold_for: -1 }, 'hold_for', 'too_small'],
      [{ hold_for: 0 }, 'hold_for', 'too_small'],
      [{ hold_for: 60 * 24 * 61 }, 'hold_for', 'too_big'],
      [{}, 'hold_for', 'is_empty'],
      [{ hold_for: 60, hold_until: '2020-01-01T00:00:00.000Z' }, 'hold_until', 'unknown_field'],
    ] as const) {
      const refused = await hold(body);
      expect([refused.status, errorOf(refused).fields], JSON.stringify(body)).toMatchObject([
        422,
        [{ path, code }],
      ]);
    }
    const before = Date.now();
    const held = await hold({ hold_for: 90 });
    expect(held.status, held.body).toBe(200);
    const until = Date.parse(String(held.json['hold_until']));
    expect(until).toBeGreaterThanOrEqual(before + 90 * 60_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 90 * 60_000);
    // Longer than the company lets orders be held: a rule of the order, told beside what was typed.
    const long = await hold({ hold_for: 60 * 24 * 20 });
    expect([long.status, errorOf(long).fields]).toMatchObject([
      422,
      [{ path: 'hold_for', code: 'rule.order.hold_too_long' }],
    ]);
  });

  test('a line of goods without a price needs one, and keeps it', async () => {
    const made = await admin.post('/goods', { sku: 'KHONG-GIA', name: 'Quà tặng', unit: 'piece' });
    expect(made.status, made.body).toBe(201);
    const line = { goods_id: made.json['id'], quantity: 1 };
    const empty = [422, [{ path: 'lines.0.unit_price', code: 'is_empty' }]];
    const refused = await admin.post('/order', order({ lines: [line] }));
    expect([refused.status, errorOf(refused).fields]).toMatchObject(empty);
    const { json } = await admin.post('/order', order({ lines: [{ ...line, unit_price: 1_000 }] }));
    const [stored] = json['lines'] as [Record<string, unknown>];
    const lines = [{ id: stored['id'], ...line, unit_price: null }];
    const { id, version } = json as { id: number; version: number };
    const emptied = await admin.send('PUT', `/order/${id}`, { version, lines });
    expect([emptied.status, errorOf(emptied).fields]).toMatchObject(empty);
  });

  test('goods that stand in two lines are named as people know them', async () => {
    const [known] = await ask<{ sku: string; name: string }>('select sku, name from goods where id = $1', [
      goods[0],
    ]);
    const line = { goods_id: goods[0], quantity: 1, unit_price: 100_000 };
    const refused = await admin.post('/order', order({ lines: [line, line] }));
    const [field] = errorOf(refused).fields ?? [];
    expect(field).toMatchObject({ path: 'lines.1.goods_id', code: 'duplicate_rows' });
    expect(field?.message).toContain(`"${known?.sku} – ${known?.name}"`);
  });

  test('a number that was wrong is not right again: it must be changed', async () => {
    const made = await admin.post('/lead', { phone: '0912345678', name: 'Hồng' });
    expect(made.status, made.body).toBe(201);
    const url = `/lead/${Number(made.json['id'])}`;
    expect((await admin.post(`${url}/wrong_number`)).status).toBe(200);
    const refused = await admin.post(`${url}/phone_fixed`, { phone: '0912345678' });
    expect([refused.status, errorOf(refused).fields]).toMatchObject([
      409,
      [{ code: 'rule.lead.phone_unchanged' }],
    ]);
    const { version } = (await admin.send('GET', url)).json;
    const put = await admin.send('PUT', url, { version, phone: '0912345679' });
    expect(put.body, 'only where it is looked up again').toContain('read_only');
    const fixed = await admin.post(`${url}/phone_fixed`, { phone: '0912345679' });
    expect(fixed.json).toMatchObject({ queue: 'telesale', wrong_phone: null, phone: '0912345679' });
  });

  test('an order of another source is listed, filtered and downloaded by its word', async () => {
    const code = 'NO-SOURCE-1';
    const of = async (source: number | null, name: string) => {
      const reply = await admin.post('/order', order({ source, customer_order_id: name }));
      expect(reply.status, reply.body).toBe(201);
    };
    await of(null, code);
    await of(5, 'TIKTOK-1');
    await of(1, 'SHOPEE-1');
    const found = async (source: unknown) => {
      const reply = await admin.post('/order-list', { filters: { source }, perPage: 200 });
      const rows = (reply.json['rows'] ?? []) as { customer_order_id: string }[];
      const codes = rows.map((row) => row.customer_order_id);
      return [reply.status, ...[code, 'TIKTOK-1', 'SHOPEE-1'].map((one) => codes.includes(one))];
    };
    expect(await found([null])).toEqual([200, true, false, false]);
    expect(await found([null, 5])).toEqual([200, true, true, false]);
    expect(await found([5])).toEqual([200, false, true, false]);
    // A choice without a word for it has no such value among its codes.
    const refused = await admin.post('/order-list', { filters: { status: [null, 40] } });
    expect([refused.status, errorOf(refused).fields?.[0]?.code]).toEqual([422, 'not_a_choice']);
    const sheet = await admin.post('/order-download', {
      filters: { source: [null], customer_order_id: code },
      columns: ['customer_order_id', 'source'],
      format: 'csv',
    });
    expect(sheet.body).toContain(`${code},Khác`);
  });
});
