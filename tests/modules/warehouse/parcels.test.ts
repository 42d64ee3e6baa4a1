import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Parcel {
  id: number;
  number: number;
  goods_id: number;
  quantity: number;
  sku: string;
  unit_weight: number | null;
  delivery_order_id: string | null;
}

interface Transfer {
  id: number;
  version: number;
  status: string;
  parcel_count: number | null;
  parcels: Parcel[];
}

describeOnDatabase('a transfer in parcels', (database) => {
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

  /** A new goods of which so many lie at the origin; weight of one in grams. */
  async function haveGoods(count: number, weight: number | null): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, weight)
  values (1, 'TK' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng tách kiện', 'piece', 1, true, $3) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, $1, $2 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, $2, 'opening' from g)
select id from g`,
      [from, count, weight],
    );
    return made?.id ?? 0;
  }
  const levels = async (goods: number) =>
    run('select on_hand, reserved from stock_level where goods_id = $1 and warehouse_id = $2', [goods, from]);
  const create = async (body: object): Promise<Transfer> => {
    const reply = await keeper.post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      ...body,
    });
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Transfer;
  };
  const act = (id: number, key: string, body: object = {}) =>
    keeper.post(`/goods_transfer/${id}/${key}`, body);
  const read = async (id: number) =>
    (await keeper.send('GET', `/goods_transfer/${id}`)).json as unknown as Transfer;
  const change = async (id: number, parcels: object[]) =>
    keeper.send('PUT', `/goods_transfer/${id}`, { version: (await read(id)).version, parcels });
  const shown = ({ parcels }: Transfer) =>
    parcels.map(({ number, goods_id, quantity }) => [number, goods_id, quantity]);

  it('is split by what was chosen when it is confirmed, and is whole again as a draft', async () => {
    const light = await haveGoods(20, 400);
    const heavy = await haveGoods(20, 900);
    const lines = [
      { goods_id: light, quantity: 5 },
      { goods_id: heavy, quantity: 2 },
    ];
    const whole = await create({ lines });
    expect((await act(whole.id, 'confirm')).status).toBe(200);
    expect(await read(whole.id)).toMatchObject({ split_type: 1, parcel_count: null, parcels: [] });

    const split = await create({ lines, split_type: 3, split_value: 1200 });
    expect((await act(split.id, 'confirm')).status).toBe(200);
    const packed = await read(split.id);
    expect([packed.parcel_count, shown(packed)]).toEqual([
      4,
      [
        [1, light, 3],
        [2, light, 2],
        [3, heavy, 1],
        [4, heavy, 1],
      ],
    ]);
    expect(packed.parcels[0]).toMatchObject({
      unit_weight: 400,
      sku: expect.stringContaining('TK') as string,
    });
    expect(await levels(light)).toEqual([{ on_hand: 20, reserved: 10 }]);

    expect((await act(split.id, 'reopen')).status).toBe(200);
    expect(await read(split.id)).toMatchObject({ parcel_count: null, parcels: [] });
    expect(await levels(light)).toEqual([{ on_hand: 20, reserved: 5 }]);
    const each = await create({ lines, split_type: 4 });
    expect((await act(each.id, 'confirm')).status).toBe(200);
    expect(shown(await read(each.id))).toEqual([
      [1, light, 5],
      [2, heavy, 2],
    ]);
    expect((await act(each.id, 'cancel', { note: 'Không chuyển nữa' })).status).toBe(200);
    expect(await levels(light)).toEqual([{ on_hand: 20, reserved: 5 }]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('may be packed otherwise until it is sent: no piece is lost or doubled, a parcel has one code', async () => {
    const goods = await haveGoods(10, null);
    const { id } = await create({
      lines: [{ goods_id: goods, quantity: 6 }],
      split_type: 2,
      split_value: 4,
    });
    await act(id, 'confirm');
    const [first, second] = (await read(id)).parcels;
    const lost = await change(id, [
      { id: first?.id, quantity: 3 },
      { id: second?.id, quantity: 2 },
    ]);
    expect([lost.status, lost.body]).toEqual([422, expect.stringContaining('các kiện có 5, phiếu chuyển 6')]);
    const twice = await change(id, [{ id: first?.id, quantity: 4 }]);
    expect(twice.status, 'a parcel may not be left out').toBe(422);
    const even = await change(id, [
      { id: first?.id, quantity: 3, delivery_order_id: 'VTP0001' },
      { id: second?.id, quantity: 3, delivery_order_id: 'VTP0002' },
    ]);
    expect(even.status, even.body).toBe(200);
    expect((await read(id)).parcels.map((one) => [one.quantity, one.delivery_order_id])).toEqual([
      [3, 'VTP0001'],
      [3, 'VTP0002'],
    ]);
    const found = await keeper.post('/goods-transfer-list', {
      filters: { 'parcels.delivery_order_id': ['VTP0002'] },
    });
    expect(found.json['rows'], found.body).toMatchObject([{ id, tracking_numbers: 'VTP0001 VTP0002' }]);
    const parcels = await keeper.post('/goods-transfer-list', {
      viewMode: 'parcels',
      filters: { 'parcels.delivery_order_id': ['VTP0002'] },
    });
    expect(parcels.json['rows'], parcels.body).toMatchObject([
      { 'parcels.number': 2, 'parcels.delivery_order_id': 'VTP0002', 'parcels.quantity': 3 },
    ]);
    expect(await levels(goods)).toEqual([{ on_hand: 10, reserved: 6 }]);
    expect((await act(id, 'send')).status).toBe(200);
    expect(await levels(goods)).toEqual([{ on_hand: 4, reserved: 0 }]);
    const late = await change(id, [{ id: first?.id, quantity: 6 }]);
    expect(late.status, 'nothing is packed otherwise once it is sent').toBe(422);
    expect((await read(id)).parcel_count).toBe(2);
    expect(await findBroken(run)).toEqual([]);
  });

  it('is refused where a piece fits into no parcel, and then nothing has changed', async () => {
    const heavy = await haveGoods(10, 1500);
    const unknown = await haveGoods(10, null);
    const none = await keeper.post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      split_type: 2,
      lines: [{ goods_id: heavy, quantity: 1 }],
    });
    expect(none.status, 'nobody said how much a parcel takes').toBe(422);
    for (const [goods_id, text] of [
      [heavy, 'nặng 1500 g, hơn mức 1000 g'],
      [unknown, 'chưa có khối lượng'],
    ] as const) {
      const { id } = await create({ lines: [{ goods_id, quantity: 2 }], split_type: 3, split_value: 1000 });
      const refused = await act(id, 'confirm');
      expect([refused.status, refused.body]).toEqual([422, expect.stringContaining(text)]);
      expect([(await read(id)).status, await levels(goods_id)]).toEqual([
        'draft',
        [{ on_hand: 10, reserved: 0 }],
      ]);
    }
    const many = await haveGoods(600, null);
    const { id } = await create({
      lines: [{ goods_id: many, quantity: 600 }],
      split_type: 2,
      split_value: 1,
    });
    const refused = await act(id, 'confirm');
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('hơn 500 dòng kiện')]);
    expect(await levels(many)).toEqual([{ on_hand: 600, reserved: 0 }]);
    expect(await findBroken(run)).toEqual([]);
  });
});
