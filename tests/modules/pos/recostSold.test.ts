import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recostSold } from '#modules/pos/recostSold.server.ts';
import { costWhenSold, type CostStep } from '#modules/pos/soldCosts.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const HERE = 1;
const step = (on_date: string, at: number | null, average_after: number, isNew = false): CostStep => ({
  goods_id: 7,
  warehouse_id: HERE,
  on_date,
  at,
  average_after,
  isNew,
});
const sold = (day: string, at: number) => ({ goods_id: 7, warehouse_id: HERE, day, at, unit_cost: null });

/*
 * By hand: 100 pieces at 50,000; then 50 at 62,000 (noted as 56,000 at first, so that all cost 52,000): 150 cost 8,100,000, that
 * is 54,000 each; 30 are left when 30 come at 60,000: 57,000.
 */
describe('pieces that were sold while their cost was not known yet', () => {
  const ledger = [
    step('2026-11-01', 100, 50_000),
    step('2026-11-05', 500, 54_000, true),
    step('2026-11-09', null, 57_000),
  ];
  it.each([
    ['before the receipt: as it was', '2026-11-04', 450, null],
    ['on its day, before it came: as it was', '2026-11-05', 499, null],
    ['on its day, after it came', '2026-11-05', 500, 54_000],
    ['days after it', '2026-11-08', 800, 54_000],
    ['after the next receipt', '2026-11-09', 900, 57_000],
  ])('%s', (_, day, at, cost) => {
    expect(costWhenSold(ledger, sold(day, at))).toBe(cost);
  });

  it('cost what was set for all warehouses, and nothing that holds in another one', () => {
    const set = { ...step('2026-11-07', 700, 40_000), warehouse_id: null };
    const [first, second, third] = ledger as [CostStep, CostStep, CostStep];
    expect(costWhenSold([first, second, set, third], sold('2026-11-08', 800))).toBe(40_000);
    expect(costWhenSold(ledger, { ...sold('2026-11-08', 800), warehouse_id: 2 })).toBeNull();
    expect(costWhenSold([first, third], sold('2026-11-10', 1000))).toBeNull();
  });
});

describe('a change of costs that rules refuse', () => {
  it('is named in the log', async () => {
    const line = { kind: 'order', record_id: 7, line_id: 70, goods_id: 1, cost: 5 };
    const refused = [{ id: 7, code: 'rule.order.discount' }];
    const answers: unknown[] = [[line], refused];
    const warned: object[] = [];
    const context = {
      within: () => ({ change: async () => await Promise.resolve(answers.shift()) }),
      log: { warn: (facts: object) => warned.push(facts) },
    };
    await recostSold.run(context as never, { goods: [1], codes: [], since: '2026-11-01' });
    expect(warned).toEqual([{ kind: 'order', refused }]);
  });
});

describeOnDatabase('lines of orders and bills whose goods cost otherwise than was known', (database) => {
  let server: TestServer;
  let admin: Caller;
  let cashier: Caller;
  let shop: { id: number; warehouse_id: number };
  let supplier_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, cashier] = [await server.login('admin'), await server.login('cashier')];
    const id = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    const [found] = await ask<{ warehouse_id: number }>('select warehouse_id from pos where id = $1', [id]);
    shop = { id, warehouse_id: found?.warehouse_id ?? 0 };
    const [supplier] = await ask<{ id: number }>('select min(id) as id from supplier where customer_id = 1');
    supplier_id = supplier?.id ?? 0;
    await ask('update promotion set status = 3');
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;
  }
  async function post(url: string, body: object = {}, caller = admin): Promise<{ id: number; code: string }> {
    const reply = await caller.post(url, body, { 'Idempotency-Key': `${url}-${(keys += 1)}` });
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as { id: number; code: string };
  }
  let keys = 0;

  async function newGoods(): Promise<number> {
    const sku = `GV-${(keys += 1)}`;
    return (await post('/goods', { sku, name: sku, unit: 'piece', retail_price: 120_000, tax_rate: 8 })).id;
  }

  /** Stowed in the shop; the receipt. */
  async function receive(goods_id: number, quantity: number, unit_cost: number | null): Promise<number> {
    const { id } = await post('/goods_receipt', {
      warehouse_id: shop.warehouse_id,
      supplier_id,
      lines: [{ goods_id, expected_quantity: quantity, unit_cost }],
    });
    await post(`/goods_receipt/${id}/send`);
    await write(id, { received_quantity: quantity });
    for (const key of ['count', 'approve', 'stow']) await post(`/goods_receipt/${id}/${key}`);
    return id;
  }

  async function write(receipt: number, values: object): Promise<void> {
    const { json } = await admin.send('GET', `/goods_receipt/${receipt}`);
    const lines = (json['lines'] as { id: number }[]).map(({ id }) => ({ id, ...values }));
    const reply = await admin.send('PUT', `/goods_receipt/${receipt}`, { version: json['version'], lines });
    expect(reply.status, reply.body).toBe(200);
  }

  async function sell(goods_id: number, quantity: number): Promise<void> {
    const total = quantity * 120_000;
    await post(
      '/pos/check-out',
      {
        pos_id: shop.id,
        lines: [{ goods_id, quantity }],
        cash: total,
        total,
      },
      cashier,
    );
  }

  const costsOf = async (goods: number) =>
    (
      await ask<{ unit_cost: number | null }>(
        'select unit_cost from pos_sale_line where goods_id = $1 order by id',
        [goods],
      )
    ).map(({ unit_cost }) => unit_cost);
  const ordered = async (goods: number) =>
    (
      await ask<{ unit_cost: number | null }>(
        'select unit_cost from order_line where goods_id = $1 order by id',
        [goods],
      )
    ).map(({ unit_cost }) => unit_cost);

  it('say what held when they were sold', async () => {
    const goods = await newGoods();
    await receive(goods, 100, 50_000);
    await sell(goods, 10);
    const late = await receive(goods, 60, null);
    await sell(goods, 5);
    await write(late, { unit_cost: 65_000 });
    // 90 at 50,000 and 60 at 65,000: 8,400,000 for 150.
    await expect.poll(() => costsOf(goods), { timeout: 12_000 }).toEqual([50_000, 56_000]);
    await write(late, { unit_cost: 80_000 });
    await expect.poll(() => costsOf(goods), { timeout: 12_000 }).toEqual([50_000, 62_000]);
    expect(await ordered(goods)).toEqual([]);
  });

  const order = async (goods_id: number, quantity: number, more: object = {}) =>
    (
      await post('/order', {
        pos_id: shop.id,
        receiver_name: 'Chị Hoa',
        receiver_phone: '0987000333',
        receiver_address: '12 Hàng Bông',
        delivery_company: 'self',
        cod_amount: quantity * 120_000,
        lines: [{ goods_id, quantity, unit_price: 120_000 }],
        ...more,
      })
    ).id;
  const broughtBack = (own: number) =>
    ask<{ cost_total: number | null }>(
      'select cost_total from order_returned where order_id = $1 order by id',
      [own],
    );

  it('of orders say it too, and what was brought back of them bit by bit had cost that', async () => {
    const goods = await newGoods();
    await receive(goods, 100, 50_000);
    const late = await receive(goods, 50, null);
    const own = await order(goods, 3);
    expect(await ordered(goods)).toEqual([50_000]);
    for (const key of ['allocate', 'prepare', 'hand_over']) await post(`/order/${own}/${key}`, {}, cashier);
    await post(
      `/order/${own}/take_back`,
      {
        return_reason: 'other',
        lines: [{ goods_id: goods, returned_quantity: 2, note: 'Khách giữ lại một cái' }],
      },
      cashier,
    );
    expect(await broughtBack(own)).toEqual([{ cost_total: 100_000 }]);
    await write(late, { unit_cost: 62_000 });
    // 100 at 50,000 and 50 at 62,000: 8,100,000 for 150.
    await expect.poll(() => ordered(goods), { timeout: 12_000 }).toEqual([54_000]);
    await expect.poll(() => broughtBack(own), { timeout: 12_000 }).toEqual([{ cost_total: 108_000 }]);
    const [sums] = await ask<{ cost_total: number }>('select cost_total from "order" where id = $1', [own]);
    expect(sums).toEqual({ cost_total: 162_000 });
  });

  it('of bills that were brought back cost what they had cost when they were sold', async () => {
    const goods = await newGoods();
    await receive(goods, 100, 50_000);
    const late = await receive(goods, 100, null);
    await sell(goods, 4);
    const [bill] = await ask<{ id: number }>('select sale_id as id from pos_sale_line where goods_id = $1', [
      goods,
    ]);
    await post(
      `/pos_sale/${bill?.id}/return_bill`,
      { return_reason: 'Không vừa cỡ, khách xin trả lại', lines: [{ goods_id: goods, quantity: 1 }] },
      cashier,
    );
    expect(await costsOf(goods)).toEqual([50_000, 50_000]);
    await write(late, { unit_cost: 60_000 });
    // Both hundreds: 55,000.
    await expect.poll(() => costsOf(goods), { timeout: 12_000 }).toEqual([55_000, 55_000]);
  });
});
