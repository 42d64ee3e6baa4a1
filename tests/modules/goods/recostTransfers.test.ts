import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';

describeOnDatabase('costs of goods that went on to other warehouses', (database) => {
  let server: TestServer;
  let admin: Caller;
  let places: number[];
  let supplier_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const rows = await run<{ id: number }>(
      `select id from warehouse where customer_id = 1 and active order by id limit 3`,
    );
    places = rows.map(({ id }) => id);
    const [supplier] = await run<{ id: number }>('select min(id) as id from supplier where customer_id = 1');
    supplier_id = supplier?.id ?? 0;
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function post<Result = { id: number }>(url: string, body: object = {}): Promise<Result> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Result;
  }

  let made = 0;
  const newGoods = async () => {
    const sku = `DI-${(made += 1)}`;
    return (await post('/goods', { sku, name: sku, unit: 'piece' })).id;
  };

  /** Counts all of a receipt that was opened, and puts it away. */
  async function stow(id: number, quantity: number): Promise<void> {
    const { json } = await admin.send('GET', `/goods_receipt/${id}`);
    const lines = (json['lines'] as { id: number }[]).map((line) => ({
      id: line.id,
      received_quantity: quantity,
    }));
    const counted = await admin.send('PUT', `/goods_receipt/${id}`, { version: json['version'], lines });
    expect(counted.status, counted.body).toBe(200);
    for (const key of ['count', 'approve', 'stow']) await post(`/goods_receipt/${id}/${key}`);
  }

  async function receive(
    goods: readonly number[],
    quantity: number,
    unit_cost: number | null,
  ): Promise<number> {
    const lines = goods.map((goods_id) => ({ goods_id, expected_quantity: quantity, unit_cost }));
    const { id } = await post('/goods_receipt', { warehouse_id: places[0], supplier_id, lines });
    await post(`/goods_receipt/${id}/send`);
    await stow(id, quantity);
    return id;
  }

  async function move(goods_id: number, quantity: number, from: number, to: number): Promise<void> {
    const { id } = await post('/goods_transfer', {
      from_warehouse_id: places[from],
      to_warehouse_id: places[to],
      lines: [{ goods_id, quantity }],
    });
    for (const key of ['confirm', 'send', 'receive_transfer']) await post(`/goods_transfer/${id}/${key}`);
    const [receipt] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [id]);
    await stow(receipt?.id ?? 0, quantity);
  }

  async function price(receipt: number, unit_cost: number): Promise<void> {
    const { json } = await admin.send('GET', `/goods_receipt/${receipt}`);
    const lines = (json['lines'] as { id: number }[]).map(({ id }) => ({ id, unit_cost }));
    const reply = await admin.send('PUT', `/goods_receipt/${receipt}`, { version: json['version'], lines });
    expect(reply.status, reply.body).toBe(200);
  }

  const averages = async (goods: number) =>
    (
      await run<{ average_cost: number }>(
        'select average_cost from warehouse_cost where goods_id = $1 order by warehouse_id',
        [goods],
      )
    ).map(({ average_cost }) => average_cost);
  const company = async (goods: number) =>
    (await run<{ cost_price: number }>('select cost_price from goods where id = $1', [goods]))[0]?.cost_price;

  it('follow when what they cost where they came from is known better, as far as they went', async () => {
    const goods = await newGoods();
    const first = await receive([goods], 100, 50_000);
    await move(goods, 40, 0, 1);
    await move(goods, 10, 1, 2);
    expect(await averages(goods)).toEqual([50_000, 50_000, 50_000]);
    await price(first, 53_000);
    expect([await averages(goods), await company(goods)]).toEqual([[53_000, 53_000, 53_000], 53_000]);
    const entries = await run(
      'select kind, unit_cost, average_after, value_after, recosted_at is not null as recosted from goods_cost where goods_id = $1 order by id',
      [goods],
    );
    expect(entries).toEqual([
      { kind: 'receipt', unit_cost: 53_000, average_after: 53_000, value_after: 5_300_000, recosted: true },
      { kind: 'transfer', unit_cost: 53_000, average_after: 53_000, value_after: 2_120_000, recosted: true },
      { kind: 'transfer', unit_cost: 53_000, average_after: 53_000, value_after: 530_000, recosted: true },
    ]);
  });

  it('come to where the goods went before anybody knew what they cost', async () => {
    const goods = await newGoods();
    const first = await receive([goods], 100, null);
    await move(goods, 40, 0, 1);
    await move(goods, 10, 1, 2);
    expect(await averages(goods)).toEqual([]);
    await price(first, 53_000);
    expect([await averages(goods), await company(goods)]).toEqual([[53_000, 53_000, 53_000], 53_000]);
    const entries = await run(
      'select kind, quantity, unit_cost, average_after, on_hand_after, recosted_at is not null as late from goods_cost where goods_id = $1 order by id',
      [goods],
    );
    const cost = { unit_cost: 53_000, average_after: 53_000 };
    expect(entries).toEqual([
      { kind: 'receipt', quantity: 100, on_hand_after: 100, late: false, ...cost },
      { kind: 'transfer', quantity: 40, on_hand_after: 40, late: true, ...cost },
      { kind: 'transfer', quantity: 10, on_hand_after: 10, late: true, ...cost },
    ]);
    await price(first, 60_000);
    expect(await averages(goods)).toEqual([60_000, 60_000, 60_000]);
  });

  it('stay where they went before', async () => {
    const goods = await newGoods();
    await receive([goods], 100, 50_000);
    await move(goods, 40, 0, 1);
    const later = await receive([goods], 60, 60_000);
    expect(await averages(goods)).toEqual([55_000, 50_000]);
    await price(later, 70_000);
    expect(await averages(goods)).toEqual([60_000, 50_000]);
  });

  it('are worked out in as many statements for three articles as for twenty', async () => {
    const few = await receive([await newGoods(), await newGoods(), await newGoods()], 5, null);
    const many: number[] = [];
    for (let index = 0; index < 20; index += 1) many.push(await newGoods());
    const all = await receive(many, 5, null);
    await price(few, 9_000);
    const three = await statementsOf(server, () => price(few, 10_000));
    await price(all, 9_000);
    const twenty = await statementsOf(server, () => price(all, 10_000));
    expect(twenty.length).toBe(three.length);
    expect(await averages(many[7] ?? 0)).toEqual([10_000]);
  });
});
