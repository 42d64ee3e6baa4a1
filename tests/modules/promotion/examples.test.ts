import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Note {
  text: string;
  params: Record<string, string | number>;
  isProblem: boolean;
}
const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describeOnDatabase('what a promotion that is being written gives', (database) => {
  let server: TestServer;
  let admin: Caller;
  let shirt: { id: number; name: string };
  let gift: { id: number; name: string };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const goods = await ask<{ id: number; name: string }>(
      'select id, name from goods where customer_id = 1 order by id limit 2',
    );
    [shirt, gift] = goods as [typeof shirt, typeof gift];
    await ask('update goods set retail_price = 200000, wholesale_price = 150000 where id = $1', [shirt.id]);
  });
  beforeEach(() => ask('update promotion set status = 3 where status in (0, 1, 2)'));
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  async function notesOf(input: object, url = '/promotion-example'): Promise<Note[]> {
    const reply = await admin.post(url, input);
    expect(reply.status, reply.body).toBe(200);
    return reply.json['notes'] as Note[];
  }
  const plain = (value: unknown) => String(value).replace(/\D/g, '');
  const days = { from_at: time(1), to_at: time(10) };
  async function makePromotion(input: object): Promise<string> {
    const { status, body, json } = await admin.post('/promotion', { name: 'Khác', ...days, ...input });
    expect(status, body).toBe(201);
    return String(json['code']);
  }

  test('one by bill value says of which, and an article stands in it once (spec 5)', async () => {
    const refused = async (input: object) => {
      const { status, json } = await admin.post('/promotion', { name: 'Lỗi', ...days, ...input });
      const { fields = [] } = json['error'] as { fields?: { path: string; code: string }[] };
      return [status, fields.map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await refused({ type: 'by_value', discount_type: 'percent', discount_percent: 5 })).toEqual([
      422,
      ['min_bill_value is_empty'],
    ]);
    const line = { goods_id: shirt.id, min_quantity: 1, discount_type: 'percent', discount_percent: 5 };
    expect(await refused({ type: 'by_product', lines: [line, line] })).toEqual([
      422,
      ['lines.1.goods_id duplicate_rows'],
    ]);
  });

  test('so much off a bill: two and a half times what it asks, and no more than it may', async () => {
    const bill = { type: 'by_value', min_bill_value: 500_000, discount_percent: 10, max_discount: 100_000 };
    const [note, ...others] = await notesOf(bill);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ text: 'messages.promotion_bill', isProblem: false });
    const { bill: whole, off, value } = note?.params ?? {};
    expect([whole, off, value].map(plain)).toEqual(['1250000', '100000', '1150000']);
    expect(await notesOf({ type: 'by_value', min_bill_value: 500_000 })).toEqual([]);
  });

  test('articles at the price of whom it is for, with their gift', async () => {
    const lines = [{ goods_id: shirt.id, min_quantity: 2, discount_type: 'percent', discount_percent: 10 }];
    const [retail] = await notesOf({ type: 'by_product', lines });
    expect(retail).toMatchObject({
      text: 'messages.promotion_goods',
      params: { goods: `2 × ${shirt.name}` },
    });
    expect([retail?.params['bill'], retail?.params['off']].map(plain)).toEqual(['400000', '40000']);
    const [wholesale] = await notesOf({ type: 'by_product', buyer_kind: 'wholesale', lines });
    expect(plain(wholesale?.params['bill'])).toBe('300000');
    const free = [{ goods_id: shirt.id, min_quantity: 2, gift_goods_id: gift.id, gift_quantity: 1 }];
    expect((await notesOf({ type: 'by_product', lines: free }))[1]).toEqual({
      text: 'messages.promotion_gift',
      params: { name: gift.name, value: 1 },
      isProblem: false,
    });
  });

  test('who meets it in goods, time, shop and hour is named, itself and what has ended are not', async () => {
    const lines = [{ goods_id: shirt.id, min_quantity: 1, discount_type: 'percent', discount_percent: 10 }];
    const typed = { type: 'by_product', ...days, lines };
    const own = await makePromotion({ type: 'by_product', lines, time_from: '08:00', time_to: '12:00' });
    const texts = async (input: object) => (await notesOf(input)).slice(1).map(({ text }) => text);
    expect(await texts({ ...typed, code: own })).toEqual([]);
    const [, met] = await notesOf(typed);
    expect(met).toMatchObject({ text: 'messages.promotion_shares_better', isProblem: true });
    expect(met?.params).toMatchObject({ value: shirt.name, count: 1, name: `${own} – Khác` });
    expect(await texts({ ...typed, time_from: '12:00', time_to: '20:00' })).toEqual([]);
    // Past midnight until nine.
    expect(await texts({ ...typed, time_from: '22:00', time_to: '09:00' })).toHaveLength(1);
    expect(await texts({ ...typed, from_at: time(10), to_at: time(12) })).toEqual([]);
    expect(await texts({ ...typed, lines: [{ ...lines[0], goods_id: gift.id }] })).toEqual([]);
    await ask('update promotion set stackable = true where code = $1', [own]);
    expect(await texts({ ...typed, stackable: true })).toEqual(['messages.promotion_shares_adds']);
    expect(await texts(typed)).toEqual(['messages.promotion_shares_better']);
  });

  test('what is left of a budget is told in percent', async () => {
    const code = await makePromotion({
      type: 'by_value',
      min_bill_value: 500_000,
      discount_type: 'amount',
      discount_amount: 50_000,
      budget: 3_000_000,
    });
    await ask('update promotion set discount_given = 1000000 where code = $1', [code]);
    const [found] = await ask<{ id: number }>('select id from promotion where code = $1', [code]);
    const { json } = await admin.send('GET', `/promotion/${found?.id}`);
    expect(json['budget_used']).toBe(33.3);
  });

  test('points of a bill, without a tier and in each', async () => {
    const tiers = [{ name: 'Vàng', from_spending: 0, multiplier: 1.5 }];
    const notes = await notesOf(
      { earn_amount: 10_000, point_value: 100, max_redeem_percent: 50, tiers },
      '/points-example',
    );
    expect(notes.map(({ params }) => [params['name'], params['value'], plain(params['amount'])])).toEqual([
      ['', 35, '3500'],
      ['Vàng', 52, '5200'],
      ['', 1785, '178500'],
    ]);
    expect(plain(notes[0]?.params['bill'])).toBe('357000');
  });
});
