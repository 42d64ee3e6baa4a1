import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;
const PHONE = '0987000555';
const PRICE = 129_000;
const HAT = 89_000;
const DAY_MS = 86_400_000;

describeOnDatabase('orders of a shop at the prices of its till', (database) => {
  let server: TestServer;
  let admin: Caller;
  let cashier: Caller;
  let pos: number;
  let [shirt, hat] = [0, 0];
  let code = '';

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, cashier] = [await server.login('admin'), await server.login('cashier')];
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    await ask('update promotion set status = 3');
    await ask('update loyalty_program set ended_at = now()');
    const goods = await ask<{ id: number }>('select id from goods where customer_id = 1 order by id limit 2');
    [shirt = 0, hat = 0] = goods.map(({ id }) => id);
    await make('/loyalty_program', {
      name: 'Thân thiết',
      from_date: new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10),
      earn_amount: 10_000,
      point_value: 1_000,
      max_redeem_percent: 50,
      min_redeem_points: 5,
      earn_on_redeemed: true,
      expiry_months: 12,
    });
    const buyer = await make('/buyer', { name: 'Chị Vân', phone: PHONE });
    await ask(
      `insert into point_entry (buyer_id, kind, points, amount, balance_after, customer_id) values ($1, 'correct', 40, 0, 40, 1)`,
      [buyer],
    );
    const time = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const promotion = await make('/promotion', {
      name: 'Áo giảm 10 %',
      from_at: time(-1),
      to_at: time(5),
      channels: ['online'],
      lines: [{ goods_id: shirt, min_quantity: 1, discount_type: 'percent', discount_percent: 10 }],
    });
    await cashier.post('/me');
    expect((await admin.post(`/promotion/${promotion}/confirm`)).json).toMatchObject({ status: 2 });
    const voucher = await make('/voucher', {
      name: 'Giảm 20.000',
      kind: 'single',
      condition: 'invoice_value',
      min_value: 100_000,
      discount_type: 'amount',
      discount_amount: 20_000,
      from_at: time(-1),
      to_at: time(5),
    });
    await admin.post(`/voucher/${voucher}/generate_codes`, { count: 1, prefix: 'SN', length: 9 });
    await admin.post(`/voucher/${voucher}/confirm`);
    const [made] = await ask<{ code: string }>('select code from voucher_code where voucher_id = $1', [
      voucher,
    ]);
    code = made?.code ?? '';
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  async function make(url: string, body: object): Promise<number> {
    const made = await admin.post(url, body);
    expect(made.status, made.body).toBeLessThan(300);
    return Number(made.json['id']);
  }
  // Two shirts and a hat of the book's till: 2 × 129,000 − 25,800 + 89,000 = 321,200; voucher 20,000, points 12,000.
  const lines = () => [
    { goods_id: shirt, quantity: 2, unit_price: PRICE },
    { goods_id: hat, quantity: 1, unit_price: HAT },
  ];
  const order = (more: object = {}): Promise<Reply> =>
    cashier.post('/order', {
      pos_id: pos,
      receiver_name: 'Chị Vân',
      receiver_phone: PHONE,
      receiver_address: '12 Hàng Bông',
      delivery_company: 'self',
      lines: lines(),
      ...more,
    });
  const points = async () =>
    (
      await ask<{ sum: number }>(
        'select sum(e.points)::int8 as sum from point_entry e join buyer b on b.id = e.buyer_id where b.phone = $1',
        [PHONE],
      )
    )[0]?.sum;
  const voucherState = async () =>
    (await ask<{ state: string }>('select state from voucher_code where code = $1', [code]))[0]?.state;
  const uses = async () =>
    (await ask<{ sum: number }>('select coalesce(sum(uses), 0)::int8 as sum from promotion_use'))[0]?.sum;
  const refused = ({ status, json }: Reply) => {
    const { fields = [] } = json['error'] as { fields?: { path: string; code: string }[] };
    return [status, ...fields.map((field) => `${field.path} ${field.code}`)];
  };

  test('the form hears what the order will come to, and why something does not count', async () => {
    const asked = await cashier.post('/order-price', {
      pos_id: pos,
      receiver_phone: PHONE,
      lines: lines(),
      voucher_code: code,
      points_used: 12,
    });
    expect(asked.status, asked.body).toBe(200);
    expect(asked.json).toMatchObject({
      values: { discount: 32_000, voucher_amount: 20_000, points_amount: 12_000 },
      rows: [{ discount: 25_800 }, { discount: 0 }],
      notes: [{ text: 'messages.order_points', params: { value: 40, limit: 40 }, isProblem: false }],
    });
    const wrong = await cashier.post('/order-price', {
      pos_id: pos,
      lines: lines(),
      voucher_code: 'NONE1234',
    });
    expect(wrong.json['notes']).toMatchObject([{ text: 'rule.voucher.unknown_code', isProblem: true }]);
    const [other] = await ask<{ id: number }>('select id from pos where customer_id = 1 and id <> $1', [pos]);
    expect(refused(await cashier.post('/order-price', { pos_id: other?.id, lines: lines() }))).toEqual([
      422,
      'pos_id rule.order.own_shop',
    ]);
    expect([await points(), await voucherState(), await uses()]).toEqual([40, 'free', 0]);
  });

  test('it costs what it would at the till; voucher and points are held with it, and given back when it is canceled', async () => {
    expect(refused(await order({ points_used: 500 }))).toEqual([422, 'points_used rule.order.points']);
    expect(refused(await order({ voucher_code: 'NONE1234' }))).toEqual([
      422,
      'voucher_code rule.voucher.unknown_code',
    ]);
    const made = await order({ voucher_code: code.toLowerCase(), points_used: 12, delivery_cost: 25_000 });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({
      goods_total: 321_200,
      discount: 32_000,
      voucher_code: code,
      voucher_amount: 20_000,
      points_used: 12,
      points_amount: 12_000,
      points_earned: 30,
      cod_expected: 314_200,
    });
    expect((made.json['lines'] as Row[]).map(({ discount }) => discount)).toEqual([25_800, 0]);
    expect([await points(), await voucherState(), await uses()]).toEqual([28, 'used', 1]);
    const second = await order({ voucher_code: code });
    expect(refused(second)).toEqual([422, 'voucher_code rule.voucher.used_up']);
    const id = Number(made.json['id']);
    // One shirt less: 129,000 − 12,900 + 89,000 = 205,100; of it voucher 20,000 and points 10,000.
    const [shirts, hats] = made.json['lines'] as Row[];
    const changed = await admin.send('PUT', `/order/${id}`, {
      version: made.json['version'],
      points_used: 10,
      lines: [{ id: shirts?.['id'], quantity: 1 }, { id: hats?.['id'] }],
    });
    expect(changed.status, changed.body).toBe(200);
    expect(changed.json).toMatchObject({
      goods_total: 205_100,
      discount: 30_000,
      voucher_amount: 20_000,
      points_used: 10,
      cod_expected: 200_100,
    });
    expect((changed.json['lines'] as Row[]).map(({ discount }) => discount)).toEqual([12_900, 0]);
    expect([await points(), await voucherState(), await uses()]).toEqual([30, 'used', 1]);
    const greedy = await admin.send('PUT', `/order/${id}`, {
      version: changed.json['version'],
      points_used: 500,
    });
    expect(refused(greedy)).toEqual([422, 'points_used rule.order.points']);
    expect([await points(), await voucherState(), await uses()]).toEqual([30, 'used', 1]);
    const without = await admin.send('PUT', `/order/${id}`, {
      version: changed.json['version'],
      voucher_code: null,
      points_used: null,
    });
    expect(without.json, without.body).toMatchObject({
      discount: null,
      voucher_code: null,
      points_used: null,
    });
    expect([await points(), await voucherState(), await uses()]).toEqual([40, 'free', 1]);
    const again = await admin.send('PUT', `/order/${id}`, {
      version: without.json['version'],
      voucher_code: code,
      points_used: 12,
    });
    expect(again.json, again.body).toMatchObject({ discount: 32_000, cod_expected: 198_100 });
    expect([await points(), await voucherState(), await uses()]).toEqual([28, 'used', 1]);
    const given = await ask(
      `select sum(discount)::int8 as sum from promotion_use where document_type = 'order' and document_id = $1`,
      [id],
    );
    expect(given).toEqual([{ sum: 12_900 }]);
    const canceled = await admin.post(`/order/${id}/cancel`, { cancel_reason: 'Khách đổi ý' });
    expect(canceled.status, canceled.body).toBe(200);
    expect([await points(), await voucherState(), await uses()]).toEqual([40, 'free', 0]);
  });

  test('points are earned when it is delivered, and go back when it comes back', async () => {
    const made = await order();
    expect(made.json).toMatchObject({ goods_total: 321_200, discount: null, points_earned: 32 });
    const id = Number(made.json['id']);
    expect(await points()).toBe(40);
    await ask('update "order" set status = 200, delivery_status = 999 where id = $1', [id]);
    const delivered = await cashier.post(`/order/${id}/deliver`, {});
    expect(delivered.status, delivered.body).toBe(200);
    expect(await points()).toBe(72);
  });

  test('nobody else’s order is priced by promotions, and none without a shop', async () => {
    const made = await admin.post('/order', {
      receiver_name: 'Anh Ba',
      receiver_phone: PHONE,
      receiver_address: '12 Hàng Bông',
      delivery_company: 'self',
      lines: lines(),
    });
    expect(made.json).toMatchObject({ goods_total: 347_000, points_earned: null });
  });
});
