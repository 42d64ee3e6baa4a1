import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

interface Failed {
  code: string;
  fields?: { path: string; code: string }[];
}
interface Line {
  id: number;
  goods_id: number;
  quantity: number;
  unit_price: number;
  amount: number;
  is_gift: boolean;
  present_id: number | null;
}

const failedOf = ({ status, json }: Reply) => {
  const { code, fields } = json['error'] as Failed;
  return [status, ...(fields?.map((field) => `${field.path} ${field.code}`) ?? [code])];
};
const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describeOnDatabase('gifts in orders', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: number;
  let other: number;
  let shirt: number;
  let skirt: number;
  let tote: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const goods = await ask<{ id: number }>('select id from goods where customer_id = 1 order by id limit 3');
    [shirt = 0, skirt = 0, tote = 0] = goods.map(({ id }) => id);
    const places = await ask<{ id: number }>(
      'select id from warehouse where customer_id = 1 order by id limit 2',
    );
    [warehouse = 0, other = 0] = places.map(({ id }) => id);
  });
  beforeEach(async () => {
    await ask('update present set status = 3 where status in (0, 1, 2)');
    await stock(100);
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  /** So many pieces of each article in each warehouse, none of them kept back. */
  async function stock(pieces: number, goods: readonly number[] = [shirt, skirt, tote]) {
    await ask(`delete from reservation where goods_id = any($1::int8[])`, [goods]);
    await ask(
      'update stock_level set on_hand = $2, reserved = 0, unsellable = 0 where goods_id = any($1::int8[])',
      [goods, pieces],
    );
    await ask('update stock_balance set quantity = $2 where goods_id = any($1::int8[])', [goods, pieces]);
  }
  const keptBack = async (goods: number) =>
    (
      await ask<{ reserved: number }>(
        'select reserved from stock_level where goods_id = $1 and warehouse_id = $2',
        [goods, warehouse],
      )
    )[0]?.reserved;
  const gift = (quantity = 1) => ({ role: 'gift', goods_id: tote, quantity });
  /** Sets up a campaign that runs now, as marketing does. */
  async function give(more: object = {}): Promise<number> {
    const body = {
      name: 'Tặng túi',
      condition: 'by_value',
      min_value: 500_000,
      from_at: time(-1),
      to_at: time(5),
      lines: [gift()],
      ...more,
    };
    if (body.condition !== 'by_value') body.min_value = undefined as unknown as number;
    const made = await admin.post('/present', body);
    expect(made.status, made.body).toBe(201);
    const confirmed = await admin.post(`/present/${Number(made.json['id'])}/confirm`);
    expect(confirmed.json, confirmed.body).toMatchObject({ status: 2 });
    return Number(made.json['id']);
  }
  const line = (goods_id: number, quantity: number, unit_price: number) => ({
    goods_id,
    quantity,
    unit_price,
  });
  const send = (lines: object[], more: object = {}) =>
    admin.post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      delivery_company: 'self',
      warehouse_id: warehouse,
      lines,
      ...more,
    });
  async function order(lines: object[], more: object = {}) {
    const made = await send(lines, more);
    expect(made.status, made.body).toBe(201);
    return made.json;
  }
  const linesOf = (record: Record<string, unknown>) => record['lines'] as Line[];
  const giftsOf = (record: Record<string, unknown>) =>
    linesOf(record)
      .filter((one) => one.is_gift)
      .map(({ goods_id, quantity, present_id }) => ({ goods_id, quantity, present_id }));
  const change = async (id: unknown, body: object) => {
    const { json } = await admin.send('GET', `/order/${Number(id)}`);
    return admin.send('PUT', `/order/${Number(id)}`, { version: json['version'], ...body });
  };
  const read = async (id: unknown) => (await admin.send('GET', `/order/${Number(id)}`)).json;
  const given = async (present: number) =>
    (await ask<{ given: number }>('select given from present_count where present_id = $1', [present]))[0]
      ?.given ?? 0;

  test('an order from the value on has the gift, which costs nothing and is named with its campaign', async () => {
    const present = await give();
    const below = await order([line(shirt, 4, 124_999)]);
    expect([giftsOf(below), below['gifts_skipped']]).toEqual([[], null]);
    const made = await order([line(shirt, 4, 125_000)]);
    expect(giftsOf(made)).toEqual([{ goods_id: tote, quantity: 1, present_id: present }]);
    expect(made).toMatchObject({ goods_total: 500_000, goods_quantity: 5 });
    expect(linesOf(made)[1]).toMatchObject({ unit_price: 0, amount: 0 });
    expect(await given(present)).toBe(1);
    const free = await order([line(shirt, 5, 100_000)], { discount: 1 });
    expect(giftsOf(free)).toEqual([]);
  });

  test('by goods all of them must be bought, and the gift comes once or as often as they fit', async () => {
    const lines = [
      { role: 'buy', goods_id: shirt, quantity: 2 },
      { role: 'buy', goods_id: skirt, quantity: 1 },
      gift(2),
    ];
    const present = await give({ condition: 'by_product', per: 'multiple', lines });
    expect(giftsOf(await order([line(shirt, 4, 1_000)]))).toEqual([]);
    const made = await order([line(shirt, 5, 1_000), line(skirt, 2, 1_000)]);
    expect(giftsOf(made)).toEqual([{ goods_id: tote, quantity: 4, present_id: present }]);
    expect(await given(present)).toBe(2);
  });

  test('sources, warehouses and time are asked, and what a consignee draws or is only an invoice has none', async () => {
    await give({ sources: [5], warehouse_ids: [warehouse] });
    const lines = [line(shirt, 5, 100_000)];
    expect(giftsOf(await order(lines))).toEqual([]);
    expect(giftsOf(await order(lines, { source: 5, warehouse_id: other }))).toEqual([]);
    expect(giftsOf(await order(lines, { source: 5, invoice_only: true }))).toEqual([]);
    expect(giftsOf(await order(lines, { source: 5 }))).toHaveLength(1);
    await ask(`update present set to_at = now() - interval '1 minute' where status = 2`);
    expect(giftsOf(await order(lines, { source: 5 }))).toEqual([]);
  });

  test('gifts follow the order until it is picked', async () => {
    const present = await give({ per: 'multiple' });
    const made = await order([line(shirt, 10, 100_000)]);
    const [first, own] = linesOf(made);
    expect(giftsOf(made)).toEqual([{ goods_id: tote, quantity: 2, present_id: present }]);
    // Whoever changes or leaves out the gift gets what the campaign says.
    const fewer = await change(made['id'], {
      lines: [
        { id: first?.id, quantity: 5 },
        { id: own?.id, quantity: 9 },
      ],
    });
    expect(giftsOf(fewer.json), fewer.body).toEqual([{ goods_id: tote, quantity: 1, present_id: present }]);
    expect(await given(present)).toBe(1);
    // Its campaign is over: it keeps what it was given, while it qualifies.
    await ask('update present set status = 4 where id = $1', [present]);
    const kept = await change(made['id'], { lines: [{ id: first?.id, quantity: 6 }] });
    expect(giftsOf(kept.json), kept.body).toHaveLength(1);
    const gone = await change(made['id'], { lines: [{ id: first?.id, quantity: 4 }] });
    expect(linesOf(gone.json), gone.body).toHaveLength(1);
    expect(await given(present)).toBe(0);
  });

  test('a gift takes stock as any line, comes back with the order, and is counted no longer', async () => {
    const present = await give();
    const made = await order([line(shirt, 5, 100_000)]);
    expect(await keptBack(tote)).toBe(0);
    const allocated = await admin.post(`/order/${Number(made['id'])}/allocate`);
    expect(allocated.json, allocated.body).toMatchObject({ status: 40 });
    expect([await keptBack(shirt), await keptBack(tote)]).toEqual([5, 1]);
    const [own] = linesOf(made);
    const gone = await change(made['id'], { lines: [{ id: own?.id, quantity: 4 }] });
    expect(giftsOf(gone.json), gone.body).toEqual([]);
    expect([await keptBack(shirt), await keptBack(tote), await given(present)]).toEqual([4, 0, 0]);
    const again = await change(made['id'], { lines: [{ id: own?.id, quantity: 5 }] });
    expect(giftsOf(again.json), again.body).toHaveLength(1);
    expect([await keptBack(tote), await given(present)]).toEqual([1, 1]);
    const canceled = await admin.post(`/order/${Number(made['id'])}/cancel`, {
      cancel_reason: 'Khách đổi ý',
    });
    expect(canceled.json, canceled.body).toMatchObject({ status: 0 });
    expect([await keptBack(shirt), await keptBack(tote), await given(present)]).toEqual([0, 0, 0]);
  });

  test('of many orders at once no more get a gift than there may be', async () => {
    const present = await give({ limit_total: 3 });
    const made = await Promise.all(Array.from({ length: 8 }, () => order([line(shirt, 5, 100_000)])));
    expect(made.filter((one) => giftsOf(one).length === 1)).toHaveLength(3);
    const without = made.filter((one) => giftsOf(one).length === 0);
    expect(without.map((one) => one['gifts_skipped'])).toEqual(Array(5).fill('Tặng túi'));
    expect(await given(present)).toBe(3);
    // One that is canceled leaves its gift to the next.
    const first = made.find((one) => giftsOf(one).length === 1);
    await admin.post(`/order/${Number(first?.['id'])}/cancel`, { cancel_reason: 'Khách đổi ý' });
    expect(giftsOf(await order([line(shirt, 5, 100_000)]))).toHaveLength(1);
    expect(giftsOf(await order([line(shirt, 5, 100_000)]))).toEqual([]);
    expect(await given(present)).toBe(3);
  });

  test('an order does not wait for a gift: where there is none it goes without, and says so', async () => {
    const present = await give();
    await stock(1, [tote]);
    const [one, two] = [await order([line(shirt, 5, 100_000)]), await order([line(shirt, 5, 100_000)])];
    expect([giftsOf(one), giftsOf(two)].map(({ length }) => length)).toEqual([1, 1]);
    const both = await Promise.all([one, two].map(({ id }) => admin.post(`/order/${Number(id)}/allocate`)));
    expect(both.map(({ json }) => json['status'])).toEqual([40, 40]);
    const after = [await read(one['id']), await read(two['id'])];
    expect(after.map((record) => giftsOf(record).length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(after.map((record) => record['gifts_skipped']).filter(Boolean)).toEqual(['Tặng túi']);
    expect([await keptBack(shirt), await keptBack(tote), await given(present)]).toEqual([10, 1, 1]);
    const late = await order([line(shirt, 5, 100_000)]);
    expect([giftsOf(late), late['gifts_skipped']]).toEqual([[], 'Tặng túi']);
  });

  test('the bought article may be the gift too: what is kept back is both', async () => {
    await give({ lines: [{ role: 'gift', goods_id: shirt, quantity: 1 }] });
    const made = await order([line(shirt, 5, 100_000)]);
    expect(linesOf(made).map(({ quantity }) => quantity)).toEqual([5, 1]);
    await admin.post(`/order/${Number(made['id'])}/allocate`);
    expect(await keptBack(shirt)).toBe(6);
  });

  test('what is refused changes nothing', async () => {
    const present = await give();
    const bad = await send([line(shirt, 5, 100_000)], { delivery_order_id: 'VN1', delivery_company: null });
    expect(bad.status, bad.body).toBe(422);
    expect(await given(present)).toBe(0);
    const made = await order([line(shirt, 5, 100_000)]);
    await admin.post(`/order/${Number(made['id'])}/allocate`);
    const [own, free] = linesOf(made);
    // More than lies there: the order keeps its lines, its gift and what is kept back for it.
    const short = await change(made['id'], { lines: [{ id: own?.id, quantity: 500 }, { id: free?.id }] });
    expect(failedOf(short)).toEqual([422, 'lines.0.quantity messages.not_enough_stock']);
    const priced = await change(made['id'], { lines: [{ id: own?.id }, { id: free?.id, unit_price: 1 }] });
    expect(failedOf(priced)).toEqual([422, 'lines.1.unit_price rule.order_line.gift_is_free']);
    const after = await read(made['id']);
    expect(linesOf(after).map(({ quantity }) => quantity)).toEqual([5, 1]);
    expect([await keptBack(shirt), await keptBack(tote), await given(present)]).toEqual([5, 1, 1]);
    const forged = await send([{ ...line(shirt, 1, 100_000), is_gift: true }]);
    expect(forged.status).toBe(422);
  });

  test('a campaign says what it asks for and gives', async () => {
    const body = { name: 'Thử', from_at: time(-1), to_at: time(5), condition: 'by_value', min_value: 1 };
    const buy = { role: 'buy', goods_id: shirt, quantity: 1 };
    const ways: [object, string][] = [
      [{ ...body, lines: [buy], condition: 'by_product', min_value: null }, 'lines rule.present.needs_gift'],
      [
        { ...body, lines: [gift()], condition: 'by_product', min_value: null },
        'lines rule.present.needs_goods',
      ],
      [{ ...body, lines: [buy, gift()] }, 'lines rule.present.no_goods'],
      [{ ...body, lines: [gift()], to_at: time(-2) }, 'to_at rule.present.to_after_from'],
    ];
    for (const [sent, problem] of ways)
      expect(failedOf(await admin.post('/present', sent))).toEqual([422, problem]);
    const nobody = await (await server.login('nobody')).post('/present', { ...body, lines: [gift()] });
    expect(nobody.status).toBe(403);
  });

  test('what was handed out is listed by order, campaign and goods, for whoever may see gifts', async () => {
    const present = await give();
    const made = await order([line(shirt, 5, 100_000)]);
    const [row] = await ask<{ id: number; version: number }>(
      `select id, version from account where username = 'nobody'`,
    );
    const granted = await admin.send('PUT', `/account/${row?.id}`, {
      version: row?.version,
      permissions: ['administration_present'],
    });
    expect(granted.status, granted.body).toBe(200);
    for (const caller of [admin, await server.login('nobody')]) {
      const list = await caller.post('/present-given-list', { filters: { present_id: [present] } });
      expect(list.status, list.body).toBe(200);
      expect(list.json['rows'], list.body).toMatchObject([
        {
          order_id: made['id'],
          'order_id.label': made['customer_order_id'],
          goods_id: tote,
          quantity: 1,
          status: -100,
        },
      ]);
    }
    expect((await server.login('cashier').then((one) => one.post('/present-given-list', {}))).status).toBe(
      403,
    );
  });
});
