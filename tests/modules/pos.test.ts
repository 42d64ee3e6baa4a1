import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

interface Goods {
  id: number;
  sku: string;
  barcode: string;
  retail_price: number;
}

describeOnDatabase('the till', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let goods: Goods[];
  let pos: number;
  let otherPos: number;
  /** The last bill of the demo. */
  let last: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    cashier = await server.login('cashier');
    // What goods cost without promotions is asked here.
    await ask(`update promotion set status = 3`);
    const { json } = await cashier.post('/me');
    pos = (json['pos'] as { id: number }[])[0]?.id ?? 0;
    goods = await ask<Goods>(
      'select id, sku, barcode, retail_price from goods where customer_id = 1 and retail_price > 0 order by id limit 2',
    );
    otherPos =
      (await ask<{ id: number }>('select id from pos where customer_id = 1 and id <> $1 limit 1', [pos]))[0]
        ?.id ?? 0;
    last = (await ask<{ id: number }>('select max(id) as id from pos_sale'))[0]?.id ?? 0;
    // A hundred of each lie in the shop, in one piece.
    await ask(
      `update stock_level l set on_hand = 100, reserved = 0 from pos p where p.warehouse_id = l.warehouse_id and p.id = $1`,
      [pos],
    );
    await ask(
      `update stock_balance b set quantity = 100 from pos p where p.warehouse_id = b.warehouse_id and p.id = $1`,
      [pos],
    );
  });
  afterAll(() => server?.close());

  async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows as Row[];
  }
  const [first, second] = [() => goods[0] as Goods, () => goods[1] as Goods];
  const cart = () => ({
    pos_id: pos,
    total: 2 * first().retail_price + second().retail_price,
    cash: 2 * first().retail_price + second().retail_price + 7_000,
    buyer_phone: '0987000222',
    buyer_name: 'Chị Hoa',
    lines: [
      { goods_id: first().id, quantity: 2 },
      { goods_id: second().id, quantity: 1 },
    ],
  });
  /** On hand of both goods in the shop. */
  const stock = async () =>
    (
      await ask<{ on_hand: number }>(
        'select l.on_hand from stock_level l join pos p on p.warehouse_id = l.warehouse_id where p.id = $1 and l.goods_id = any($2::int8[]) order by l.goods_id',
        [pos, goods.map(({ id }) => id)],
      )
    ).map(({ on_hand }) => on_hand);
  const bills = () =>
    ask<{ code: string; pos_id: number }>('select code, pos_id from pos_sale where id > $1 order by id', [
      last,
    ]);

  test('finds goods by the whole barcode or SKU, else by words', async () => {
    const find = async (text: string) =>
      ((await cashier.post('/pos/find-goods', { pos_id: pos, text })).json['goods'] as Goods[]).map(
        ({ id }) => id,
      );
    expect(await find(first().barcode)).toEqual([first().id]);
    expect(await find(second().sku.toLowerCase())).toEqual([second().id]);
    expect(await find(first().sku.slice(0, 3))).toContain(second().id);
    expect(await find('không có gì như thế')).toEqual([]);
  });

  test('makes one bill of a cart, however often it is sent, and remembers who bought', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [reply, again] = [
      await cashier.post('/pos/check-out', cart(), headers),
      await cashier.post('/pos/check-out', cart(), headers),
    ];
    expect(reply.status, reply.body).toBe(200);
    expect(again.json).toEqual(reply.json);
    expect(reply.json).toMatchObject({ change: 7_000, code: expect.stringMatching(/^HD/) as string });
    expect(await bills()).toEqual([{ code: reply.json['code'], pos_id: pos }]);
    expect(await stock()).toEqual([98, 99]);
    const moves = await ask(
      `select goods_id, quantity, from_place, to_place, document_type from stock_move where document_code = $1 order by goods_id`,
      [reply.json['code']],
    );
    const sold = { from_place: 'stock', to_place: 'customer', document_type: 'pos_sale' };
    expect(moves).toEqual([
      { ...sold, goods_id: first().id, quantity: 2 },
      { ...sold, goods_id: second().id, quantity: 1 },
    ]);
    const { json } = await cashier.send('GET', `/pos_sale/${Number(reply.json['sale_id'])}`);
    expect(json).toMatchObject({
      total: cart().total,
      goods_quantity: 3,
      change: 7_000,
      buyer_phone: '0987000222',
    });
    const { json: known } = await cashier.post('/pos-get-buyers', { phone: '0987000222' });
    expect(known['rows']).toMatchObject([{ name: 'Chị Hoa' }]);
  });

  test('nobody changes what a bill has sold', async () => {
    const id = (await ask<{ id: number }>('select max(id) as id from pos_sale where pos_id = $1', [pos]))[0]
      ?.id;
    const { json } = await cashier.send('GET', `/pos_sale/${id}`);
    const lines = (json['lines'] as object[]).map((line) => ({ ...line, quantity: 1, unit_price: 1 }));
    const reply = await cashier.send('PUT', `/pos_sale/${id}`, { version: json['version'], lines });
    const after = await cashier.send('GET', `/pos_sale/${id}`);
    expect(after.json['total'], reply.body).toBe(json['total']);
  });

  test('refuses what is not what the till has shown, and leaves nothing', async () => {
    const before = await bills();
    const refused = async (body: object) => {
      const { status, json } = await cashier.post('/pos/check-out', { ...cart(), ...body });
      const { fields } = json['error'] as { fields: { path: string; code: string }[] };
      return [status, ...fields.map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await refused({ total: 1 })).toEqual([422, 'total rule.check-out.price_changed']);
    expect(await refused({ cash: 5 })).toEqual([422, 'cash rule.pos_sale.paid_enough']);
    expect(await refused({ pos_id: otherPos })).toEqual([422, 'pos_id reference_not_found']);
    expect(await refused({ bank_transfer: cart().total + 1 })).toEqual([
      422,
      'bank_transfer rule.check-out.transfer_above_total',
    ]);
    expect(await refused({ lines: [{ goods_id: first().id, quantity: -1 }] })).toEqual([
      422,
      'lines.0.quantity rule.check-out.quantity',
    ]);
    expect(await refused({ lines: [] })).toEqual([422, 'lines is_empty']);
    expect(await refused({ lines: [{ goods_id: 999_999, quantity: 1 }] })).toEqual([
      422,
      'lines.0.goods_id reference_not_found',
    ]);
    const many = { lines: [{ goods_id: first().id, quantity: 99 }], total: 99 * first().retail_price };
    expect(await refused({ ...many, cash: many.total })).toEqual([422, 'lines rule.check-out.short']);
    expect(await bills()).toEqual(before);
    expect(await stock()).toEqual([98, 99]);
  });

  test('shows bills to the staff of their shop', async () => {
    const [{ code } = { code: '' }] = await bills();
    const list = async (caller: Caller) =>
      (await caller.post('/pos-sale-list', { filters: { code } })).json['rows'] as unknown[];
    expect(await list(cashier)).toHaveLength(1);
    await ask('update pos_sale set pos_id = $1 where id > $2', [otherPos, last]);
    expect(await list(cashier)).toEqual([]);
    expect(await list(await server.login('admin'))).toHaveLength(1);
    expect((await (await server.login('warehouse')).post('/pos/check-out', cart())).status).toBe(403);
  });

  test('a sale that waited for the network is one bill, of the moment when it was paid, however often it is sent', async () => {
    const [shift] = await ask<{ opened_at: string }>(
      `select to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at from pos_shift where pos_id = $1 and status = 'open'`,
      [pos],
    );
    const opened = Date.parse(shift?.opened_at ?? '');
    const send = async (operation: string, sold: number) => {
      const body = { ...cart(), operation, sold_at: new Date(sold).toISOString() };
      const { status, json, body: text } = await cashier.post('/pos/check-out', body);
      expect(status, text).toBe(200);
      const [bill] = await ask<{ paid: number }>(
        `select (extract(epoch from paid_at) * 1000)::int8 as paid from pos_sale where code = $1`,
        [json['code']],
      );
      return { json, paid: bill?.paid };
    };
    const before = await bills();
    const one = await send('op-1', opened + 5);
    const again = await send('op-1', opened + 5);
    expect(again.json).toEqual(one.json);
    expect(one.paid).toBe(opened + 5);
    // A clock that goes wrong makes no bill of another shift.
    expect((await send('op-2', opened - 3_600_000)).paid).toBe(opened);
    expect(await bills()).toHaveLength(before.length + 2);
  });

  test('a till is given all goods of its shop, with prices', async () => {
    const { status, json } = await cashier.post('/pos/till-goods', { pos_id: pos });
    const goods = json['goods'] as { id: number; sku: string; retail_price: number; available: number }[];
    expect(status).toBe(200);
    expect(goods.find(({ id }) => id === first().id)).toMatchObject({ retail_price: first().retail_price });
    const combos = goods.filter(({ id }) => id < 0);
    expect(combos.length).toBeGreaterThan(0);
    for (const combo of combos) {
      const asked = await cashier.post('/pos/find-goods', { pos_id: pos, text: combo.sku });
      expect(asked.json['goods'], 'the same as when it is asked for').toContainEqual(combo);
    }
    expect((await cashier.post('/pos/till-goods', { pos_id: otherPos })).status).toBe(422);
  });
});
