import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Line {
  id: number;
  goods_id: number;
  quantity: number;
  unit_price: number;
  amount: number;
  sku: string;
}

const receiver = {
  receiver_name: 'Đặng Thị Hồng',
  receiver_phone: '+84 912 345 678',
  receiver_address: '12 Hàng Bông',
};

describeOnDatabases('changing records', (database) => {
  let server: TestServer;
  let admin: Caller;
  let goods: number[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(
        `select t.id from "goods" t join khuon_customer c on c.id = t.customer_id where c.key = 'demo' order by t.id limit 4`,
      );
    goods = rows.map((row) => row.id);
  });
  afterAll(() => server?.close());

  const line = (index: number, more: object = {}) => ({
    goods_id: goods[index],
    quantity: 2,
    unit_price: 100_000,
    ...more,
  });
  const order = (more: object = {}) => ({ ...receiver, lines: [line(0)], ...more });
  const count = async (table: string) =>
    (
      await server.db
        .withoutTenant('maintenance')
        .query<{ n: number }>(`select count(*) as n from "${table}"`)
    ).rows[0]?.n ?? 0;
  const fieldsOf = (json: Record<string, unknown>) =>
    ((json['error'] as { fields?: { path: string; code: string; message: string }[] }).fields ?? []).map(
      ({ path, code }) => ({ path, code }),
    );

  it('normalises, fills defaults and copies, computes, numbers, and starts the workflow', async () => {
    const reply = await admin.post('/order', order({ lines: [line(0, { discount: 5_000 }), line(1)] }));
    expect(reply.status, reply.body).toBe(201);
    expect(reply.json).toMatchObject({
      receiver_phone: '0912345678',
      status: -100,
      goods_total: 395_000,
      goods_quantity: 4,
      delivery_partial: false,
    });
    expect(reply.json['customer_order_id']).toMatch(/^DH\d{11}$/);
    const lines = reply.json['lines'] as Line[];
    expect(lines.map((one) => one.goods_id)).toEqual([goods[0], goods[1]]);
    expect(lines.map((one) => one.amount)).toEqual([195_000, 200_000]);
    expect(lines[0]?.sku).toBe('TS-AT01-S');
  });

  it('reads a phone by the country that stands beside it, sent or stored', async () => {
    const abroad = { receiver_country: 2, receiver_phone: '+63 917 123 4567' };
    const made = await admin.post('/order', order(abroad));
    expect(made.status, made.body).toBe(201);
    expect(made.json['receiver_phone']).toBe('09171234567');
    const id = Number(made.json['id']);
    const put = (body: object) => admin.send('PUT', `/order/${id}`, { version: 1, ...body });
    // A number of country 1, while the stored country is 2.
    const wrong = await put({ receiver_phone: '0912345678' });
    expect([wrong.status, fieldsOf(wrong.json)]).toEqual([
      422,
      [{ path: 'receiver_phone', code: 'wrong_phone' }],
    ]);
    // The stored number is none of the country that comes.
    const moved = await put({ receiver_country: 1 });
    expect([moved.status, fieldsOf(moved.json)]).toEqual([
      422,
      [{ path: 'receiver_phone', code: 'wrong_phone' }],
    ]);
    expect((await put({ receiver_country: 1, receiver_phone: '0912345678' })).status).toBe(200);
    const plain = await admin.post('/order', order({ receiver_phone: '+63 917 123 4567' }));
    expect(fieldsOf(plain.json)).toEqual([{ path: 'receiver_phone', code: 'wrong_phone' }]);
  });

  it('takes a price that was left empty from the goods', async () => {
    const reply = await admin.post('/order', order({ lines: [{ goods_id: goods[0], quantity: 3 }] }));
    expect(reply.status, reply.body).toBe(201);
    const [first] = reply.json['lines'] as Line[];
    const { json } = await admin.send('GET', `/goods/${goods[0]}`);
    expect(first?.unit_price).toBe(json['retail_price']);
    expect(reply.json['goods_total']).toBe(3 * Number(json['retail_price']));
  });

  it('clears what its condition hides and asks for what it requires', async () => {
    const hidden = await admin.post('/order', order({ invoice_name: 'Công ty A' }));
    expect(hidden.json['invoice_name']).toBeNull();
    const empty = await admin.post('/order', order({ publish_invoice: true }));
    expect(fieldsOf(empty.json)).toEqual([{ path: 'invoice_name', code: 'is_empty' }]);
  });

  it('matches child rows by id: changes, adds and removes, each named when wrong', async () => {
    const made = (await admin.post('/order', order({ lines: [line(0), line(1)] }))).json;
    const [first] = made['lines'] as Line[];
    const changed = await admin.send('PUT', `/order/${String(made['id'])}`, {
      version: made['version'],
      lines: [{ id: first?.id, quantity: 5 }, line(2)],
    });
    expect(changed.status, changed.body).toBe(200);
    const lines = changed.json['lines'] as Line[];
    expect(lines.map((one) => [one.id === first?.id, one.quantity])).toEqual([
      [true, 5],
      [false, 2],
    ]);
    expect(changed.json['goods_total']).toBe(700_000);
    const foreign = await admin.send('PUT', `/order/${String(made['id'])}`, {
      version: changed.json['version'],
      lines: [{ id: 1_000_000, quantity: 1 }],
    });
    expect(fieldsOf(foreign.json)).toContainEqual({ path: 'lines.0.id', code: 'reference_not_found' });
  });

  it('leaves absent fields and rows as they are', async () => {
    const made = (await admin.post('/order', order({ note: 'Gọi trước' }))).json;
    const changed = await admin.send('PUT', `/order/${String(made['id'])}`, {
      version: made['version'],
      receiver_city: 'Hà Nội',
    });
    expect(changed.json).toMatchObject({ note: 'Gọi trước', receiver_city: 'Hà Nội', version: 2 });
    expect(changed.json['lines']).toHaveLength(1);
  });

  it('refuses references of another company like missing ones', async () => {
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(
        `select t.id from "goods" t join khuon_customer c on c.id = t.customer_id where c.key = 'other' limit 1`,
      );
    const before = await count('order');
    for (const id of [rows[0]?.id, 99_999_999]) {
      const reply = await admin.post('/order', order({ lines: [line(0, { goods_id: id })] }));
      expect(reply.status).toBe(422);
      expect(fieldsOf(reply.json)).toEqual([{ path: 'lines.0.goods_id', code: 'reference_not_found' }]);
    }
    expect(await count('order')).toBe(before);
  });

  it('does a repeated key once, whatever the number of tries at the same time', async () => {
    const before = await count('order');
    const key = { 'idempotency-key': `k-${database.name}` };
    const replies = await Promise.all(Array.from({ length: 16 }, () => admin.post('/order', order(), key)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await count('order')).toBe(before + 1);
    const other = await admin.post('/order', order({ note: 'khác' }), key);
    expect(other.status).toBe(422);
    expect((other.json['error'] as { code: string }).code).toBe('idempotency_mismatch');
    expect(await count('order')).toBe(before + 1);
  });

  it('keeps one of two changes made from the same version and gives the other what is there', async () => {
    const made = (await admin.post('/order', order())).json;
    const url = `/order/${String(made['id'])}`;
    const replies = await Promise.all(
      ['sáng', 'chiều'].map((note) => admin.send('PUT', url, { version: made['version'], note })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const refused = replies.find((reply) => reply.status === 409);
    expect(refused?.json).toMatchObject({ differs: ['note'], current: { version: 2 } });
  });

  it('names a taken code at its field', async () => {
    const role = { name: `Vai trò ${database.name}`, permissions: [] };
    expect((await admin.post('/role', role)).status).toBe(201);
    const again = await admin.post('/role', role);
    expect(again.status).toBe(409);
    expect(fieldsOf(again.json)).toEqual([{ path: 'name', code: 'rule.role.name_taken' }]);
  });

  it('writes an audit row of what changed, and says of a password only that it changed', async () => {
    const made = (
      await admin.post('/account', {
        username: `thu.${database.name}`,
        display_name: 'Thử',
        password: 'demo-1234',
      })
    ).json;
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ action: string; after: Record<string, unknown> }>(
        `select action, after from khuon_audit where entity = 'account' and record_id = $1`,
        [made['id']],
      );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'create', after: { password: 'changed', display_name: 'Thử' } });
    expect(JSON.stringify(rows)).not.toContain('demo-1234');
  });

  it('removes what nothing points to and refuses the rest', async () => {
    const made = (await admin.post('/role', { name: `Tạm ${database.name}`, permissions: [] })).json;
    expect((await admin.send('DELETE', `/role/${String(made['id'])}`)).status).toBe(200);
    expect((await admin.send('GET', `/role/${String(made['id'])}`)).status).toBe(404);
  });

  it('moves a selection by filter with its exceptions and names who is refused', async () => {
    const ids = [];
    for (let index = 0; index < 3; index++)
      ids.push(
        Number((await admin.post('/order', order({ receiver_city: `Tỉnh ${database.name}` }))).json['id']),
      );
    const reply = await admin.post('/order/mark_out_of_stock', {
      screen: 'orders/list',
      filters: { receiver_city: `Tỉnh ${database.name}` },
      except: [ids[0]],
    });
    expect(reply.status, reply.body).toBe(200);
    expect(reply.json).toEqual({ done: ids.slice(1), refused: [] });
    const again = await admin.post('/order/mark_out_of_stock', { ids });
    expect(again.json['done']).toEqual([ids[0]]);
    expect(
      (again.json['refused'] as { id: number; code: string }[]).map(({ id, code }) => [id, code]),
    ).toEqual(ids.slice(1).map((id) => [id, 'invalid_status']));
  });
});
