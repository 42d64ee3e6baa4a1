import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import { readPrices } from '#modules/goods/goods.api.server.ts';
import { beginPrices } from '#modules/goods/prices.server.ts';
import { ruledPrice } from '#modules/goods/ruledPrice.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { changeAs } from '#server/write/runChange.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

it.each([
  [159_000, { percent: 10, amount: 0, rounding: 'none' }, 174_900],
  [159_000, { percent: 10, amount: 0, rounding: 'thousand' }, 175_000],
  [159_000, { percent: 10, amount: 0, rounding: 'nine_thousand' }, 179_000],
  [159_000, { percent: -7.5, amount: -75, rounding: 'none' }, 147_000],
  [5_000, { percent: 0, amount: -9_000, rounding: 'thousand' }, 0],
  [2_000, { percent: 0, amount: 0, rounding: 'nine_thousand' }, 9_000],
] as const)('makes of %i by %o: %i', (from, rule, price) => expect(ruledPrice(from, rule)).toBe(price));

interface Version {
  id: number;
  state: string;
  from_date: string;
  next_from: string | null;
  retail_price: number | null;
}

/** 23:59:30 of 5 January 2027 in Vietnam: the same day in London, 17 hours before the end of it in Honolulu. */
const EVENING = Date.parse('2027-01-05T16:59:30Z');
const TODAY = '2027-01-05';
const TOMORROW = '2027-01-06';

describeOnDatabase('prices by day', (database) => {
  let server: TestServer;
  let admin: Caller;
  let session: ServerSession;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
    // A demo of its own, made on that evening.
    server = await startTestServer(database, { rows: 8 });
    await signIn();
  });
  afterEach(() => {
    vi.setSystemTime(EVENING);
  });
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });

  async function signIn(): Promise<void> {
    admin = await server.login('admin');
    session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
  }

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function post<Result = { id: number }>(url: string, body: object, caller = admin): Promise<Result> {
    const reply = await caller.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Result;
  }
  async function refused(url: string, body: object): Promise<string> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeGreaterThanOrEqual(400);
    return reply.body;
  }
  const begin = () =>
    changeAs(server.parts, { session, language: 'vi', requestId: 'test' }, (change) =>
      beginPrices(server.parts.moduleContext(change, 'goods') as unknown as GoodsContext),
    );
  const priceOf = (id: number) =>
    changeAs(server.parts, { session, language: 'vi', requestId: 'test' }, async (change) => {
      const prices = await readPrices({ within: (name) => server.parts.moduleContext(change, name) }, [id]);
      return prices.get(id)?.retail_price;
    });

  let made = 0;
  const newGoods = async (more: object = {}) => {
    const sku = `GIA-${(made += 1)}`;
    const body = {
      sku,
      barcode: `B${sku}`,
      name: sku,
      unit: 'piece',
      retail_price: 100_000,
      tax_rate: 8,
      ...more,
    };
    return { sku, ...(await post('/goods', body)) };
  };
  const versionsOf = (id: number) =>
    run<Version>(
      `select id, state, from_date::text, next_from::text, retail_price from goods_price where goods_id = $1 and state <> 'withdrawn' order by from_date`,
      [id],
    );
  const linePrice = async (goods_id: number) => {
    const order = await post<{ lines: { unit_price: number }[] }>('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      delivery_company: 'self',
      lines: [{ goods_id, quantity: 1 }],
    });
    return order.lines[0]?.unit_price;
  };
  async function sheet(url: string, rows: readonly (readonly CellValue[])[]) {
    const found = server.parts.model.imports.find((one) => one.url === url);
    if (!found) throw new Error(url);
    const all = rows.map((cells, index) => ({ number: index + 1, cells }));
    const request = { sheet: found, options: {}, isTrial: false, takesGood: false, key: null };
    return (await runImport(server.parts, { session, language: 'vi', requestId: 'test' }, all, request))
      .answer;
  }

  it('an article begins with the price that it was made with, and from then on only versions change it', async () => {
    const { id } = await newGoods();
    expect(await versionsOf(id)).toMatchObject([
      { state: 'current', from_date: TODAY, retail_price: 100_000 },
    ]);
    const { json } = await admin.send('GET', `/goods/${id}`);
    const reply = await admin.send('PUT', `/goods/${id}`, { version: json['version'], retail_price: 1 });
    expect([reply.status, await priceOf(id)]).toEqual([422, 100_000]);
  });

  it('an article that names no tax rate takes that of its category, which counts its articles', async () => {
    const [food] = await run<{ id: number }>(
      `select id from goods_category where code = 'TP' and customer_id = 1`,
    );
    const countOf = async () => {
      const { json } = await admin.post('/goods-category-list', {
        filters: { 'category_id.code': 'TP' },
        page: 1,
      });
      return Number((json['rows'] as Record<string, unknown>[])[0]?.['goods_count']);
    };
    const before = await countOf();
    await run(`update goods_category set sub_stamp_content = 'Bảo quản nơi khô' where id = $1`, [food?.id]);
    const make = async (more: object) => {
      const draft = { name: 'Bánh tráng', unit: 'pack', category_id: food?.id, retail_price: 20_000 };
      return (await admin.post('/goods', { ...draft, ...more })).json['tax_rate'];
    };
    expect([await make({ sku: 'BT-1' }), await make({ sku: 'BT-2', tax_rate: 10 })]).toEqual([5, 10]);
    expect(await countOf()).toBe(before + 2);
    expect(await run(`select sub_stamp_content from goods where sku = 'BT-1'`)).toEqual([
      { sub_stamp_content: 'Bảo quản nơi khô' },
    ]);
  });

  it('a new article takes unit and expiry from its category, a stored one keeps its own', async () => {
    const [dry, garment] = await run<{ id: number }>(
      `select id from goods_category where code in ('KH', 'AO') and customer_id = 1 order by code desc`,
    );
    const draft = { name: 'Miến dong', category_id: dry?.id, retail_price: 20_000 };
    const make = async (more: object) => (await admin.post('/goods', { ...draft, ...more })).json;
    const taken = await make({ sku: 'MD-1' });
    expect(taken).toMatchObject({ unit: 'pack', has_expiry: true });
    expect(await make({ sku: 'MD-2', unit: 'box', has_expiry: false })).toMatchObject({
      unit: 'box',
      has_expiry: false,
    });
    expect(await make({ sku: 'MD-3', unit: 'box', category_id: null })).toMatchObject({ has_expiry: false });
    const none = await admin.post('/goods', { ...draft, sku: 'MD-4', category_id: null });
    expect([none.status, none.body.includes('"unit"')]).toEqual([422, true]);
    const moved = await admin.send('PUT', `/goods/${String(taken['id'])}`, {
      version: taken['version'],
      category_id: garment?.id,
    });
    expect(moved.json).toMatchObject({ category_id: garment?.id, unit: 'pack', has_expiry: true });
  });

  it('tomorrow’s price is tomorrow’s: over midnight, before and after the versions are copied', async () => {
    const { id } = await newGoods();
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    expect(await versionsOf(id)).toMatchObject([
      { state: 'current', next_from: TOMORROW },
      { state: 'scheduled' },
    ]);
    expect([await begin(), await priceOf(id), await linePrice(id)]).toEqual([0, 100_000, 100_000]);

    vi.setSystemTime(EVENING + 31_000);
    expect([await priceOf(id), await linePrice(id)]).toEqual([120_000, 120_000]);
    expect(await begin()).toBeGreaterThan(0);
    expect(await run('select retail_price from goods where id = $1', [id])).toEqual([
      { retail_price: 120_000 },
    ]);
    expect(await versionsOf(id)).toMatchObject([{ state: 'past' }, { state: 'current', next_from: null }]);
    expect(await linePrice(id)).toBe(120_000);
  });

  it('the day is that of the company’s zone', async () => {
    const { id } = await newGoods();
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    await run(`update khuon_customer set time_zone = 'Pacific/Honolulu' where id = 1`);
    try {
      await signIn();
      vi.setSystemTime(EVENING + 31_000);
      expect([await begin(), await linePrice(id)]).toEqual([0, 100_000]);
      vi.setSystemTime(Date.parse('2027-01-06T09:59:59Z'));
      expect(await linePrice(id)).toBe(100_000);
      vi.setSystemTime(Date.parse('2027-01-06T10:00:00Z'));
      expect(await linePrice(id)).toBe(120_000);
    } finally {
      await run(`update khuon_customer set time_zone = 'Asia/Ho_Chi_Minh' where id = 1`);
      await signIn();
    }
  });

  it('a sheet of orders takes the price of its day, what somebody typed stays', async () => {
    const { id, sku } = await newGoods();
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    vi.setSystemTime(EVENING + 31_000);
    const head = [
      'Mã đơn hàng',
      'Tên người nhận',
      'Số điện thoại',
      'Địa chỉ',
      'Mã hàng',
      'Số lượng',
      'Đơn giá',
    ];
    const order = (code: string, price: number | null) =>
      [code, 'Lan', '0912345678', '12 Láng Hạ', `B${sku}`, 1, price] as const;
    const { columns } = server.parts.model.imports.find(({ url }) => url === '/order-import') ?? {
      columns: [],
    };
    const names = [
      'customer_order_id',
      'receiver_name',
      'receiver_phone',
      'receiver_address',
      'goods_id',
      'quantity',
      'unit_price',
    ];
    const labels = names.map(
      (leaf, at) => columns.find((one) => one.leaf === leaf)?.aliases[0] ?? head[at] ?? leaf,
    );
    const answer = await sheet('/order-import', [labels, order('S-1', null), order('S-2', 90_000)]);
    expect(answer).toMatchObject({ accepted: 2, errors: [] });
    const lines = await run(
      `select unit_price from order_line l join "order" o on o.id = l.order_id where l.goods_id = $1 order by o.customer_order_id`,
      [id],
    );
    expect(lines).toEqual([{ unit_price: 120_000 }, { unit_price: 90_000 }]);
  });

  it('the till asks for the price of its day, before and after midnight', async () => {
    const cashier = await server.login('cashier');
    const { json } = await cashier.post('/me');
    const pos_id = (json['pos'] as { id: number }[])[0]?.id ?? 0;
    await run('update promotion set status = 3');
    const { id, sku } = await newGoods();
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await run(
        `insert into ${table} (customer_id, goods_id, warehouse_id, ${column}) select 1, $1, warehouse_id, 10 from pos where id = $2`,
        [id, pos_id],
      );
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    const pay = async (total: number) => {
      const lines = [{ goods_id: id, quantity: 1 }];
      const reply = await cashier.post('/pos/check-out', { pos_id, total, cash: total, lines });
      return reply.status === 200 ? 'paid' : reply.body;
    };
    const shown = async () => {
      const reply = await cashier.post('/pos/find-goods', { pos_id, text: sku });
      return (reply.json['goods'] as { retail_price: number }[])[0]?.retail_price;
    };
    expect(await shown()).toBe(100_000);
    expect(await pay(120_000)).toContain('rule.check-out.price_changed');
    expect(await pay(100_000)).toBe('paid');
    vi.setSystemTime(EVENING + 31_000);
    expect(await shown()).toBe(120_000);
    expect(await pay(100_000)).toContain('rule.check-out.price_changed');
    expect(await pay(120_000)).toBe('paid');
  });

  it('a distributor orders at the price of its day, whatever his level', async () => {
    const { id } = await newGoods({
      wholesale_price: 100_000,
      listed_price: 100_000,
      internal_price: 100_000,
    });
    const all = {
      retail_price: 120_000,
      wholesale_price: 120_000,
      listed_price: 120_000,
      internal_price: 120_000,
    };
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, ...all });
    const [node] = await run<{ id: number }>(`select id from distributor where code = 'NPP-MB'`);
    const order = async () => {
      const lines = [{ goods_id: id, quantity: 1 }];
      const { lines: made } = await post<{ lines: { unit_price: number }[] }>('/dc_order', {
        distributor_id: node?.id,
        lines,
      });
      return made[0]?.unit_price;
    };
    expect(await order()).toBe(100_000);
    vi.setSystemTime(EVENING + 31_000);
    expect(await order()).toBe(120_000);
  });

  it('the price to come is typed beside the one that counts: from tomorrow, or from the day that is planned', async () => {
    const { id } = await newGoods();
    const type = async (next_retail: number | null) => {
      const [current] = await versionsOf(id);
      const { json } = await admin.send('GET', `/goods_price/${current?.id}`);
      return admin.send('PUT', `/goods_price/${current?.id}`, { version: json['version'], next_retail });
    };
    const stand = async () =>
      (await versionsOf(id)).map(({ state, from_date, retail_price }) => [state, from_date, retail_price]);
    const today = ['current', TODAY, 100_000];
    expect((await type(130_000)).status).toBe(200);
    expect(await stand()).toEqual([today, ['scheduled', TOMORROW, 130_000]]);
    expect((await type(125_000)).status).toBe(200);
    expect(await stand()).toEqual([today, ['scheduled', TOMORROW, 125_000]]);
    expect((await type(null)).status).toBe(200);
    expect(await stand()).toEqual([today]);
    await post('/goods_price', { goods_id: id, from_date: '2027-01-20', listed_price: 150_000 });
    expect((await type(140_000)).status).toBe(200);
    expect(await stand()).toEqual([today, ['scheduled', '2027-01-20', 140_000]]);
    expect((await type(null)).status).toBe(200);
    expect(await stand()).toEqual([today, ['scheduled', '2027-01-20', null]]);
    const [, coming] = await versionsOf(id);
    const { json } = await admin.send('GET', `/goods_price/${coming?.id}`);
    const late = await admin.send('PUT', `/goods_price/${coming?.id}`, {
      version: json['version'],
      next_retail: 1,
    });
    expect(late.status, late.body).toBe(422);
    const keeper = await server.login('warehouse');
    const [current] = await versionsOf(id);
    const body = { version: 1, next_retail: 1 };
    expect([403, 404]).toContain((await keeper.send('PUT', `/goods_price/${current?.id}`, body)).status);
    await type(140_000);
    vi.setSystemTime(Date.parse('2027-01-21T03:00:00Z'));
    await begin();
    expect(await priceOf(id)).toBe(140_000);
    const rows = await run(
      'select state, next_retail from goods_price where goods_id = $1 order by from_date',
      [id],
    );
    expect(rows).toEqual(['past', 'withdrawn', 'current'].map((state) => ({ state, next_retail: null })));
  });

  it('versions follow each other; what is empty stays; one of today counts at once and may be corrected today', async () => {
    const { id } = await newGoods({ listed_price: 150_000 });
    await post('/goods_price', { goods_id: id, from_date: '2027-01-20', retail_price: 130_000 });
    await post('/goods_price', { goods_id: id, from_date: '2027-01-10', listed_price: 160_000 });
    expect(await versionsOf(id)).toMatchObject([
      { state: 'current', next_from: '2027-01-10' },
      { state: 'scheduled', next_from: '2027-01-20' },
      { state: 'scheduled', next_from: null },
    ]);
    const [opening] = await versionsOf(id);
    const now = await post('/goods-price-now', { goods_price_id: opening?.id });
    expect(now).toMatchObject({ retail_before: 100_000, tax_rate: 8 });
    await post(`/goods_price/${opening?.id}/change_price`, { from_date: TODAY, retail_price: 110_000 });
    expect(await priceOf(id)).toBe(110_000);
    vi.setSystemTime(Date.parse('2027-01-21T03:00:00Z'));
    await begin();
    expect(await run('select retail_price, listed_price from goods where id = $1', [id])).toEqual([
      { retail_price: 130_000, listed_price: 160_000 },
    ]);
  });

  it('refuses days that are gone, versions of nothing, two of a day, and prices without tax rate or retail price', async () => {
    const { id, sku } = await newGoods();
    const ask = (more: object) => refused('/goods_price', { goods_id: id, from_date: TOMORROW, ...more });
    expect(await ask({ from_date: '2027-01-04', retail_price: 1 })).toContain(
      'rule.goods_price.from_date_past',
    );
    expect(await ask({ reason: 'x' })).toContain('rule.goods_price.nothing');
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    expect(await ask({ retail_price: 130_000 })).toContain('rule.goods_price.from_date_taken');
    // A version is called by its day as people write it.
    const found = await admin.post('/goods_price/lookup', { q: sku });
    expect(found.json['rows']).toMatchObject([
      { label: `${sku} · 05/01/2027` },
      { label: `${sku} · 06/01/2027` },
    ]);
    const bare = await newGoods({ retail_price: null, tax_rate: null });
    const draft = { goods_id: bare.id, from_date: TOMORROW };
    expect(await refused('/goods_price', { ...draft, retail_price: 1_000 })).toContain('no_tax_rate');
    expect(await refused('/goods_price', { ...draft, wholesale_price: 900, tax_rate: 8 })).toContain(
      'no_retail',
    );
    expect(await versionsOf(bare.id)).toHaveLength(1);
  });

  it('what has not begun can be withdrawn, what has begun cannot', async () => {
    const { id } = await newGoods();
    const coming = await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 120_000 });
    await post(`/goods_price/${coming.id}/withdraw_price`, {});
    const [current] = await versionsOf(id);
    expect(current).toMatchObject({ state: 'current', next_from: null });
    expect(await refused(`/goods_price/${current?.id}/withdraw_price`, {})).toContain('not_scheduled');
    // The day is free again.
    await post('/goods_price', { goods_id: id, from_date: TOMORROW, retail_price: 130_000 });
    expect(await versionsOf(id)).toMatchObject([{ next_from: TOMORROW }, { retail_price: 130_000 }]);
  });

  it('a sheet of goods makes new ones with their prices, and changes those that it finds but for prices', async () => {
    const { id, sku } = await newGoods();
    const labels = ['sku', 'tên hàng', 'đvt', 'giá lẻ', 'vat', 'mã vạch', 'khối lượng'];
    const row = (code: string, price: number | null, name = 'Áo thun'): CellValue[] => [
      code,
      name,
      'Cái',
      price,
      price === null ? null : 8,
      `N${code}`,
      250,
    ];
    const stored = await sheet('/goods-import', [labels, row('NHAP-1', 70_000), row(sku, null, 'Áo mới')]);
    expect(stored).toMatchObject({ errors: [], stored: true, accepted: 2 });
    expect(await run('select name, weight, retail_price from goods where id = $1', [id])).toEqual([
      { name: 'Áo mới', weight: 250, retail_price: 100_000 },
    ]);
    const [made] = await run<{ id: number }>(`select id from goods where sku = 'NHAP-1'`);
    expect(await versionsOf(made?.id ?? 0)).toMatchObject([{ state: 'current', retail_price: 70_000 }]);
    expect(await sheet('/goods-import', [labels, row(sku, 90_000)])).toMatchObject({ stored: false });
    expect(await priceOf(id)).toBe(100_000);
  });

  it('a sheet of goods brings their other codes, a row each, in place of those that were there', async () => {
    const { id, sku } = await newGoods();
    const labels = ['sku', 'tên hàng', 'đvt', 'codes', 'factor'];
    const give = (...codes: [string, number][]) =>
      sheet('/goods-import', [
        labels,
        ...codes.map(([code, factor]) => [sku, 'Áo thun', 'Cái', code, factor]),
      ]);
    const codes = () =>
      run(
        'select code, factor::int from goods_code where goods_id = $1 and deleted_at is null order by code',
        [id],
      );
    expect(await give(['MK-1', 1], ['MK-2', 12])).toMatchObject({ errors: [], stored: true, accepted: 1 });
    expect(await codes()).toEqual([
      { code: 'MK-1', factor: 1 },
      { code: 'MK-2', factor: 12 },
    ]);
    expect(await give(['MK-2', 24])).toMatchObject({ errors: [], stored: true });
    expect(await codes()).toEqual([{ code: 'MK-2', factor: 24 }]);
    const { sku: other } = await newGoods();
    const taken = await sheet('/goods-import', [labels, [other, 'Áo thun', 'Cái', 'MK-2', 1]]);
    expect(taken).toMatchObject({ stored: false });
    expect(await sheet('/goods-import', [labels.slice(0, 3), [sku, 'Áo cũ', 'Cái']])).toMatchObject({
      stored: true,
    });
    expect(await codes()).toEqual([{ code: 'MK-2', factor: 24 }]);
  });

  it('the list of prices shows what lies in some warehouse, or nowhere, and its cells are changed as ever', async () => {
    const [held, empty, gone] = [await newGoods(), await newGoods(), await newGoods()];
    const level = (id: number, warehouse: number, onHand: number) =>
      run('insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) values (1, $1, $2, $3)', [
        id,
        warehouse,
        onHand,
      ]);
    // A warehouse where there is none says nothing of the others.
    await level(held.id, 1, 0);
    await level(held.id, 2, 3);
    await level(empty.id, 1, 0);
    const found = async (inStock?: boolean) => {
      const filters = {
        sku: [held.sku, empty.sku, gone.sku],
        ...(inStock === undefined ? {} : { 'goods_id.stock_level.on_hand': inStock }),
      };
      const rows = (await post<{ rows: { id: number; sku: string }[] }>('/goods-price-list', { filters }))
        .rows;
      return rows.map(({ sku }) => sku);
    };
    expect(await found()).toEqual([held.sku, empty.sku, gone.sku]);
    expect(await found(true)).toEqual([held.sku]);
    expect(await found(false)).toEqual([empty.sku, gone.sku]);
    const wrong = await refused('/goods-price-list', { filters: { 'goods_id.stock_level.on_hand': 1 } });
    expect(wrong).toContain('Còn hàng trong kho');
    const [version] = await versionsOf(held.id);
    const { json } = await admin.send('GET', `/goods_price/${version?.id}`);
    const url = `/goods_price/${version?.id}`;
    const reply = await admin.send('PUT', url, { version: json['version'], next_retail: 120_000 });
    expect(reply.status, reply.body).toBe(200);
    expect(await versionsOf(held.id)).toMatchObject([{}, { from_date: TOMORROW, retail_price: 120_000 }]);
  });

  it('a rule makes new retail prices of many articles', async () => {
    const [one, other] = [await newGoods(), await newGoods({ retail_price: null })];
    const ids = [await versionsOf(one.id), await versionsOf(other.id)].map(([first]) => first?.id);
    const rule = { from_date: TOMORROW, base: 'retail', percent: 5, rounding: 'nine_thousand' };
    const foreseen = async (percent: number) =>
      (await admin.post('/goods-price-rule', { ids, base: 'retail', percent, rounding: 'nine_thousand' }))
        .json['rows'];
    expect(await foreseen(5)).toMatchObject([
      { before: 100_000, after: 109_000, isOdd: false },
      { before: null, after: null, isOdd: false },
    ]);
    expect(await foreseen(50)).toMatchObject([{ after: 149_000, isOdd: true }, {}]);
    expect(await versionsOf(one.id)).toHaveLength(1);
    const reply = await admin.post('/goods_price/change_by_rule', { ids, ...rule });
    expect(reply.json).toMatchObject({ done: [ids[0]], refused: [{ id: ids[1] }] });
    expect(await versionsOf(one.id)).toMatchObject([{}, { from_date: TOMORROW, retail_price: 109_000 }]);
    expect(await versionsOf(other.id)).toHaveLength(1);
  });
});
