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

describeOnDatabase('goods kept for a consignee', (database) => {
  let server: TestServer;
  let admin: Caller;
  let place: { warehouse_id: number; goods_id: number };
  let consignee: number;
  let id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [found] = await ask<typeof place>(
      'select warehouse_id, goods_id from stock_level where customer_id = 1 order by id limit 1',
    );
    place = found ?? { warehouse_id: 0, goods_id: 0 };
    await ask(
      'update stock_level set on_hand = 100, reserved = 0 where warehouse_id = $1 and goods_id = $2',
      [place.warehouse_id, place.goods_id],
    );
    await ask('update stock_balance set quantity = 100 where warehouse_id = $1 and goods_id = $2', [
      place.warehouse_id,
      place.goods_id,
    ]);
    consignee =
      (await ask<{ id: number }>('select id from consignee where customer_id = 1 order by id limit 1'))[0]
        ?.id ?? 0;
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  const reserved = async () =>
    (
      await ask<{ reserved: number }>(
        'select reserved from stock_level where warehouse_id = $1 and goods_id = $2',
        [place.warehouse_id, place.goods_id],
      )
    )[0]?.reserved;
  const make = (quantity: number) =>
    admin.post('/consignment', {
      consignee_id: consignee,
      warehouse_id: place.warehouse_id,
      expires_on: '2099-01-01',
      lines: [{ goods_id: place.goods_id, quantity, unit_price: 80_000 }],
    });
  const draw = (quantity: number, more: object = {}) =>
    admin.post(`/consignment/${id}/release_goods`, {
      lines: [{ goods_id: place.goods_id, quantity }],
      ...more,
    });

  test('saving keeps the goods back, all of them or none', async () => {
    expect(failedOf(await make(101))).toEqual([422, 'lines.0.quantity messages.not_enough_stock']);
    expect(await reserved()).toBe(0);
    const made = await make(100);
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({ status: 1, quantity: 100, remaining: 100, value: 8_000_000 });
    expect(await reserved()).toBe(100);
    id = Number(made.json['id']);
  });

  test('what is drawn becomes an order for the consignee, with the goods that were kept', async () => {
    const drawn = await draw(40);
    expect(drawn.json, drawn.body).toMatchObject({ status: 2, released_quantity: 40, remaining: 60 });
    expect(await reserved()).toBe(100);
    const [order] = await ask<Row>(
      'select create_method, status, goods_quantity, goods_total from "order" where consignment_id = $1',
      [id],
    );
    expect(order).toMatchObject({ create_method: 11, goods_quantity: 40, goods_total: 3_200_000 });
    expect([35, 40]).toContain(order?.['status']);
    expect(failedOf(await draw(61))).toEqual([422, 'lines.0.quantity rule.consignment.released_above']);
    const { json } = await admin.send('GET', `/consignment/${id}`);
    const fixed = await admin.send('PUT', `/consignment/${id}`, {
      version: json['version'],
      lines: [{ goods_id: place.goods_id, quantity: 5 }],
    });
    expect(fixed.status).toBe(422);
    expect(await reserved()).toBe(100);
  });

  test('the rest may go free, and then it is over', async () => {
    const rest = await admin.post(`/consignment/${id}/release_goods`, { as_order: false });
    expect(rest.json, rest.body).toMatchObject({ status: 3, remaining: 0 });
    expect(await reserved()).toBe(40);
    expect((await draw(1)).status).toBe(409);
    const other = Number((await make(10)).json['id']);
    expect(await reserved()).toBe(50);
    expect((await admin.post(`/consignment/${other}/cancel`, { note: 'Đổi ý' })).json['status']).toBe(0);
    expect(await reserved()).toBe(40);
  });
});
