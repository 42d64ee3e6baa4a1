import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases, type TestDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { toUpload, toWorkbook } from '../import/sheets.ts';

/*
 * The twin databases of `list/twins.test.ts` for what changes: two companies whose orders differ only in what the caller
 * may not see (order_detail_price) answer every changing call alike, refusals included, and stay alike in what he sees.
 */

/** Hidden money of the one twin: above every limit, and found in an answer at a glance. */
const MARKS = /87654\d\d|76543\d\d|65432\d\d/;

/** Two companies are loaded one after the other. */
const TWO_STARTS_MS = 240_000;

interface Line {
  id: number;
  goods_id: number;
  quantity: number;
}

interface Side {
  server: TestServer;
  caller: Caller;
}

describeOnDatabases('twins that are changed', (database) => {
  let sides: Side[];
  let orders: number[];

  beforeAll(async () => {
    sides = [await open(database, true), await open(database, false)];
    orders = (
      await find<{ id: number }>(
        0,
        `select id from "order" where customer_id = 1 and create_method = 1 and status = -100 and shop_connection_id is null order by id`,
      )
    ).map(({ id }) => id);
    expect(orders.length).toBeGreaterThan(3);
  }, TWO_STARTS_MS);
  afterAll(() => Promise.all((sides ?? []).map(({ server }) => server.close())));

  const find = async <Row extends object>(at: number, sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await (sides[at] as Side).server.db.withoutTenant('maintenance').query<Row>(sql, values)).rows;

  async function both(call: (caller: Caller, server: TestServer) => Promise<Reply>): Promise<Reply> {
    const replies = [];
    for (const { caller, server } of sides) replies.push(await call(caller, server));
    const [one, other] = replies as [Reply, Reply];
    expect(plain(other)).toBe(plain(one));
    expect(one.body).not.toMatch(MARKS);
    expect(one.status, one.body).toBeLessThan(500);
    return one;
  }

  const put = (id: number, body: object): Promise<Reply> =>
    both((caller) => caller.send('PUT', `/order/${id}`, body));

  async function versionOf(id: number): Promise<number> {
    const { json } = await both((caller) => caller.send('GET', `/order/${id}`));
    return Number(json['version']);
  }

  it('saves what touches no hidden value, whatever the hidden ones are', async () => {
    const [id = 0] = orders;
    const saved = await put(id, { version: await versionOf(id), note: 'Gọi trước khi giao' });
    expect(saved.status, saved.body).toBe(200);
  });

  it('shows a conflict as any reading of the record does', async () => {
    const [id = 0] = orders;
    const read = await both((caller) => caller.send('GET', `/order/${id}`));
    const lines = (read.json['lines'] as Line[]).map(({ id, quantity }) => ({ id, quantity }));
    const refused = await put(id, { version: 0, note: 'khác', lines });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ current: read.json, differs: ['note'] });
    expect(JSON.stringify(refused.json['current'])).not.toMatch(/unit_price|discount|amount/);
    const other = await put(id, { version: 0, lines: lines.map((line) => ({ ...line, quantity: 9 })) });
    expect(other.json['differs']).toEqual(['lines']);
  });

  it('keeps hidden values of lines: by id they stay, without their ids the lines are refused', async () => {
    const [, id = 0] = orders;
    const stored = () =>
      find<Line>(
        0,
        'select id, unit_price, discount from order_line where order_id = $1 and deleted_at is null order by id',
        [id],
      );
    const before = await stored();
    const { json } = await both((caller) => caller.send('GET', `/order/${id}`));
    const lines = json['lines'] as Line[];
    const version = json['version'];
    const bare = lines.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
    for (const rows of [bare, [], [...bare, ...bare], lines.slice(1).map((one) => ({ id: one.id }))]) {
      const refused = await put(id, { version, lines: rows });
      expect([refused.status, fieldsOf(refused)], refused.body).toEqual([
        422,
        expect.arrayContaining([{ path: 'lines', code: 'row_protected' }]),
      ]);
    }
    const more = lines.map((one) => ({ id: one.id, quantity: one.quantity + 1 }));
    const changed = await put(id, { version, lines: more });
    expect(changed.status, changed.body).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('answers new orders, transitions, selections and refusals alike', async () => {
    const [, , id = 0, next = 0] = orders;
    const goods = (
      await find<{ goods_id: number }>(0, 'select goods_id from order_line where order_id = $1', [id])
    )[0];
    const receiver = { receiver_name: 'Lê Mai', receiver_phone: '0912345678', receiver_address: '1 Lê Lợi' };
    const lines = [{ goods_id: goods?.goods_id, quantity: 2 }];
    const made = await both((caller) => caller.post('/order', { ...receiver, lines }));
    expect(made.status, made.body).toBe(201);
    await both((caller) => caller.post('/order', { ...receiver, lines: [...lines, { quantity: 0 }] }));
    await both((caller) => caller.post('/order', { ...receiver, cod_amount: 9_999_999, lines }));
    const version = await versionOf(id);
    for (const body of [
      { cod_amount: 5 },
      { lines: [{ id: 1, unit_price: 5 }] },
      { goods_total: 5 },
      { note: 5 },
    ])
      await put(id, { version, ...body });
    for (const url of ['mark_out_of_stock', 'mark_out_of_stock', 'hand_over', 'make_ready', 'nothing'])
      await both((caller) => caller.post(`/order/${id}/${url}`));
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await both((caller) =>
      caller.post(`/order/${next}/hold`, { hold_until: until, hold_reason: 'khách hẹn' }),
    );
    await both((caller) => caller.post('/order/make_ready/preview', { ids: orders }));
    await both((caller) => caller.post('/order/make_ready', { ids: orders }));
    await both((caller) => caller.post(`/order/${next}/cancel`, { cancel_reason: 'customer', version: 1 }));
    await both((caller) => caller.send('DELETE', `/order/${next}`));
    await both((caller) => caller.send('GET', `/order/${next}`));
  });

  it('answers a sheet alike, with its file of errors', async () => {
    const skus = await find<{ sku: string }>(
      0,
      'select sku from goods where customer_id = 1 order by id limit 1',
    );
    const head = ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng'];
    const row = (code: string, count: number) => [code, 'Lê Mai', 912345678, '1 Lê Lợi', skus[0]?.sku, count];
    const bytes = await toWorkbook([head, row('TW1', 2), row('TW2', 0)]);
    const { payload, type } = toUpload({ name: 'đơn.xlsx', bytes });
    const refused = await both((caller, server) => upload(server, caller, payload, type));
    expect(refused.json).toMatchObject({ accepted: 1, rejected: 1 });
  });
});

/** A company whose hidden money is this or that; a limit lies between the two. */
async function open(database: TestDatabases, isMarked: boolean): Promise<Side> {
  const server = await startTestServer(database, { rows: 12 });
  const admin = await server.login('admin');
  await admin.send('PUT', '/setting/own', { order_cod_limit: 5_000_000 });
  const money = (mark: number, other: number) => `${isMarked ? mark : other} + id % 90`;
  await server.db.withoutTenant('maintenance').script(`
update "order" set status = -100, warehouse_id = null, cod_amount = ${money(8_765_400, 1_000)}, prepay = ${money(8_765_400, 1_000)}, discount = ${money(8_765_400, 7)},
 insurance_value = ${money(8_765_400, 3)}, delivery_cost = ${money(8_765_400, 5)}, goods_total = ${money(7_654_300, 40)};
update order_line set unit_price = ${money(7_654_300, 90_000)}, discount = ${money(6_543_200, 11)}, amount = ${money(7_654_300, 500)};`);
  return { server, caller: await server.login('warehouse') };
}

async function upload(server: TestServer, { token }: Caller, payload: Buffer, type: string): Promise<Reply> {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: '/api/order-import',
    headers: {
      authorization: `Bearer ${token}`,
      'x-client-key': 'khuon',
      'accept-language': 'vi',
      'content-type': type,
    },
    payload,
  });
  return { status: statusCode, headers, body, json: JSON.parse(body) as Record<string, unknown> };
}

/** An answer without what differs by nature. */
const plain = ({ status, body }: Reply): string =>
  `${status} ${body.replaceAll(/"(request_id|[a-z_]+_at|hold_until|sla_ship_by)":"[^"]*"/g, '')}`;

const fieldsOf = ({ json }: Reply) =>
  ((json['error'] as { fields?: { path: string; code: string }[] } | undefined)?.fields ?? []).map(
    ({ path, code }) => ({ path, code }),
  );
