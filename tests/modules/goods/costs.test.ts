import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { averageCost } from '#modules/goods/averageCost.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

it('is the average of what lies there and what comes', () => {
  const average = (on_hand: number, before: number | null, quantity: number, unit_cost: number) =>
    averageCost({ on_hand, average: before }, { quantity, unit_cost });
  expect(average(100, 50_000, 50, 56_000)).toBe(52_000);
  expect(average(0, 50_000, 50, 56_000)).toBe(56_000);
  expect(average(10, null, 5, 7_000)).toBe(7_000);
  expect(average(1, 1, 1, 2)).toBe(2);
});

it('never leaves what went into it, and is no more than half a unit off', () => {
  const money = fc.integer({ min: 0, max: 99_999_999_999 });
  const pieces = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(pieces, money, pieces, money, (on_hand, average, quantity, unit_cost) => {
      const cost = averageCost({ on_hand, average }, { quantity, unit_cost });
      expect(cost).toBeGreaterThanOrEqual(Math.min(average, unit_cost));
      expect(cost).toBeLessThanOrEqual(Math.max(average, unit_cost));
      const all = BigInt(on_hand) * BigInt(average) + BigInt(quantity) * BigInt(unit_cost);
      const off = 2n * (all - BigInt(cost) * BigInt(on_hand + quantity));
      expect((off < 0n ? -off : off) <= BigInt(on_hand + quantity)).toBe(true);
    }),
  );
});

describeOnDatabase('costs of goods', (database) => {
  let server: TestServer;
  let admin: Caller;
  let head: { warehouse_id: number; supplier_id: number };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const [row] = await run<typeof head>(
      `select (select min(id) from warehouse where customer_id = 1) as warehouse_id, (select min(id) from supplier where customer_id = 1) as supplier_id`,
    );
    head = row ?? { warehouse_id: 0, supplier_id: 0 };
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
  const newGoods = async (cost_price: number | null) => {
    const sku = `VON-${(made += 1)}`;
    return (await post('/goods', { sku, name: sku, unit: 'piece', cost_price })).id;
  };
  const costOf = async (id: number) =>
    (await run<{ cost_price: number | null }>('select cost_price from goods where id = $1', [id]))[0]
      ?.cost_price;
  const ledgerOf = (id: number) =>
    run(
      'select kind, quantity, average_before, average_after, on_hand_after, value_after from goods_cost where goods_id = $1 order by id',
      [id],
    );
  async function receive(goods_id: number, quantity: number, unit_cost: number | null): Promise<number> {
    const line = { goods_id, expected_quantity: quantity, unit_cost };
    const { id } = await post('/goods_receipt', { ...head, lines: [line] });
    const sent = await post<{ version: number; lines: { id: number }[] }>(`/goods_receipt/${id}/send`);
    const counted = await admin.send('PUT', `/goods_receipt/${id}`, {
      version: sent.version,
      lines: [{ id: sent.lines[0]?.id, received_quantity: quantity }],
    });
    expect(counted.status, counted.body).toBe(200);
    for (const key of ['count', 'approve', 'stow']) await post(`/goods_receipt/${id}/${key}`);
    return id;
  }

  it('move with what comes: 100 at 50,000 and 50 at 56,000 are 52,000 each, 7,800,000 together', async () => {
    const id = await newGoods(null);
    await receive(id, 100, 50_000);
    await receive(id, 50, 56_000);
    await receive(id, 10, null);
    expect(await costOf(id)).toBe(52_000);
    expect(await ledgerOf(id)).toMatchObject([
      { kind: 'receipt', average_before: null, average_after: 50_000, on_hand_after: 100 },
      {
        kind: 'receipt',
        average_before: 50_000,
        average_after: 52_000,
        on_hand_after: 150,
        value_after: 7_800_000,
      },
    ]);
    const { rows } = await post<{ rows: object[] }>('/goods-value-list', {
      filters: { 'goods_id.sku': [`VON-${made}`] },
      viewMode: 'all',
      page: 1,
    });
    expect(rows).toMatchObject([{ on_hand: 160, value: 160 * 52_000 }]);
  });

  it('move once the cost is known of what lies there already, and then it stays', async () => {
    const id = await newGoods(null);
    await receive(id, 150, 52_000);
    const late = await receive(id, 10, null);
    const price = async (unit_cost: number) => {
      const { json } = await admin.send('GET', `/goods_receipt/${late}`);
      const [line] = json['lines'] as { id: number; last_cost: number }[];
      expect(line?.last_cost).toBe(52_000);
      return admin.send('PUT', `/goods_receipt/${late}`, {
        version: json['version'],
        lines: [{ id: line?.id, unit_cost }],
      });
    };
    const priced = await price(68_000);
    expect([priced.status, await costOf(id)]).toEqual([200, 53_000]);
    const again = await price(70_000);
    expect([again.status, await costOf(id)]).toEqual([200, 53_125]);
    expect(await ledgerOf(id)).toHaveLength(2);
    expect((await ledgerOf(id)).at(-1)).toMatchObject({ average_after: 53_125, on_hand_after: 160 });
  });

  it('are worked out anew from an earlier receipt on whose cost was wrong', async () => {
    const id = await newGoods(null);
    const first = await receive(id, 100, 50_000);
    await receive(id, 50, 56_000);
    expect(await costOf(id)).toBe(52_000);
    const { json } = await admin.send('GET', `/goods_receipt/${first}`);
    const [line] = json['lines'] as { id: number }[];
    const put = (unit_cost: number | null) =>
      admin.send('PUT', `/goods_receipt/${first}`, {
        version: json['version'],
        lines: [{ id: line?.id, unit_cost }],
      });
    const taken = await put(null);
    expect([taken.status, taken.body]).toEqual([422, expect.stringContaining('cost_fixed')]);
    const corrected = await put(53_000);
    expect([corrected.status, await costOf(id)]).toEqual([200, 54_000]);
    expect(await ledgerOf(id)).toMatchObject([
      { average_before: null, average_after: 53_000, on_hand_after: 100, value_after: 5_300_000 },
      { average_before: 53_000, average_after: 54_000, on_hand_after: 150, value_after: 8_100_000 },
    ]);
    const recosted = await run<{ count: number }>(
      'select count(*)::int as count from goods_cost where goods_id = $1 and recosted_at is not null',
      [id],
    );
    expect(recosted).toEqual([{ count: 2 }]);
  });

  it('differ by warehouse; the company reckons with all, and what costs far more than the average is odd', async () => {
    const id = await newGoods(null);
    const [other] = await run<{ id: number }>(
      `select id from warehouse where customer_id = 1 and id <> $1 order by id limit 1`,
      [head.warehouse_id],
    );
    await receive(id, 100, 50_000);
    const { warehouse_id } = head;
    head.warehouse_id = other?.id ?? 0;
    await receive(id, 50, 80_000);
    await receive(id, 10, 130_000);
    head.warehouse_id = warehouse_id;
    const rowsOf = async (viewMode: string) => {
      const filters = { 'goods_id.sku': [`VON-${made}`] };
      return (await post<{ rows: object[] }>('/warehouse-value-list', { filters, viewMode, page: 1 })).rows;
    };
    const elsewhere = Math.round((50 * 80_000 + 10 * 130_000) / 60);
    expect(await rowsOf('in_stock')).toMatchObject(
      [
        { warehouse_id: other?.id, on_hand: 60, average_cost: elsewhere, last_cost: 130_000 },
        { warehouse_id, on_hand: 100, average_cost: 50_000, value: 5_000_000, last_cost: 50_000 },
      ].toSorted((a, b) => b.on_hand * b.average_cost - a.on_hand * a.average_cost),
    );
    expect(await rowsOf('odd')).toMatchObject([{ warehouse_id: other?.id, last_cost: 130_000 }]);
    expect(await costOf(id)).toBe(Math.round((100 * 50_000 + 60 * elsewhere) / 160));
  });

  it('stand beside when an article was last sold there; what nobody bought for 90 days is found', async () => {
    const id = await newGoods(null);
    await receive(id, 100, 50_000);
    const rowsOf = async (viewMode: string) => {
      const filters = { 'goods_id.sku': [`VON-${made}`] };
      return (await post<{ rows: object[] }>('/warehouse-value-list', { filters, viewMode, page: 1 })).rows;
    };
    expect(await rowsOf('unsold')).toMatchObject([{ on_hand: 100, last_sold_at: null }]);
    const sell = (days: number) =>
      run(
        `insert into stock_move (customer_id, goods_id, from_place, from_warehouse_id, to_place, quantity, reason, created_at)
values (1, $1, 'stock', $2, 'customer', 1, 'sale', now() - $3 * interval '1 day')`,
        [id, head.warehouse_id, days],
      );
    await sell(120);
    expect(await rowsOf('unsold')).toHaveLength(1);
    await sell(20);
    expect(await rowsOf('unsold')).toEqual([]);
    const [row] = (await rowsOf('in_stock')) as { last_sold_at: string }[];
    expect(Date.now() - Date.parse(row?.last_sold_at ?? '')).toBeLessThan(21 * 86_400_000);
    await run('delete from stock_move where goods_id = $1 and reason = $2', [id, 'sale']);
  });

  it('are set in one warehouse, and tell what the stock is worth less by it', async () => {
    const id = await newGoods(null);
    await receive(id, 100, 52_000);
    await post('/cost_adjustment', {
      goods_id: id,
      warehouse_id: head.warehouse_id,
      unit_cost: 40_000,
      reason: 'Hàng ẩm, giảm giá trị theo biên bản',
    });
    expect(await costOf(id)).toBe(40_000);
    const { rows } = await post<{ rows: object[] }>('/cost-adjustment-list', {
      filters: { sku: [`VON-${made}`] },
      page: 1,
    });
    expect(rows).toMatchObject([{ on_hand: 100, average_before: 52_000, value_change: -1_200_000 }]);
  });

  it('begin with what the article was made with, and are set by hand with a reason; forms do not change them', async () => {
    const id = await newGoods(40_000);
    expect(await ledgerOf(id)).toMatchObject([{ kind: 'opening', average_after: 40_000 }]);
    const { json } = await admin.send('GET', `/goods/${id}`);
    const typed = await admin.send('PUT', `/goods/${id}`, { version: json['version'], cost_price: 1 });
    expect(typed.status).toBe(422);
    const short = await admin.post(`/goods/${id}/set_cost`, { unit_cost: 41_000, reason: 'ngắn' });
    expect([short.status, await costOf(id)]).toEqual([422, 40_000]);
    await post(`/goods/${id}/set_cost`, { unit_cost: 41_000, reason: 'Tính lại theo bảng kê tháng 10' });
    expect(await costOf(id)).toBe(41_000);
    expect(await ledgerOf(id)).toMatchObject([
      {},
      { kind: 'adjust', average_before: 40_000, average_after: 41_000 },
    ]);
  });

  it('are set for many articles by a sheet, with a reason', async () => {
    const [one, other] = [await newGoods(40_000), await newGoods(null)];
    const sheet = server.parts.model.imports.find(({ url }) => url === '/goods-cost-import');
    if (!sheet) throw new Error('no sheet of costs');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const cells = (sku: string, cost: number, reason: string) => [sku, cost, reason];
    const [first, second] = await run<{ sku: string }>(
      'select sku from goods where id = any($1::int8[]) order by id',
      [[one, other]],
    );
    const reason = 'Theo biên bản kiểm tra giá vốn';
    const rows = [
      ['Hàng hóa', 'Giá vốn mới', 'Lý do'],
      cells(first?.sku ?? '', 45_000, reason),
      cells(second?.sku ?? '', 12_000, reason),
    ].map((of, index) => ({ number: index + 1, cells: of }));
    const request = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
    const { answer } = await runImport(
      server.parts,
      { session, language: 'vi', requestId: 'test' },
      rows,
      request,
    );
    expect(answer).toMatchObject({ errors: [], accepted: 2, stored: true });
    expect([await costOf(one), await costOf(other)]).toEqual([45_000, 12_000]);
    expect((await ledgerOf(one)).at(-1)).toMatchObject({
      kind: 'adjust',
      average_before: 40_000,
      average_after: 45_000,
    });
    const short = await admin.post('/cost_adjustment', { goods_id: one, unit_cost: 1, reason: 'Sai' });
    expect(short.status).toBe(422);
  });

  it('are nobody’s business without the code', async () => {
    const keeper = await server.login('warehouse');
    const asked = { filters: {}, viewMode: 'all', page: 1 };
    expect((await keeper.post('/goods-value-list', asked)).status).toBe(403);
    expect(
      (await keeper.post('/goods/1/set_cost', { unit_cost: 1, reason: 'Không được phép đặt giá' })).status,
    ).toBe(403);
  });
});
