import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Goods {
  id: number;
  price: number;
}
type Row = Record<string, unknown>;

describeOnDatabase('the till and promotions', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let pos: number;
  let shirt: Goods;
  let skirt: Goods;
  let tote: Goods;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    cashier = await server.login('cashier');
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    await ask(`update promotion set status = 3`);
    await ask(
      `update goods set retail_price = 129000 where id = (select min(id) from goods where customer_id = 1)`,
    );
    const found = await ask<Goods>(
      'select id, retail_price as price from goods where customer_id = 1 and retail_price > 0 order by id limit 3',
    );
    [shirt, skirt, tote] = found as [Goods, Goods, Goods];
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(
        `update ${table} s set ${column} = 100 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
        [pos],
      );
    await ask(`update stock_level set reserved = 0`);
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  /** Sets up a promotion that runs now, as marketing does. */
  async function promote(body: object): Promise<number> {
    const admin = await server.login('admin');
    const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const made = await admin.post('/promotion', { name: 'Thử', from_at: time(-1), to_at: time(5), ...body });
    expect(made.status, made.body).toBeLessThan(300);
    const confirmed = await admin.post(`/promotion/${Number(made.json['id'])}/confirm`);
    expect(confirmed.json, confirmed.body).toMatchObject({ status: 2 });
    return Number(made.json['id']);
  }
  const endAll = async () => {
    await ask(`update promotion set status = 3 where status = 2`);
  };
  beforeEach(endAll);
  const sell = (lines: object[], total: number, more: object = {}) =>
    cashier.post('/pos/check-out', { pos_id: pos, total, cash: total, lines, ...more });
  const billOf = async (id: unknown) => (await cashier.send('GET', `/pos_sale/${Number(id)}`)).json;
  const linesOf = (bill: Row) => bill['lines'] as Row[];
  const usesOf = async (promotion: number) =>
    (
      await ask<{ uses: number; discount: number }>(
        `select coalesce(sum(uses), 0)::int8 as uses, coalesce(sum(discount), 0)::int8 as discount from promotion_use where promotion_id = $1`,
        [promotion],
      )
    )[0];

  test('charges what the rules give, and refuses any other sum', async () => {
    const ten = await promote({
      name: 'Áo giảm 10 %',
      lines: [{ goods_id: shirt.id, min_quantity: 1, discount_type: 'percent', discount_percent: 10 }],
    });
    const lines = [
      { goods_id: shirt.id, quantity: 2 },
      { goods_id: skirt.id, quantity: 1 },
    ];
    const full = 2 * shirt.price + skirt.price;
    const refused = await sell(lines, full);
    expect([refused.status, (refused.json['error'] as Row)['fields']]).toMatchObject([
      422,
      [{ path: 'total', code: 'rule.check-out.price_changed' }],
    ]);
    expect(await usesOf(ten)).toEqual({ uses: 0, discount: 0 });
    // Nobody says himself what is taken off.
    const own = await sell([{ ...lines[0], discount: 200_000 }, lines[1] ?? {}], full - 200_000);
    expect(own.status).toBe(422);
    const sold = await sell(lines, full - 25_800);
    expect(sold.status, sold.body).toBe(200);
    const bill = await billOf(sold.json['sale_id']);
    expect(bill).toMatchObject({
      goods_total: full,
      line_discount: 25_800,
      bill_discount: 0,
      discount: 25_800,
      total: full - 25_800,
    });
    expect(linesOf(bill).map(({ discount }) => discount)).toEqual([25_800, 0]);
    expect(bill['discounts']).toMatchObject([
      { goods_id: shirt.id, kind: 'goods', promotion_id: ten, name: 'Áo giảm 10 %', amount: 25_800 },
    ]);
    expect(await usesOf(ten)).toEqual({ uses: 1, discount: 25_800 });
  });

  test('who buys to sell on pays wholesale prices, and nobody else does', async () => {
    await ask('update goods set wholesale_price = 99000 where id = $1', [shirt.id]);
    const [retail] = await ask<Row>(
      `select phone from buyer where customer_id = 1 and kind = 'retail' limit 1`,
    );
    const phone = '0977000333';
    await ask(
      `insert into buyer (customer_id, name, phone, kind, country) values (1, 'Đại lý Hoa', $1, 'wholesale', 1)`,
      [phone],
    );
    const rules = await cashier.post('/pos/sale-rules', { pos_id: pos, buyer_phone: phone });
    expect(rules.json, rules.body).toMatchObject({ sale_type: 'wholesale' });
    const lines = [{ goods_id: shirt.id, quantity: 2 }];
    const wholesale = (buyer_phone: unknown) => sell(lines, 198_000, { buyer_phone, sale_type: 'wholesale' });
    expect((await wholesale(retail?.['phone'])).body).toMatch(/"sale_type".*rule.check-out.wholesale/);
    const sold = await wholesale(phone);
    expect(sold.status, sold.body).toBe(200);
    const bill = await billOf(sold.json['sale_id']);
    expect(bill).toMatchObject({ sale_type: 'wholesale', goods_total: 198_000, total: 198_000 });
    const found = await cashier.post('/pos-sale-list', { filters: { sale_type: ['wholesale'] } });
    expect((found.json['rows'] as Row[]).map(({ id }) => id)).toEqual([sold.json['sale_id']]);
  });

  test('a combo is found by its code and sold as its parts, which leave the stock; half a combo is none', async () => {
    await promote({
      lines: [{ goods_id: shirt.id, min_quantity: 1, discount_type: 'percent', discount_percent: 10 }],
    });
    const admin = await server.login('admin');
    const price = 2 * shirt.price + skirt.price - 50_000;
    const combo = await admin.post('/combo', {
      code: 'CB-QUAY',
      name: 'Combo tại quầy',
      barcode: '8949999999999',
      retail_price: price,
      items: [
        { goods_id: shirt.id, quantity: 2 },
        { goods_id: skirt.id, quantity: 1 },
      ],
    });
    expect(combo.status, combo.body).toBe(201);
    const id = Number(combo.json['id']);
    const found = await cashier.post('/pos/find-goods', { pos_id: pos, text: '8949999999999' });
    expect(found.json['goods'], found.body).toMatchObject([
      { id: -id, retail_price: price, parts: [{ goods_id: shirt.id, quantity: 2 }, { goods_id: skirt.id }] },
    ]);
    const free = async () =>
      (
        await ask<{ on_hand: number }>(
          'select l.on_hand from stock_level l join pos p on p.warehouse_id = l.warehouse_id where p.id = $1 and l.goods_id = any($2::int8[]) order by l.goods_id',
          [pos, [shirt.id, skirt.id]],
        )
      ).map(({ on_hand }) => on_hand);
    const before = await free();
    const parts = (times: number) => [
      { goods_id: shirt.id, quantity: 2 * times, combo_id: id },
      { goods_id: skirt.id, quantity: times, combo_id: id },
    ];
    const sold = await sell(parts(2), 2 * price);
    expect(sold.status, sold.body).toBe(200);
    expect(await free()).toEqual(before.map((one, index) => one - (index === 0 ? 4 : 2)));
    const bill = await billOf(sold.json['sale_id']);
    expect(bill).toMatchObject({ combo_discount: 100_000, line_discount: 0, discount: 100_000 });
    expect(linesOf(bill).map(({ combo_id }) => combo_id)).toEqual([id, id]);
    const half = await sell([parts(1)[0] ?? {}], 2 * shirt.price);
    expect([half.status, (half.json['error'] as Row)['fields']]).toMatchObject([
      422,
      [{ path: 'lines.0.combo_id', code: 'rule.check-out.combo_parts' }],
    ]);
    await ask('update combo set active = false where id = $1', [id]);
    expect((await sell(parts(1), price)).body).toMatch(/combo_not_sold/);
    const back = await cashier.post(`/pos_sale/${Number(sold.json['sale_id'])}/return_bill`, {
      return_reason: 'Không vừa',
      lines: [{ goods_id: shirt.id, quantity: 4 }],
    });
    expect(back.status, back.body).toBe(200);
    const [made] = await ask<Row>('select total, combo_discount from pos_sale where original_sale_id = $1', [
      sold.json['sale_id'],
    ]);
    expect(Number(made?.['total'])).toBe(-(4 * shirt.price) - Number(made?.['combo_discount']));
  });

  test('goods of which each piece has a stamp are sold by it, and come back by it', async () => {
    const [rare] = await ask<Goods>(
      'select id, retail_price as price from goods where customer_id = 1 and retail_price > 0 order by id offset 3 limit 1',
    );
    const { id, price } = rare ?? { id: 0, price: 0 };
    const [place] = await ask<Row>('select warehouse_id from pos where id = $1', [pos]);
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(`update ${table} set ${column} = 2 where goods_id = $1 and warehouse_id = $2`, [
        id,
        place?.['warehouse_id'],
      ]);
    await ask('delete from stamp where goods_id = $1', [id]);
    await ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, print_count, scan_count) values (1, 'UIDPOS1', 'PPPPPPPPPPPP1', 3, $1, 'uid', $2, 1, 0), (1, 'UIDPOS2', 'PPPPPPPPPPPP2', 3, $1, 'uid', $2, 1, 0)`,
      [id, place?.['warehouse_id']],
    );
    const stateOf = async () =>
      (await ask<{ status: number }>(`select status from stamp where code like 'UIDPOS%' order by code`)).map(
        ({ status }) => status,
      );
    const found = await cashier.post('/pos/find-goods', { pos_id: pos, text: 'UIDPOS1' });
    expect(found.json['goods'], found.body).toMatchObject([{ id, is_stamped: true, uid: 'UIDPOS1' }]);
    const refused = async (lines: object[], quantity: number) => {
      const { status, json } = await sell(lines, quantity * price);
      return [status, ((json['error'] as Row)['fields'] as Row[]).map(({ path, code }) => [path, code])];
    };
    expect(await refused([{ goods_id: id, quantity: 1 }], 1)).toEqual([
      422,
      [['lines.0.uids', 'messages.uid_not_scanned']],
    ]);
    expect(await refused([{ goods_id: id, quantity: 2, uids: 'UIDPOS1,UIDPOS1' }], 2)).toEqual([
      422,
      [['lines.0.uids', 'messages.uid_unavailable']],
    ]);
    const sold = await sell([{ goods_id: id, quantity: 2, uids: 'UIDPOS1,UIDPOS2' }], 2 * price);
    expect(sold.status, sold.body).toBe(200);
    expect(await stateOf()).toEqual([5, 5]);
    const giveBack = (line: object) =>
      cashier.post(`/pos_sale/${Number(sold.json['sale_id'])}/return_bill`, {
        return_reason: 'Lỗi',
        lines: [{ goods_id: id, quantity: 1, ...line }],
      });
    expect((await giveBack({})).body).toMatch(/uid_not_scanned/);
    const back = await giveBack({ uids: 'UIDPOS2' });
    expect(back.status, back.body).toBe(200);
    expect(await stateOf()).toEqual([5, 3]);
    // A return that was a mistake: the piece is with the buyer again, unless somebody else bought it meanwhile.
    const [returned] = await ask<{ id: number }>(
      `select id from pos_sale where original_sale_id = $1 and kind = 'return'`,
      [Number(sold.json['sale_id'])],
    );
    const voidReturn = () =>
      cashier.post(`/pos_sale/${returned?.id}/void`, { void_reason: 'Quét nhầm hóa đơn của khách' });
    const again = await sell([{ goods_id: id, quantity: 1, uids: 'UIDPOS2' }], price);
    expect(again.status, again.body).toBe(200);
    const late = await voidReturn();
    expect([late.status, late.body]).toEqual([422, expect.stringContaining('messages.uid_unavailable')]);
    const undone = await cashier.post(`/pos_sale/${Number(again.json['sale_id'])}/void`, {
      void_reason: 'Khách không lấy nữa',
    });
    expect(undone.status, undone.body).toBe(200);
    expect(await stateOf()).toEqual([5, 3]);
    const voided = await voidReturn();
    expect(voided.status, voided.body).toBe(200);
    expect(await stateOf()).toEqual([5, 5]);
    const [bill] = await ask<{ code: string }>('select code from pos_sale where id = $1', [
      Number(sold.json['sale_id']),
    ]);
    const stamps = await ask('select order_code from stamp where goods_id = $1', [id]);
    expect(stamps).toEqual([{ order_code: bill?.code }, { order_code: bill?.code }]);
  });

  test('gives the till the rules by which it prices, for its own shop alone', async () => {
    const id = await promote({
      type: 'by_value',
      name: 'Từ 100.000',
      min_bill_value: 100_000,
      discount_type: 'amount',
      discount_amount: 9_000,
    });
    const rules = await cashier.post('/pos/sale-rules', { pos_id: pos });
    expect(rules.json['promotions'], rules.body).toEqual([
      {
        id,
        name: 'Từ 100.000',
        priority: 0,
        stackable: false,
        goods: [],
        bill: { from: 100_000, percent: null, amount: 9_000, atMost: null },
      },
    ]);
    const [other] = await ask<{ id: number }>(
      'select id from pos where customer_id = 1 and id <> $1 limit 1',
      [pos],
    );
    expect((await cashier.post('/pos/sale-rules', { pos_id: other?.id })).status).toBe(422);
    expect((await (await server.login('warehouse')).post('/pos/sale-rules', { pos_id: pos })).status).toBe(
      403,
    );
  });

  test('hands out gifts for nothing, and no more than the shop has', async () => {
    await promote({
      name: 'Mua 2 tặng túi',
      lines: [{ goods_id: shirt.id, min_quantity: 2, gift_goods_id: tote.id, gift_quantity: 1 }],
    });
    const sold = await sell([{ goods_id: shirt.id, quantity: 5 }], 5 * shirt.price);
    const bill = await billOf(sold.json['sale_id']);
    expect(linesOf(bill)).toMatchObject([
      { goods_id: shirt.id, quantity: 5, is_gift: false },
      { goods_id: tote.id, quantity: 2, is_gift: true, unit_price: 0, amount: 0 },
    ]);
    const stock = () =>
      ask<{ on_hand: number }>(
        'select l.on_hand from stock_level l join pos p on p.warehouse_id = l.warehouse_id where p.id = $1 and l.goods_id = $2',
        [pos, tote.id],
      );
    expect(await stock()).toEqual([{ on_hand: 98 }]);
    await ask(
      'update stock_level l set reserved = 97 from pos p where p.warehouse_id = l.warehouse_id and p.id = $1 and l.goods_id = $2',
      [pos, tote.id],
    );
    const less = await billOf(
      (await sell([{ goods_id: shirt.id, quantity: 4 }], 4 * shirt.price)).json['sale_id'],
    );
    expect(linesOf(less)[1]).toMatchObject({ goods_id: tote.id, quantity: 1 });
    expect(await stock()).toEqual([{ on_hand: 97 }]);
  });

  test('gives back of each piece what was paid for it, to the last đồng, and the promotion its use with the last piece', async () => {
    const id = await promote({
      type: 'by_value',
      min_bill_value: 1,
      discount_type: 'amount',
      discount_amount: 50_000,
    });
    const total = 3 * shirt.price - 50_000;
    const sold = await sell([{ goods_id: shirt.id, quantity: 3 }], total);
    const sale = Number(sold.json['sale_id']);
    const giveBack = async (quantity: number) => {
      const reply = await cashier.post(`/pos_sale/${sale}/return_bill`, {
        return_reason: 'Không vừa',
        lines: [{ goods_id: shirt.id, quantity }],
      });
      expect(reply.status, reply.body).toBe(200);
      const [made] = await ask<Row>(
        'select id, total, discount, bill_discount from pos_sale where original_sale_id = $1 order by id desc limit 1',
        [sale],
      );
      return made;
    };
    expect(await giveBack(1)).toMatchObject({ total: -112_333, discount: -16_667, bill_discount: -16_667 });
    expect(await usesOf(id)).toEqual({ uses: 1, discount: 50_000 });
    const last = await giveBack(2);
    expect(last).toMatchObject({ total: -(total - 112_333), bill_discount: -33_333 });
    expect(await usesOf(id)).toEqual({ uses: 0, discount: 0 });
    // The return was a mistake: what the promotion gave counts again.
    const voided = await cashier.post(`/pos_sale/${Number(last?.['id'])}/void`, { void_reason: 'Nhầm' });
    expect(voided.status, voided.body).toBe(200);
    expect(await usesOf(id)).toEqual({ uses: 1, discount: 50_000 });
  });

  test('a voided bill gives its promotions back, once', async () => {
    const id = await promote({
      type: 'by_value',
      min_bill_value: 1,
      discount_type: 'amount',
      discount_amount: 9_000,
      limit_per_customer: 1,
    });
    const one = [{ goods_id: skirt.id, quantity: 1 }];
    const buyer = { buyer_phone: '0987000444', buyer_name: 'Chị Lan' };
    const sold = await sell(one, skirt.price - 9_000, buyer);
    expect(sold.status, sold.body).toBe(200);
    // The second one of the same buyer costs the whole price.
    expect((await sell(one, skirt.price - 9_000, buyer)).status).toBe(422);
    const voided = await cashier.post(`/pos_sale/${Number(sold.json['sale_id'])}/void`, {
      void_reason: 'Nhầm',
    });
    expect(voided.status, voided.body).toBe(200);
    expect(await usesOf(id)).toEqual({ uses: 0, discount: 0 });
    expect((await sell(one, skirt.price - 9_000, buyer)).status).toBe(200);
  });

  test('lets a cashier take off as much as the company says, and rounds what is paid at the end', async () => {
    const admin = await server.login('admin');
    const set = (pos_rounding: string) => admin.send('PUT', '/setting/own', { pos_rounding });
    expect((await set('1000')).status).toBe(200);
    const rules = await cashier.post('/pos/sale-rules', { pos_id: pos });
    expect(rules.json).toMatchObject({ manual_limit: 10, rounding: 1000 });
    const worth = 2 * shirt.price;
    const cart = (percent: number) => [{ goods_id: shirt.id, quantity: 2, manual_percent: percent }];
    const refusal = async (lines: object[], more: object = {}) =>
      ((await sell(lines, worth, more)).json['error'] as Row)['fields'];
    const limited = { code: 'rule.check-out.manual_limit' };
    expect(await refusal(cart(11))).toMatchObject([{ path: 'lines.0.manual_percent', ...limited }]);
    expect(await refusal(cart(10), { manual_amount: 1 })).toMatchObject([
      { path: 'manual_amount', ...limited },
    ]);
    // 258,000 − 25,800 = 232,200, which is 232,000 in thousands.
    const sold = await sell(cart(10), 232_000);
    expect(sold.status, sold.body).toBe(200);
    const bill = await billOf(sold.json['sale_id']);
    expect(bill).toMatchObject({
      manual_discount: 25_800,
      line_discount: 0,
      discount: 25_800,
      rounding: -200,
      total: 232_000,
      cash_amount: 232_000,
    });
    expect(linesOf(bill)).toMatchObject([{ manual_percent: 10, discount: 25_800, amount: 232_200 }]);
    expect(bill['discounts']).toMatchObject([{ kind: 'manual', amount: 25_800 }]);
    // With the last piece the rounding has come back too.
    for (const total of [-116_000, -116_000]) {
      await cashier.post(`/pos_sale/${Number(bill['id'])}/return_bill`, {
        return_reason: 'Không vừa',
        lines: [{ goods_id: shirt.id, quantity: 1 }],
      });
      const [made] = await ask<Row>(
        'select total, rounding, manual_discount from pos_sale where original_sale_id = $1 order by id desc limit 1',
        [bill['id']],
      );
      expect(made).toEqual({ total, rounding: 100, manual_discount: -12_900 });
    }
    const more = { pos_id: pos, total: 129_000, cash: 129_000, lines: cart(50) };
    const free = await admin.post('/pos/check-out', more);
    expect(free.status, free.body).toBe(200);
    await set('none');
  });
});
