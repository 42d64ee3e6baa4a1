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
});
