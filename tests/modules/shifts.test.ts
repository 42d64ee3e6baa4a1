import { afterAll, beforeAll, expect, test } from 'vitest';
import { asBuyer } from '#generated/buyer/module.gen.server.ts';
import { nextBirthday } from '#modules/buyer/birthdays.ts';
import { moveBirthdays } from '#modules/buyer/buyer.server.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openSync } from '../support/market.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

interface Failed {
  code: string;
  fields?: { path: string; code: string }[];
}
type Row = Record<string, number | string | null>;

const failedOf = ({ status, json }: Reply) => {
  const { code, fields } = json['error'] as Failed;
  return [status, ...(fields?.map((field) => `${field.path} ${field.code}`) ?? [code])];
};

describeOnDatabase('shifts of a shop', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let pos: number;
  let goods: { id: number; price: number };
  let shift: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    cashier = await server.login('cashier');
    // What goods cost without promotions is asked here.
    await ask(`update promotion set status = 3`);
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    const [found] = await ask<{ id: number; price: number }>(
      'select id, retail_price as price from goods where customer_id = 1 and retail_price > 0 order by id limit 1',
    );
    goods = found ?? { id: 0, price: 0 };
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(
        `update ${table} s set ${column} = 100 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
        [pos],
      );
    await ask(`update stock_level set reserved = 0`);
    // What the demo has open is another day's.
    await ask(
      `update pos_shift set status = 'closed', difference = 0 where status = 'open' and pos_id = $1`,
      [pos],
    );
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  const onHand = async () =>
    (
      await ask<{ on_hand: number }>(
        'select l.on_hand from stock_level l join pos p on p.warehouse_id = l.warehouse_id where p.id = $1 and l.goods_id = $2',
        [pos, goods.id],
      )
    )[0]?.on_hand;
  const sell = (quantity: number, more: object = {}) =>
    cashier.post('/pos/check-out', {
      pos_id: pos,
      total: quantity * goods.price,
      cash: quantity * goods.price,
      lines: [{ goods_id: goods.id, quantity }],
      ...more,
    });
  const sold = async (quantity: number, more: object = {}) => {
    const reply = await sell(quantity, more);
    expect(reply.status, reply.body).toBe(200);
    return Number(reply.json['sale_id']);
  };
  const totalsOf = async (id: number) => {
    const { json, body } = await cashier.post('/pos-shift-list', {});
    expect(json['rows'], body).toBeDefined();
    return (json['rows'] as Row[]).find((row) => row['shift_id'] === id || row['id'] === id);
  };

  test('nothing is sold before a shift is open, and one at a time is', async () => {
    expect(failedOf(await sell(1))).toEqual([422, 'pos_id rule.check-out.no_shift']);
    const opened = await cashier.post('/pos_shift', { pos_id: pos, opening_cash: 1_000_000 });
    expect(opened.status, opened.body).toBe(201);
    expect(opened.json).toMatchObject({ status: 'open', code: expect.stringMatching(/^CA/) as string });
    shift = Number(opened.json['id']);
    expect(failedOf(await cashier.post('/pos_shift', { pos_id: pos, opening_cash: 0 }))).toEqual([
      422,
      'pos_id rule.pos_shift.one_open',
    ]);
    const [other] = await ask<{ id: number }>(`select id from pos where id <> $1 and customer_id = 1`, [pos]);
    expect(failedOf(await cashier.post('/pos_shift', { pos_id: other?.id, opening_cash: 0 }))).toEqual([
      422,
      'pos_id reference_not_found',
    ]);
  });

  test('a part of a bill comes back with money and stock, and no more than was sold', async () => {
    const bill = await sold(3);
    expect(await onHand()).toBe(97);
    const lines = [{ goods_id: goods.id, quantity: 2 }];
    const back = await cashier.post(`/pos_sale/${bill}/return_bill`, { return_reason: 'Không vừa', lines });
    expect(back.status, back.body).toBe(200);
    expect(await onHand()).toBe(99);
    const [made] = await ask<Row>('select * from pos_sale where original_sale_id = $1', [bill]);
    expect(made).toMatchObject({
      kind: 'return',
      shift_id: shift,
      total: -2 * goods.price,
      change: 2 * goods.price,
      goods_quantity: -2,
    });
    const twice = await cashier.post(`/pos_sale/${bill}/return_bill`, {
      return_reason: 'Hai lần',
      lines: [...lines, ...lines],
    });
    expect(failedOf(twice)).toEqual([422, 'lines.1.goods_id duplicate_rows']);
    const refused = await cashier.post(`/pos_sale/${bill}/return_bill`, { return_reason: 'Nữa', lines });
    expect(failedOf(refused)).toEqual([422, 'lines.0.quantity rule.pos_sale.returned_above_sold']);
    expect(await onHand()).toBe(99);
    expect(failedOf(await cashier.post(`/pos_sale/${bill}/void`, { void_reason: 'Nhầm' }))[1]).toMatch(
      /has_returns/,
    );
    await ask(`update pos_sale set paid_at = now() - interval '30 days' where id = $1`, [bill]);
    expect(
      failedOf(await cashier.post(`/pos_sale/${bill}/return_bill`, { return_reason: 'Muộn' }))[1],
    ).toMatch(/return_too_late/);
  });

  test('a voided bill counts nowhere, and its goods are back', async () => {
    const before = await onHand();
    const bill = await sold(5);
    const voided = await cashier.post(`/pos_sale/${bill}/void`, { void_reason: 'Bấm nhầm' });
    expect(voided.json).toMatchObject({ status: 'voided', void_reason: 'Bấm nhầm' });
    expect(await onHand()).toBe(before);
  });

  test('a bill is printed once more for a reason, and a shift as often as its cashier looks at it', async () => {
    const bill = await sold(1);
    const print = (document: string, id: number, more: object = {}) =>
      cashier.post('/record-prints', { document, ids: [id], ...more });
    expect((await print('receipt', bill)).json).toEqual({ copies: [{ id: bill, copy: 1 }] });
    expect(failedOf(await print('receipt', bill))).toEqual([422, 'reprint_reason kit.print.reason_needed']);
    const again = await print('receipt', bill, { reprint_reason: 'Khách làm mất' });
    expect(again.json).toEqual({ copies: [{ id: bill, copy: 2 }] });
    const row = await totalsOf(shift);
    const report = await cashier.send('GET', `/pos_shift_total/${Number(row?.['id'])}`);
    expect(report.json, report.body).toMatchObject({
      shift_id: shift,
      opened_at: expect.any(String) as string,
    });
    const printed = await print('shift-report', Number(row?.['id']));
    expect(printed.status, printed.body).toBe(200);
    await cashier.post(`/pos_sale/${bill}/void`, { void_reason: 'Bấm nhầm' });
  });

  test('bills, shift and the footers of both lists come to the same', async () => {
    await sold(4, { bank_transfer: 3 * goods.price, cash: goods.price });
    const { json } = await cashier.send('GET', `/pos_shift/${shift}`);
    const moved = await cashier.send('PUT', `/pos_shift/${shift}`, {
      version: json['version'],
      cash_moves: [{ kind: 'out', amount: 150_000, reason: 'Mua túi' }],
    });
    expect(moved.status, moved.body).toBe(200);
    const price = goods.price;
    const expected = {
      bills: 3,
      net_sales: 5 * price,
      cash_sales: 4 * price,
      cash_returns: 2 * price,
      transfer_sales: 3 * price,
      expected_cash: 1_000_000 + 2 * price - 150_000,
    };
    expect(await totalsOf(shift)).toMatchObject(expected);
    const filters = { shift_id: [shift], status: ['paid'] };
    const bills = await cashier.post('/pos-sale-count', { filters });
    expect(bills.json['sum']).toMatchObject({
      total: 5 * price,
      cash_amount: 2 * price,
      bank_transfer: 3 * price,
    });
    const [all] = await ask<Row>(
      `select sum(total)::int8 as total from pos_sale where status = 'paid' and pos_id = $1`,
      [pos],
    );
    expect((await cashier.post('/pos-shift-count', {})).json['sum']).toMatchObject({
      net_sales: all?.['total'],
    });
  });

  test('the report, the goods report and the customers say the same of these bills', async () => {
    const [sums] = await ask<{ total: number; pieces: number; amount: number }>(
      `select (select sum(total) from pos_sale where status = 'paid' and pos_id = $1 and paid_at > now() - interval '300 days')::int8 as total,
(select sum(l.quantity) from pos_sale_line l join pos_sale s on s.id = l.sale_id where s.status = 'paid' and s.pos_id = $1 and s.paid_at > now() - interval '300 days')::int8 as pieces`,
      [pos],
    );
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const filters = { paid_at: { from: day(300), to: day(-1) }, pos_id: [pos] };
    const tilesOf = async (url: string) => {
      const reply = await cashier.post(url, { filters });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['tiles'] as Record<string, { values: Record<string, number> }>;
    };
    expect((await tilesOf('/pos-report'))['net_sales']?.values).toEqual({ net_sales: sums?.total });
    expect((await tilesOf('/pos-goods-report'))['pieces']?.values).toEqual({ pieces: sums?.pieces });
    await sold(1, { buyer_phone: '0987000333', buyer_name: 'Anh Tú' });
    const buyers = await cashier.post('/pos-buyer-list', { filters: { 'buyer_id.phone': '0987000333' } });
    expect(buyers.json['rows'], buyers.body).toMatchObject([{ bills: 1, spent: goods.price }]);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const [buyer] = buyers.json['rows'] as { id: number }[];
    await ask(`update buyer set birthday = $2, next_birthday = '2001-01-01' where id = $1`, [
      buyer?.id,
      `1996${soon.slice(4)}`,
    ]);
    const context = await openSync(server.parts, 'buyer');
    expect(await context.change((inside) => moveBirthdays(asBuyer(inside)))).toBeGreaterThan(0);
    const born = await cashier.post('/pos-buyer-list', {
      viewMode: 'birthdays',
      filters: { 'buyer_id.phone': '0987000333' },
    });
    expect(born.json['rows'], born.body).toMatchObject([{ bills: 1 }]);
    expect([nextBirthday('2000-02-29', '2027-03-01'), nextBirthday('2000-02-29', '2027-02-28')]).toEqual([
      '2028-02-29',
      '2027-02-28',
    ]);
  });

  test('goods are exchanged in one go: what comes back pays, the drawer holds the difference, and no more comes back than was sold', async () => {
    const bill = await sold(2);
    const [{ code } = { code: '' }] = await ask<{ code: string }>('select code from pos_sale where id = $1', [
      bill,
    ]);
    const find = (text: string) => cashier.post('/pos/find-bill', { pos_id: pos, code: text });
    expect((await find(code.toLowerCase())).json['bill']).toMatchObject([
      {
        id: bill,
        goods: [{ goods_id: goods.id, quantity: 2, returned: 0, net: 2 * goods.price, unit_cost: null }],
      },
    ]);
    expect(failedOf(await find('HD-0'))).toEqual([422, 'code reference_not_found']);
    const exchange = (back: number, more: object = {}) => ({
      return_sale_id: bill,
      return_reason: 'Đổi cỡ',
      return_total: back * goods.price,
      return_lines: [{ goods_id: goods.id, quantity: back }],
      ...more,
    });
    const [before, left] = [await totalsOf(shift), await onHand()];
    const wrong = { ...exchange(1), cash: 2 * goods.price, return_total: 1 };
    expect(failedOf(await sell(3, wrong))).toEqual([422, 'return_total rule.check-out.refund_changed']);
    expect(failedOf(await sell(3, { ...exchange(3), cash: 0 }))).toEqual([
      422,
      'return_lines.0.quantity rule.pos_sale.returned_above_sold',
    ]);
    const id = await sold(3, { ...exchange(1), cash: 2 * goods.price + 5_000 });
    const [made] = await ask<Row>('select * from pos_sale where original_sale_id = $1', [bill]);
    expect(made).toMatchObject({ kind: 'return', total: -goods.price, return_reason: 'Đổi cỡ' });
    const sale = (await cashier.send('GET', `/pos_sale/${id}`)).json;
    expect(sale).toMatchObject({ exchanged_id: made?.['id'], change: 5_000, total: 3 * goods.price });
    expect(await onHand()).toBe(Number(left) - 2);
    const after = await totalsOf(shift);
    expect(Number(after?.['expected_cash']) - Number(before?.['expected_cash'])).toBe(2 * goods.price);
    // One for one: nobody pays anything.
    const same = await sell(1, { ...exchange(1), cash: 0 });
    expect([same.status, same.json['change']], same.body).toEqual([200, 0]);
  });

  test('the shop sees what it has of its goods, and nobody else of them', async () => {
    const list = async (caller: Caller) => {
      const reply = await caller.post('/pos-goods-list', { filters: { pos_id: [pos] } });
      return (reply.json['rows'] as Row[] | undefined) ?? reply.status;
    };
    const rows = await list(cashier);
    expect(rows).not.toEqual([]);
    expect((rows as Row[]).every((row) => row['available'] === row['on_hand'])).toBe(true);
    expect(await list(await server.login('warehouse'))).toBe(403);
  });

  test('closing counts the drawer: a difference that is too large needs a reason, and then nothing moves any more', async () => {
    const expected = Number((await totalsOf(shift))?.['expected_cash']);
    const close = (body: object) => cashier.post(`/pos_shift/${shift}/close`, body);
    expect(failedOf(await close({ small_cash: expected - 60_000 }))).toEqual([
      422,
      'difference_reason rule.pos_shift.needs_reason',
    ]);
    expect(await totalsOf(shift)).toMatchObject({ difference: null, counted_cash: null });
    // What lies in the drawer is what its notes come to, whatever else is said.
    const closed = await close({
      notes_500k: 1,
      notes_1k: 2,
      small_cash: expected - 512_000,
      counted_cash: 1,
    });
    expect(closed.json, closed.body).toMatchObject({
      status: 'closed',
      notes_500k: 1,
      notes_200k: 0,
      counted_cash: expected - 10_000,
      difference: -10_000,
    });
    expect(await totalsOf(shift)).toMatchObject({ difference: -10_000, counted_cash: expected - 10_000 });
    const heard = await ask<{ data: object }>(
      `select data from khuon_notification where title = 'shift_differs'`,
    );
    expect(heard[0]?.data, 'whoever sees to the money hears of it').toMatchObject({ difference: -10_000 });
    expect(failedOf(await sell(1))).toEqual([422, 'pos_id rule.check-out.no_shift']);
    const [bill] = await ask<{ id: number }>(
      `select id from pos_sale where shift_id = $1 and status = 'paid' order by id desc limit 1`,
      [shift],
    );
    expect(failedOf(await cashier.post(`/pos_sale/${bill?.id}/void`, { void_reason: 'Nhầm' }))[1]).toMatch(
      /shift_closed/,
    );
    const review = (ids: readonly (number | undefined)[]) => cashier.post('/pos-shift-review', { ids });
    const [foreign] = await ask<{ id: number }>(
      `select id from pos_shift where status = 'closed' and pos_id <> $1 and customer_id = 1 limit 1`,
      [pos],
    );
    expect(failedOf(await review([foreign?.id]))).toEqual([422, 'ids rule.pos_shift.none_closed']);
    const [other] = await ask<{ id: number }>(
      `update pos_shift set status = 'closed' where id = (select id from pos_shift where status = 'reviewed' and pos_id = $1 limit 1) returning id`,
      [pos],
    );
    const review_note = 'Lệch do trả nhầm, đã thu lại';
    const noted = await cashier.post('/pos-shift-review', { ids: [other?.id], review_note });
    expect([noted.status, noted.json]).toEqual([200, { reviewed: 1 }]);
    expect(await ask<Row>('select status, review_note from pos_shift where id = $1', [other?.id])).toEqual([
      { status: 'reviewed', review_note },
    ]);
    const reviewed = await review([shift, foreign?.id]);
    expect(reviewed.json, reviewed.body).toEqual({ reviewed: 1 });
    const states = await ask<Row>('select status from pos_shift where id = any($1) order by status', [
      [shift, foreign?.id],
    ]);
    expect(states).toEqual([{ status: 'closed' }, { status: 'reviewed' }]);
    expect(failedOf(await review([shift]))).toEqual([422, 'ids rule.pos_shift.none_closed']);
  });

  test('a shop closes without open shift and goods, and then sells no more', async () => {
    const admin = await server.login('admin');
    const change = async (body: object) => {
      const { json } = await admin.send('GET', `/pos/${pos}`);
      return admin.send('PUT', `/pos/${pos}`, { version: json['version'], ...body });
    };
    const noted = await change({ receipt_footer: 'Đổi trả trong 7 ngày' });
    expect(noted.json, noted.body).toMatchObject({ active: true });
    await cashier.post('/pos_shift', { pos_id: pos, opening_cash: 0 });
    const [bill] = await ask<Row>('select receipt_footer from pos_sale where id = $1', [await sold(1)]);
    expect(bill).toEqual({ receipt_footer: 'Đổi trả trong 7 ngày' });
    expect(failedOf(await change({ active: false }))).toEqual([422, 'active rule.pos.open_shift']);
    await ask(`update pos_shift set status = 'closed' where status = 'open' and pos_id = $1`, [pos]);
    expect(failedOf(await change({ active: false }))).toEqual([422, 'active rule.pos.has_stock']);
    await ask(
      `update stock_level s set on_hand = 0 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
      [pos],
    );
    const closed = await change({ active: false });
    expect(closed.json, closed.body).toMatchObject({ active: false });
    expect(failedOf(await sell(1))).toEqual([422, 'pos_id rule.check-out.shop_closed']);
    expect(failedOf(await cashier.post('/pos_shift', { pos_id: pos, opening_cash: 0 }))).toEqual([
      422,
      'pos_id rule.check-out.shop_closed',
    ]);
  });
});
