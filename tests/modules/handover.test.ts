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

describeOnDatabase('parcels from the warehouse to the money', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: number;
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [place] = await ask<{ warehouse_id: number; goods_id: number }>(
      'select warehouse_id, goods_id from stock_level where customer_id = 1 order by id limit 1',
    );
    [warehouse, goods] = [place?.warehouse_id ?? 0, place?.goods_id ?? 0];
    await ask('update stock_level set on_hand = 100, reserved = 0 where warehouse_id = $1', [warehouse]);
    await ask('update stock_balance set quantity = 100 where warehouse_id = $1', [warehouse]);
    await ask('update reservation set status = 0 where warehouse_id = $1', [warehouse]);
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  const level = async () =>
    (
      await ask<{ on_hand: number; reserved: number }>(
        'select on_hand, reserved from stock_level where goods_id = $1 and warehouse_id = $2',
        [goods, warehouse],
      )
    )[0];
  const move = async (id: number, ...keys: string[]): Promise<Row> => {
    let json: Row = {};
    for (const key of keys) {
      const reply = await admin.post(`/order/${id}/${key}`);
      expect(reply.status, `${key} ${reply.body}`).toBe(200);
      json = reply.json;
    }
    return json;
  };

  /** A packed parcel. */
  async function pack(tracking: string, company = 'ghn', cod = 100_000): Promise<number> {
    const made = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id: warehouse,
      delivery_company: company,
      delivery_order_id: tracking,
      cod_amount: cod,
      lines: [{ goods_id: goods, quantity: 1, unit_price: 100_000 }],
    });
    expect(made.status, made.body).toBe(201);
    const id = Number(made.json['id']);
    await move(id, 'allocate', 'start_picking', 'finish_picking', 'pack');
    return id;
  }

  const totalOf = async (id: number) => {
    const { json } = await admin.post('/handover-list', { filters: { 'handover_id.status': ['open'] } });
    return (json['rows'] as Row[]).find((row) => row['id'] === id);
  };

  let parcels: number[];
  let handover: number;

  test('the right parcels go with a carrier, all of the codes or none', async () => {
    parcels = [await pack('GHN001'), await pack('GHN002')];
    const foreign = await pack('SPX001', 'spx');
    const made = await admin.post('/handover', { warehouse_id: warehouse, delivery_company: 'ghn' });
    expect(made.status, made.body).toBe(201);
    handover = Number(made.json['id']);
    const add = (codes: string) => admin.post(`/handover/${handover}/add_parcels`, { codes });
    const before = await level();
    expect(failedOf(await add('GHN001\nSPX001'))).toEqual([422, 'codes rule.handover.wrong_carrier']);
    expect(failedOf(await add('GHN001 nowhere'))).toEqual([422, 'codes rule.handover.unknown']);
    expect(await level()).toEqual(before);
    const added = await add('GHN001; GHN002');
    expect(added.status, added.body).toBe(200);
    expect(await totalOf(handover)).toMatchObject({ package_count: 2, cod_total: 200_000 });
    expect(await level()).toEqual({
      on_hand: (before?.on_hand ?? 0) - 2,
      reserved: (before?.reserved ?? 0) - 2,
    });
    expect(failedOf(await add('GHN001'))).toEqual([422, 'codes rule.handover.not_packed']);
    expect((await admin.send('GET', `/order/${foreign}`)).json['status']).toBe(160);
  });

  test('a parcel comes off an open handover with its stock, and not off a closed one', async () => {
    const [first = 0, second = 0] = parcels;
    const before = await level();
    await move(second, 'undo_handover');
    expect(await totalOf(handover)).toMatchObject({ package_count: 1 });
    expect(await level()).toEqual({
      on_hand: (before?.on_hand ?? 0) + 1,
      reserved: (before?.reserved ?? 0) + 1,
    });
    expect(failedOf(await admin.post(`/handover/${handover}/close`))).toEqual([
      409,
      ' rule.handover.needs_images',
    ]);
    await ask(`update handover set images = '{signed.jpg}' where id = $1`, [handover]);
    const asked = await admin.post('/handover-left', { handover_id: handover });
    expect(asked.json, asked.body).toEqual({ left_count: 1, left_codes: expect.any(String) });
    const named = await admin.post(`/handover/${handover}/close`);
    expect([named.status, named.body]).toEqual([
      422,
      expect.stringContaining(String(asked.json['left_codes'])),
    ]);
    const closed = await admin.post(`/handover/${handover}/close`, { leave: true });
    expect(closed.json, closed.body).toMatchObject({ status: 'closed', missing_count: 1 });
    expect(failedOf(await admin.post(`/order/${first}/undo_handover`))).toEqual([
      409,
      ' rule.order.handover_closed',
    ]);
  });

  test('what carriers owe is told by how long they have had it', async () => {
    const [first = 0, second = 0] = parcels;
    const owe = `update "order" set delivery_status = 250, closed_at = now() - $2::interval where id = $1`;
    const amounts = async (): Promise<Row> => {
      const reply = await admin.post('/cod-report', { filters: { delivery_company: ['ghn'] } });
      expect(reply.status, reply.body).toBe(200);
      const { carriers } = reply.json['tiles'] as { carriers: { rows?: Row[]; groups?: Row[] } };
      return { body: JSON.stringify(carriers) };
    };
    const before = await amounts();
    await ask(owe, [first, '40 days']);
    await ask(owe, [second, '3 days']);
    expect(await amounts()).not.toEqual(before);
    const old = await admin.post('/cod-outstanding-list', { filters: { cod_age: ['older'] } });
    const shown = (old.json['rows'] as Row[]).map((row) => row['id']);
    expect(shown).toContain(first);
    expect(shown).not.toContain(second);
    const cashier = await server.login('cashier');
    expect((await cashier.post('/cod-report', {})).status).toBe(403);
    await ask('update "order" set delivery_status = null where id = $1', [second]);
  });

  test('a statement pays out what was delivered, once, and what differs needs a reason', async () => {
    const [first = 0] = parcels;
    await ask('update "order" set delivery_status = 250 where id = $1', [first]);
    const made = await admin.post('/cod_statement', {
      delivery_company: 'ghn',
      paid_on: '2026-11-20',
      lines: [
        { delivery_order_id: 'GHN001', received: 70_000, fee: 25_000 },
        { delivery_order_id: 'GHN999', received: 50_000 },
      ],
    });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({
      expected: 100_000,
      received: 120_000,
      fee: 25_000,
      difference: 20_000,
      lines: [
        { order_id: first, expected: 100_000, state: 'differs' },
        { order_id: null, expected: null, state: 'unknown' },
      ],
    });
    const id = Number(made.json['id']);
    expect(failedOf(await admin.post(`/cod_statement/${id}/post`))).toEqual([
      409,
      ' rule.cod_statement.needs_reason',
    ]);
    const lines = (made.json['lines'] as { id: number }[]).map((line) => ({ id: line.id, reason: 'Đã hỏi' }));
    const changed = await admin.send('PUT', `/cod_statement/${id}`, { version: 1, lines });
    expect(changed.status, changed.body).toBe(200);
    // The question names what was received.
    const asked = await admin.post('/cod_statement/post/preview', { ids: [id] });
    expect(asked.json).toMatchObject({ total: 1, refused: [], sum: changed.json['received'] });
    expect(Number(asked.json['sum'])).toBeGreaterThan(0);
    const posted = await admin.post(`/cod_statement/${id}/post`);
    expect(posted.json, posted.body).toMatchObject({ status: 'posted' });
    expect((await admin.send('GET', `/order/${first}`)).json).toMatchObject({
      delivery_status: 400,
      cod_received: 70_000,
      delivery_cost: 25_000,
    });
    const again = await admin.post('/cod_statement', {
      delivery_company: 'ghn',
      paid_on: '2026-11-21',
      lines: [{ delivery_order_id: 'GHN001', received: 30_000 }],
    });
    expect(failedOf(again)).toEqual([422, 'lines.0.delivery_order_id rule.cod_statement.paid_twice']);
    expect((await (await server.login('warehouse')).post('/cod-list', {})).status).toBe(403);
  });

  test('chosen orders get one record for each carrier, all of them or none', async () => {
    const [one, two, three] = [await pack('GHN011'), await pack('GHN012'), await pack('SPX011', 'spx')];
    const open = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id: warehouse,
      delivery_company: 'ghn',
      lines: [{ goods_id: goods, quantity: 1, unit_price: 100_000 }],
    });
    const write = (ids: unknown[], key: string, caller = admin) =>
      caller.post(
        '/order-handover-file',
        { ids, driver_name: 'Anh Tuấn', plate: '29C-123.45' },
        { 'idempotency-key': key },
      );
    const before = await level();
    const refused = await write([one, open.json['id']], 'handover-file-1');
    expect(failedOf(refused)).toEqual([422, 'ids rule.handover.not_to_hand_over']);
    expect(refused.body).toContain(open.json['customer_order_id'] as string);
    expect(await level()).toEqual(before);
    expect((await admin.send('GET', `/order/${one}`)).json).toMatchObject({ status: 160, handover_id: null });
    await move(two, 'hand_over');
    const made = await write([one, two, three], 'handover-file-2');
    expect(made.status, made.body).toBe(200);
    const codes = made.json['codes'] as string[];
    expect(codes).toHaveLength(2);
    const { json } = await admin.post('/handover-list', { filters: { 'handover_id.code': codes } });
    const rows = json['rows'] as Row[];
    expect(rows.map((row) => [row['handover_id.delivery_company'], row['package_count']]).toSorted()).toEqual(
      [
        ['ghn', 2],
        ['spx', 1],
      ],
    );
    const again = await write([one], 'handover-file-3');
    expect(again.json, 'what stands on a record already').toEqual({ codes: [expect.stringMatching(/^BG/)] });
    const cashier = await server.login('cashier');
    expect((await write([one], 'handover-file-4', cashier)).status).toBe(403);
  });

  test('another warehouse and another carrier of an order keep its stock in step', async () => {
    const made = await admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id: warehouse,
      delivery_company: 'ghn',
      is_pending: true,
      lines: [{ goods_id: goods, quantity: 2, unit_price: 100_000 }],
    });
    const id = Number(made.json['id']);
    const before = await level();
    expect(await move(id, 'allocate', 'confirm')).toMatchObject({ status: 35, is_pending: false });
    expect(await level()).toEqual({ ...before, reserved: (before?.reserved ?? 0) + 2 });
    const carrier = await admin.post(`/order/${id}/change_carrier`, { delivery_company: 'self' });
    expect(carrier.json, carrier.body).toMatchObject({ status: 40, delivery_company: 'self' });
    const back = await admin.post(`/order/${id}/change_carrier`, { delivery_company: 'spx' });
    expect(back.json).toMatchObject({ status: 35, delivery_order_id: null });
    const [other] = await ask<{ warehouse_id: number }>(
      'select warehouse_id from stock_level where goods_id = $1 and warehouse_id <> $2 order by id limit 1',
      [goods, warehouse],
    );
    await ask('update stock_level set on_hand = 100, reserved = 0 where warehouse_id = $1', [
      other?.warehouse_id,
    ]);
    for (const place of [other?.warehouse_id, warehouse]) {
      const moved = await admin.post(`/order/${id}/change_warehouse`, { warehouse_id: place });
      expect(moved.json, moved.body).toMatchObject({ status: 35, warehouse_id: place });
      expect((await level())?.reserved).toBe((before?.reserved ?? 0) + (place === warehouse ? 2 : 0));
    }
    expect(await move(id, 'release_stock')).toMatchObject({ status: 20 });
    expect(await level()).toEqual(before);
  });
});
