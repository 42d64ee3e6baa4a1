import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;
const PHONE = '0987000777';

describeOnDatabase('points of loyal buyers', (database) => {
  let server: TestServer;
  let admin: Caller;
  let cashier: Caller;
  let pos: number;
  let shirt: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, cashier] = [await server.login('admin'), await server.login('cashier')];
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    await ask(`update promotion set status = 3`);
    await ask(`update loyalty_program set ended_at = now()`);
    shirt = (await ask<{ id: number }>('select min(id) as id from goods where customer_id = 1'))[0]?.id ?? 0;
    await ask('update goods set retail_price = 119000 where id = $1', [shirt]);
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(
        `update ${table} s set ${column} = 100 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
        [pos],
      );
    await ask(`update stock_level set reserved = 0`);
    const made = await admin.post('/loyalty_program', {
      name: 'Thân thiết',
      from_date: new Date(Date.now() - 86_400_000 * 2).toISOString().slice(0, 10),
      earn_amount: 10_000,
      point_value: 100,
      max_redeem_percent: 50,
      min_redeem_points: 5,
      earn_on_redeemed: true,
      expiry_months: 12,
      tiers: [
        { name: 'Bạc', from_spending: 0, multiplier: 1 },
        { name: 'Vàng', from_spending: 300_000, multiplier: 1.5 },
      ],
    });
    expect(made.status, made.body).toBeLessThan(300);
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  const sell = (quantity: number, points_used = 0) => {
    const total = quantity * 119_000 - points_used * 100;
    return cashier.post('/pos/check-out', {
      pos_id: pos,
      total,
      cash: total,
      buyer_phone: PHONE,
      buyer_name: 'Chị Vân',
      points_used,
      lines: [{ goods_id: shirt, quantity }],
    });
  };
  const ledger = () =>
    ask<{ kind: string; points: number; balance_after: number }>(
      'select e.kind, e.points, e.balance_after from point_entry e join buyer b on b.id = e.buyer_id where b.phone = $1 order by e.id',
      [PHONE],
    );
  const balance = async () => {
    const rows = await ledger();
    const sum = rows.reduce((all, { points }) => all + points, 0);
    // What the last row says is what all of them add up to.
    expect(rows.at(-1)?.balance_after ?? 0).toBe(sum);
    return sum;
  };

  test('a bill of 357,000 earns 35 points, also of somebody who is new; in gold half as many more', async () => {
    const sold = await sell(3);
    expect(sold.status, sold.body).toBe(200);
    expect((await cashier.send('GET', `/pos_sale/${Number(sold.json['sale_id'])}`)).json).toMatchObject({
      points_earned: 35,
      points_used: 0,
    });
    expect(await balance()).toBe(35);
    const rules = await cashier.post('/pos/sale-rules', { pos_id: pos, buyer_phone: PHONE });
    expect(rules.json['points']).toMatchObject([
      { balance: 35, tier: 'Vàng', multiplier: 15, point_value: 100 },
    ]);
    expect(rules.json['buyer']).toMatchObject([{ bills: 1, last_bought_at: expect.any(String) as string }]);
    await sell(3);
    expect(await balance()).toBe(35 + 52);
    const tiers = await ask<{ name: string }>(
      `select t.name from point_entry e join buyer b on b.id = e.buyer_id join loyalty_tier t on t.id = e.tier_id
       where b.phone = $1 order by e.id`,
      [PHONE],
    );
    expect(tiers.map(({ name }) => name)).toEqual(['Bạc', 'Vàng']);
    const members = await admin.post('/buyer-point-list', { filters: { 'buyer_id.phone': PHONE }, page: 1 });
    const gold = await ask<{ id: number }>(
      `select id from loyalty_tier where name = 'Vàng' order by id desc limit 1`,
    );
    expect(members.json['rows'], members.body).toMatchObject([
      { points: 87, spent_12m: 714_000, tier_id: gold[0]?.id, multiplier: 1.5 },
    ]);
    // Who keeps the programme and serves nobody sees the ends of phones alone.
    const [{ id, version }] = (await ask<{ id: number; version: number }>(
      `select id, version from account where username = 'nobody'`,
    )) as [{ id: number; version: number }];
    const permissions = ['administration_pos_accrue_point_config'];
    expect((await admin.send('PUT', `/account/${id}`, { version, permissions })).status).toBe(200);
    const keeper = await server.login('nobody');
    const shown = await keeper.post('/buyer-point-list', { filters: { 'buyer_id.phone': PHONE }, page: 1 });
    expect(shown.json['rows'], shown.body).toMatchObject([
      { 'buyer_id.phone': `${PHONE.slice(0, 3)}***${PHONE.slice(-4)}`, points: 87 },
    ]);
  });

  test('points pay, no more than there are; a part that comes back takes and gives its part, the last piece the rest', async () => {
    const before = await balance();
    expect((await sell(1, before + 1)).status).toBe(422);
    expect(await balance()).toBe(before);
    const sold = await sell(2, 50);
    expect(sold.status, sold.body).toBe(200);
    const sale = Number(sold.json['sale_id']);
    const bill = (await cashier.send('GET', `/pos_sale/${sale}`)).json;
    expect(bill).toMatchObject({ points_used: 50, points_amount: 5_000, total: 233_000, points_earned: 34 });
    expect(await balance()).toBe(before - 50 + 34);
    const back = async (lines: object[]) => {
      const reply = await cashier.post(`/pos_sale/${sale}/return_bill`, {
        return_reason: 'Không vừa',
        lines,
      });
      expect(reply.status, reply.body).toBe(200);
    };
    await back([{ goods_id: shirt, quantity: 1 }]);
    expect(await balance()).toBe(before - 50 + 34 + 25 - 17);
    await back([]);
    expect(await balance()).toBe(before);
    const [sums] = await ask<Row>(
      `select sum(total)::int8 as total, sum(points_used)::int8 as used, sum(points_earned)::int8 as earned, sum(points_amount)::int8 as paid from pos_sale where id = $1 or original_sale_id = $1`,
      [sale],
    );
    expect(sums).toEqual({ total: 0, used: 0, earned: 0, paid: 0 });
  });

  test('a voided bill leaves nothing behind, a voided return what there was before it', async () => {
    const before = await balance();
    const sale = Number((await sell(2, 20)).json['sale_id']);
    const sold = await balance();
    await cashier.post(`/pos_sale/${sale}/return_bill`, {
      return_reason: 'Không vừa',
      lines: [{ goods_id: shirt, quantity: 1 }],
    });
    const [made] = await ask<{ id: number }>('select id from pos_sale where original_sale_id = $1', [sale]);
    const undone = await cashier.post(`/pos_sale/${made?.id}/void`, { void_reason: 'Nhầm' });
    expect(undone.status, undone.body).toBe(200);
    expect(await balance()).toBe(sold);
    expect((await cashier.post(`/pos_sale/${sale}/void`, { void_reason: 'Nhầm' })).status).toBe(200);
    expect(await balance()).toBe(before);
  });

  test('marketing puts points right with a reason; old ones are lost, those first that would be lost next', async () => {
    const [buyer] = await ask<{ id: number }>('select id from buyer where phone = $1', [PHONE]);
    const [program] = await ask<{ id: number }>(
      'select max(id) as id from loyalty_program where customer_id = 1',
    );
    const before = await balance();
    const correct = (caller: Caller) =>
      caller.post(`/loyalty_program/${program?.id}/correct_points`, {
        buyer_id: buyer?.id,
        points: -20,
        reason: 'Tích nhầm',
      });
    expect((await correct(cashier)).status).toBe(403);
    const corrected = await correct(admin);
    expect(corrected.status, corrected.body).toBe(200);
    expect(await balance()).toBe(before - 20);
    const points = await admin.post('/buyer-point-list', { filters: { 'buyer_id.phone': PHONE } });
    expect(points.json['rows'], points.body).toMatchObject([{ points: before - 20 }]);
    const lead = await cashier.post('/pos-buyer-list', { filters: { 'buyer_id.phone': PHONE } });
    expect(lead.json['rows'], lead.body).toMatchObject([
      { points: before - 20, spent_12m: expect.any(Number) as number, tier_id: expect.any(Number) as number },
    ]);
    const entries = await cashier.post('/pos-point-entry-list', { filters: { buyer_id: [buyer?.id] } });
    expect((entries.json['rows'] as Row[])[0], entries.body).toMatchObject({
      kind: 'correct',
      points: -20,
      balance_after: before - 20,
    });
    const chosen = { ids: [buyer?.id], points: 20, reason: 'Trừ nhầm' };
    let calls = 0;
    const put = (body: object, caller = admin) =>
      caller.post('/buyer-points-correct', body, {
        'Idempotency-Key': `correct-buyer-points-${(calls += 1)}`,
      });
    expect((await put(chosen, cashier)).status).toBe(403);
    expect((await put({ ...chosen, points: 0 })).status).toBe(422);
    expect((await put({ ...chosen, ids: [99_999_999] })).status).toBe(422);
    const again = await put(chosen);
    expect(again.status, again.body).toBe(200);
    expect(await balance()).toBe(before);
    const overlapping = await admin.post('/loyalty_program', {
      name: 'Nữa',
      from_date: new Date().toISOString().slice(0, 10),
    });
    expect([overlapping.status, overlapping.body]).toEqual([
      422,
      expect.stringMatching(/overlaps/) as string,
    ]);
  });

  test('programmes that are saved at the same moment do not overlap: one is kept, the others say by which', async () => {
    const future = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10);
    await ask(`update loyalty_program set to_date = from_date where ended_at is null`);
    const save = (name: string, from: number) =>
      admin.post('/loyalty_program', {
        name,
        from_date: future(from),
        to_date: future(from + 20),
        earn_amount: 10_000,
        point_value: 100,
        max_redeem_percent: 50,
        min_redeem_points: 5,
      });
    const replies = await Promise.all([save('A', 100), save('B', 105), save('C', 110), save('D', 115)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    for (const { status, body } of replies) if (status === 422) expect(body).toMatch(/overlaps/);
    expect(
      await ask(`select count(*)::int as count from loyalty_program where name in ('A', 'B', 'C', 'D')`),
    ).toEqual([{ count: 1 }]);
  });
});
