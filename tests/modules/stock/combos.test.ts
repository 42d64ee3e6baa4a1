import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('combos', (database) => {
  let server: TestServer;
  let admin: Caller;
  /** Two articles with 129,000 and 89,000 as their price: seven and three pieces are there. */
  let parts: number[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    parts = [await stockGoods('CB-A', 129_000, 7), await stockGoods('CB-B', 89_000, 3)];
  });
  afterAll(() => server.close());

  async function stockGoods(sku: string, price: number, onHand: number): Promise<number> {
    const body = { sku, name: `Hàng ${sku}`, unit: 'piece', retail_price: price };
    const id = Number((await admin.post('/goods', body)).json['id']);
    await server.db.withoutTenant('maintenance').query(
      `insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved)
select 1, $1, min(id), $2, 0 from warehouse where customer_id = 1`,
      [id, onHand],
    );
    return id;
  }

  const combo = (more: object = {}) => ({
    code: 'CB-1',
    name: 'Combo thử',
    retail_price: 299_000,
    items: [
      { goods_id: parts[0], quantity: 2 },
      { goods_id: parts[1], quantity: 1 },
    ],
    ...more,
  });
  const codesOf = (json: Record<string, unknown>) =>
    (json['error'] as { fields?: { path: string; code: string }[] }).fields;

  it('cost what their parts cost, less what is saved, and are there as often as their shortest part allows', async () => {
    const reply = await admin.post('/combo', combo());
    expect(reply.status, reply.body).toBe(201);
    expect(reply.json).toMatchObject({ item_count: 3, items_price: 347_000, saving: 48_000 });
    const { json } = await admin.post('/combo-list', { filters: { 'combo_id.code': 'CB-1' } });
    expect(json['rows']).toMatchObject([{ quantity: 3 }]);
    const more = await admin.post(
      '/combo',
      combo({ code: 'CB-2', items: [{ goods_id: parts[0], quantity: 4 }] }),
    );
    expect(more.status, more.body).toBe(201);
    const shorter = await admin.post('/combo-list', { filters: { 'combo_id.code': 'CB-2' } });
    expect(shorter.json['rows']).toMatchObject([{ quantity: 1 }]);
  });

  it('have a barcode each (spec 5), which no article has', async () => {
    const barcode = '8939777700001';
    expect((await admin.post('/combo', combo({ code: 'CB-V1', barcode }))).status).toBe(201);
    const twice = await admin.post('/combo', combo({ code: 'CB-V2', barcode }));
    expect([twice.status, codesOf(twice.json)]).toMatchObject([
      409,
      [{ path: 'barcode', code: 'rule.combo.barcode_taken' }],
    ]);
    await server.db
      .withoutTenant('maintenance')
      .query(`update goods set barcode = '8939777700002' where id = $1`, [parts[0]]);
    const goods = await admin.post('/combo', combo({ code: 'CB-V2', barcode: '8939777700002' }));
    expect([goods.status, codesOf(goods.json)]).toMatchObject([
      422,
      [{ path: 'barcode', code: 'rule.combo.barcode_of_goods' }],
    ]);
  });

  it('are found by a part of them, whichever part that is', async () => {
    const other = await stockGoods('CB-C', 10_000, 5);
    const made = await admin.post(
      '/combo',
      combo({ code: 'CB-P', items: [{ goods_id: other, quantity: 3 }] }),
    );
    expect(made.status, made.body).toBe(201);
    const found = async (goods: readonly unknown[]) =>
      (
        (await admin.post('/combo-list', { filters: { 'combo_id.items.goods_id': goods } })).json[
          'rows'
        ] as Record<string, unknown>[]
      ).map((row) => row['combo_id.code']);
    expect(await found([other])).toEqual(['CB-P']);
    expect(await found([parts[1]])).toContain('CB-1');
    expect(await found([parts[1]])).not.toContain('CB-P');
    const { json } = await admin.post('/combo-count', { filters: { 'combo_id.items.goods_id': [other] } });
    expect(json['total']).toBe(1);
  });

  it('are copied under a code of their own; none is a part of another one', async () => {
    const { id } = (await admin.post('/combo', combo({ code: 'CB-6' }))).json;
    expect((await admin.post(`/combo/${Number(id)}/copy_combo`)).status).toBe(200);
    expect((await admin.post(`/combo/${Number(id)}/copy_combo`)).status).toBe(200);
    const { json } = await admin.post('/combo-list', { filters: { 'combo_id.code': 'CB-6-' } });
    expect(json['rows']).toMatchObject([{ 'combo_id.code': 'CB-6-2' }, { 'combo_id.code': 'CB-6-3' }]);
    const shown = await admin.post('/combo-part-list', { filters: { combo_id: [id] } });
    expect(shown.json['rows']).toMatchObject([
      { available: 7, possible: 3 },
      { available: 3, possible: 3 },
    ]);
    const packed = await admin.post(
      '/combo',
      combo({ code: 'CB-7', barcode: '8940000000024', is_physical: true }),
    );
    const items = [{ goods_id: packed.json['goods_id'], quantity: 2 }];
    const nested = await admin.post('/combo', combo({ code: 'CB-8', items }));
    expect([nested.status, codesOf(nested.json)]).toMatchObject([422, [{ code: 'rule.combo.nested' }]]);
  });

  it('are refused with less than two pieces, with a part twice, and with the barcode of another', async () => {
    const one = await admin.post(
      '/combo',
      combo({ code: 'CB-3', items: [{ goods_id: parts[0], quantity: 1 }] }),
    );
    expect([one.status, codesOf(one.json)]).toMatchObject([422, [{ path: 'items' }]]);
    const twice = [
      { goods_id: parts[0], quantity: 1 },
      { goods_id: parts[0], quantity: 1 },
    ];
    expect((await admin.post('/combo', combo({ code: 'CB-3', items: twice }))).status).toBe(422);
    const taken = { code: 'CB-4', barcode: '8940000000017' };
    expect((await admin.post('/combo', combo(taken))).status).toBe(201);
    const again = await admin.post('/combo', combo({ ...taken, code: 'CB-5' }));
    expect([again.status, codesOf(again.json)]).toMatchObject([409, [{ path: 'barcode' }]]);
  });

  const place = async () => {
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ warehouse_id: number }>('select warehouse_id from stock_level where goods_id = $1', [
        parts[0],
      ]);
    return rows[0]?.warehouse_id;
  };
  const order = async (lines: unknown) =>
    admin.post('/order', {
      warehouse_id: await place(),
      receiver_name: 'Lan',
      receiver_phone: '0912345678',
      receiver_country: 1,
      receiver_address: '12 Lý Thường Kiệt',
      lines,
    });
  const linesOf = (json: Record<string, unknown>) =>
    (json['lines'] as Record<string, unknown>[]).map(({ goods_id, quantity, unit_price, discount }) => [
      goods_id,
      quantity,
      unit_price,
      discount,
    ]);

  it('are sold as their parts, which cost together what the combo costs', async () => {
    const { rows: found } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(`select id from combo where code = 'CB-1'`);
    const combo_id = Number(found[0]?.id);
    const told = await admin.post('/combo-lines', { combo_id, quantity: 2 });
    const rows = told.json['rows'] as Record<string, unknown>[];
    // 4 × 129,000 + 2 × 89,000 = 694,000 for 598,000: 96,000 less, shared by what the parts cost.
    expect(rows, told.body).toEqual([
      { goods_id: parts[0], quantity: 4, unit_price: 129_000, discount: 71_378, combo_id },
      { goods_id: parts[1], quantity: 2, unit_price: 89_000, discount: 24_622, combo_id },
    ]);
    // Whatever price or discount is sent, the combo costs what it costs.
    const sent = rows.map((row) => ({ ...row, unit_price: 1, discount: 0 }));
    const made = await order([...sent, { goods_id: parts[1], quantity: 1, unit_price: 89_000 }]);
    expect(made.status, made.body).toBe(201);
    expect(linesOf(made.json)).toEqual([
      [parts[0], 4, 129_000, 71_378],
      [parts[1], 2, 89_000, 24_622],
      [parts[1], 1, 89_000, 0],
    ]);
    const [first, second, third] = made.json['lines'] as { id: number; quantity: number }[];
    const id = Number(made.json['id']);
    const more = await admin.send('PUT', `/order/${id}`, {
      version: made.json['version'],
      lines: [{ id: first?.id, quantity: 2 }, { id: second?.id, quantity: 1 }, { id: third?.id }],
    });
    expect(more.status, more.body).toBe(200);
    expect(linesOf(more.json)).toMatchObject([
      [parts[0], 2, 129_000, 35_689],
      [parts[1], 1, 89_000, 12_311],
      [parts[1], 1, 89_000, 0],
    ]);
    const items = [{ goods_id: parts[0], quantity: 3 }];
    const reshaped = await admin.send('PUT', `/combo/${combo_id}`, { version: 1, items });
    expect(codesOf(reshaped.json), reshaped.body).toMatchObject([{ path: 'items', code: 'rule.combo.sold' }]);
    const part = await order(sent.slice(0, 1));
    expect([part.status, codesOf(part.json)], part.body).toMatchObject([
      422,
      [{ path: 'lines.0.combo_id', code: 'rule.order.combo_parts' }],
    ]);
    await server.db
      .withoutTenant('maintenance')
      .query(`update combo set to_date = '2020-01-01' where id = $1`, [combo_id]);
    const late = await order(sent);
    expect(codesOf(late.json), late.body).toMatchObject([
      { path: 'lines.0.combo_id', code: 'rule.order.combo_not_sold' },
    ]);
    const kept = await admin.send('PUT', `/order/${id}`, { version: more.json['version'], note: 'Gấp' });
    expect(kept.status, kept.body).toBe(200);
  });
});
