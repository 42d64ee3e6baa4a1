import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { uploadPicture } from '../../support/uploadPicture.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Made {
  id: number;
  version: number;
  status: string | number;
  lines: { id: number; exported_quantity: number }[];
}

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('goods that come back', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [{ id: warehouse_id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from warehouse where customer_id = 1',
    );
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** A new goods of which so many lie in the warehouse, and as many damaged ones. */
  async function haveGoods(count: number, damaged = 0): Promise<number> {
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'TH' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng hoàn', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, unsellable) select 1, id, $1, $2::int + $3::int, $3 from g),
k as (select g.id, q.quality, q.quantity from g, (values (null::int, $2::int), (1, $3)) q(quality, quantity)),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, lot, quality, quantity) select 1, id, $1, 'L9', quality, quantity from k),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, lot, quality, quantity, reason)
  select 1, id, 'adjust', 'stock', $1, 'L9', quality, quantity, 'opening' from k)
select id from g`,
      [warehouse_id, count, damaged],
    );
    return made?.id ?? 0;
  }
  const level = async (goods: number) =>
    (await run('select on_hand, reserved, unsellable from stock_level where goods_id = $1', [goods]))[0];
  async function post(url: string, body: object = {}): Promise<Made> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Made;
  }

  /** An order of so many pieces that has left the warehouse. */
  async function sent(goods_id: number, quantity: number): Promise<number> {
    const { id } = await post('/order', {
      receiver_name: 'Đặng Thị Hồng',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id,
      delivery_company: 'self',
      lines: [{ goods_id, quantity, unit_price: 100_000 }],
    });
    for (const key of ['allocate', 'start_picking', 'finish_picking', 'pack', 'hand_over'])
      await post(`/order/${id}/${key}`);
    return id;
  }
  const upload = (name: string) => uploadPicture(server, admin, name);
  const statusOf = async (order: number) =>
    (await run<{ status: number }>('select status from "order" where id = $1', [order]))[0]?.status;

  it('of an order as a whole are inspected and may be sold again, and the order knows', async () => {
    const goods = await haveGoods(10);
    const order_id = await sent(goods, 4);
    expect(await level(goods)).toEqual({ on_hand: 6, reserved: 0, unsellable: 0 });
    const made = await post('/goods_return', { order_id, warehouse_id, reason: 'refused' });
    expect(made).toMatchObject({
      status: 'received',
      exported_quantity: 4,
      returned_quantity: 4,
      difference: 0,
    });
    expect(await statusOf(order_id)).toBe(220);
    const twice = await admin.post('/goods_return', { order_id, warehouse_id });
    expect([twice.status, fieldsOf(twice)]).toEqual([422, [['order_id', 'rule.goods_return.order_not_out']]]);
    for (const key of ['inspect', 'restock']) await post(`/goods_return/${made.id}/${key}`);
    expect([await statusOf(order_id), await level(goods)]).toEqual([
      240,
      { on_hand: 10, reserved: 0, unsellable: 0 },
    ]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('that are fewer, or broken, are told apart: whole, damaged, lost', async () => {
    const goods = await haveGoods(10);
    const order_id = await sent(goods, 4);
    const line = { goods_id: goods, returned_quantity: 3 };
    const refused = [
      await admin.post('/goods_return', { order_id, warehouse_id, lines: [line] }),
      await admin.post('/goods_return', {
        order_id,
        warehouse_id,
        lines: [{ ...line, returned_quantity: 5, note: 'Nhiều hơn số đã xuất kho' }],
      }),
      await admin.post('/goods_return', {
        order_id,
        warehouse_id,
        lines: [{ ...line, goods_id: await haveGoods(1) }],
      }),
    ];
    expect(refused.map(fieldsOf)).toEqual([
      [['lines.0.note', 'rule.goods_return_line.note_needed']],
      [['lines.0.returned_quantity', 'messages.scan_exceeds_export']],
      [['lines.0.goods_id', 'messages.goods_not_exported']],
    ]);
    expect([await statusOf(order_id), await level(goods)]).toMatchObject([200, { on_hand: 6 }]);
    const made = await post('/goods_return', {
      order_id,
      warehouse_id,
      lines: [{ ...line, damaged_quantity: 1, note: 'Thiếu một, có biên bản với hãng' }],
    });
    // Of all returns so far this alone differs: who looks after them hears it, but for who wrote it.
    const heard = await run<{ username: string; data: object; url: string }>(
      `select a.username, n.data, n.url from khuon_notification n join account a on a.id = n.account_id
where n.title = 'return_differs' order by a.username`,
    );
    const names = heard.map(({ username }) => username);
    expect(heard[0]).toMatchObject({
      data: { returned: 3, exported: 4 },
      url: `/goods-return/history/${made.id}`,
    });
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('admin');
    expect(names).not.toContain('office');
    for (const key of ['inspect', 'restock']) await post(`/goods_return/${made.id}/${key}`);
    expect([await statusOf(order_id), await level(goods)]).toEqual([
      240,
      { on_hand: 9, reserved: 0, unsellable: 1 },
    ]);
    const lost = await run(
      `select quantity, lot from stock_move where goods_id = $1 and to_place = 'scrap'`,
      [goods],
    );
    expect(lost).toEqual([{ quantity: 1, lot: 'L9' }]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('of an order by a tracking number that it does not have are refused by name', async () => {
    const goods = await haveGoods(3);
    const order_id = await sent(goods, 1);
    const wrong = await admin.post('/goods_return', {
      order_id,
      warehouse_id,
      delivery_order_id: 'VN-KHONG-CO',
    });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([
      422,
      [['delivery_order_id', 'messages.tracking_not_found']],
    ]);
    expect(wrong.body).toContain('VN-KHONG-CO');
    expect(await statusOf(order_id)).toBe(200);
  });

  it('get pictures beside those that are there, and no more than a return takes', async () => {
    const goods = await haveGoods(3);
    const made = await post('/goods_return', { order_id: await sent(goods, 1), warehouse_id });
    const [first, second] = [await upload('hộp.png'), await upload('tem.png')];
    const add = (paths: readonly (string | undefined)[]) =>
      admin.post(`/goods_return/${made.id}/add_return_images`, { images: paths });
    expect((await add([first])).status).toBe(200);
    const added = await add([second]);
    expect(added.json['images'], added.body).toEqual([first, second]);
    expect((await add([])).status).toBe(422);
    await run('update goods_return set images = $2 where id = $1', [
      made.id,
      Array.from({ length: 20 }, (_, at) => `${first}?${at}`),
    ]);
    const full = await add([second]);
    expect([full.status, full.body]).toEqual([422, expect.stringContaining('tối đa 20 ảnh')]);
  });

  it('to a supplier leave at once, of what is damaged and no more', async () => {
    const goods = await haveGoods(5, 2);
    const [supplier] = await run<{ id: number }>('select min(id) as id from supplier where customer_id = 1');
    await run('update goods set cost_price = 52000 where id = $1', [goods]);
    const body = (returned_quantity: number) => ({
      kind: 'supplier',
      supplier_id: supplier?.id,
      warehouse_id,
      lines: [{ goods_id: goods, returned_quantity }],
    });
    const refused = await admin.post('/goods_return', body(3));
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('hàng hư hỏng')]);
    expect(await level(goods)).toEqual({ on_hand: 7, reserved: 0, unsellable: 2 });
    const sentBack = await post('/goods_return', body(2));
    expect(sentBack).toMatchObject({ status: 'sent' });
    expect(
      await run(
        `select e.kind, e.decrease::int from partner_entry e join goods_return r on r.code = e.document_code where r.id = $1`,
        [sentBack.id],
      ),
    ).toEqual([{ kind: 'return', decrease: 104_000 }]);
    expect(await level(goods)).toEqual({ on_hand: 5, reserved: 0, unsellable: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('of an order that nobody knows yet are stock once they are inspected', async () => {
    const goods = await haveGoods(1);
    const empty = await admin.post('/goods_return', { kind: 'unknown', warehouse_id, lines: [] });
    expect([empty.status, fieldsOf(empty)]).toEqual([422, [['lines', 'messages.no_quantity']]]);
    const made = await post('/goods_return', {
      kind: 'unknown',
      warehouse_id,
      lines: [{ goods_id: goods, returned_quantity: 2 }],
    });
    const told = await run(
      `select n.data->>'returned' as returned from khuon_notification n join account a on a.id = n.account_id where n.title = 'return_unknown' and a.username <> 'admin' group by 1`,
    );
    expect(told).toEqual([{ returned: '2' }]);
    for (const key of ['inspect', 'restock']) await post(`/goods_return/${made.id}/${key}`);
    expect(await level(goods)).toEqual({ on_hand: 3, reserved: 0, unsellable: 0 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('of an order that nobody knew are matched to it, which is back then', async () => {
    const goods = await haveGoods(2);
    const order = await sent(goods, 2);
    const unknown = { kind: 'unknown', warehouse_id, lines: [{ goods_id: goods, returned_quantity: 2 }] };
    const made = await post('/goods_return', unknown);
    await post(`/goods_return/${made.id}/match_return`, { order_id: order });
    expect((await admin.send('GET', `/goods_return/${made.id}`)).json).toMatchObject({
      kind: 'carrier',
      order_id: order,
      lines: [{ exported_quantity: 2 }],
    });
    expect(await statusOf(order)).toBe(220);
    expect((await admin.post(`/goods_return/${made.id}/match_return`, { order_id: order })).status).toBe(409);
    const second = await post('/goods_return', unknown);
    const late = await admin.post(`/goods_return/${second.id}/match_return`, { order_id: order });
    expect([late.status, fieldsOf(late).map(([path]) => path)]).toEqual([422, ['order_id']]);
  });

  it('name the pieces that are back by their stamps, and of what is short something may be claimed', async () => {
    const goods = await haveGoods(4);
    const order_id = await sent(goods, 2);
    const codes = ['THTEM1', 'THTEM2', 'THTEM3'];
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, warehouse_id, order_code)
  select 1, c, c || 'SECRETSECRET', case when c = 'THTEM3' then 3 else 5 end, $1, 'uid', 0, $2, case when c = 'THTEM3' then null else o.customer_order_id end
  from unnest($3::text[]) c, "order" o where o.id = $4`,
      [goods, warehouse_id, codes, order_id],
    );
    const statuses = async () =>
      (
        await run<{ status: number }>('select status from stamp where code = any($1::text[]) order by code', [
          codes,
        ])
      ).map(({ status }) => status);
    const make = (line: object) =>
      admin.post('/goods_return', {
        order_id,
        warehouse_id,
        kind: 'carrier',
        lines: [{ goods_id: goods, returned_quantity: 1, note: 'Thiếu một cái trong gói', ...line }],
      });
    expect(fieldsOf(await make({ stamp_codes: ['THTEM3'] }))).toEqual([
      ['lines.0.stamp_codes', 'messages.uid_unavailable'],
    ]);
    expect(fieldsOf(await make({ stamp_codes: ['THTEM1', 'THTEM2'] }))).toEqual([
      ['lines.0.stamp_codes', 'messages.scan_exceeds_return'],
    ]);
    const made = await make({ stamp_codes: ['THTEM1'] });
    expect(made.status, made.body).toBe(201);
    expect(await statuses()).toEqual([2, 5, 3]);
    const id = Number(made.json['id']);
    const claimed = await admin.post('/goods_return/claim_returns', { ids: [id] });
    expect(claimed.status, claimed.body).toBe(200);
    expect(
      await run('select kind, amount::int, status from carrier_claim where goods_return_id = $1', [id]),
    ).toEqual([{ kind: 'short', amount: 100_000, status: 'filed' }]);
    expect((await admin.post(`/goods_return/${id}/claim_returns`)).body).toContain('đang mở');
    for (const key of ['inspect', 'restock']) await post(`/goods_return/${id}/${key}`);
    expect(await statuses()).toEqual([3, 5, 3]);
  });

  it('of an order as a whole bring all its stamps, and of what is whole nothing is claimed', async () => {
    const goods = await haveGoods(4);
    const order_id = await sent(goods, 1);
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, warehouse_id, order_code)
  select 1, 'THTEM9', 'THTEM9SECRETSECRET', 5, $1, 'uid', 0, $2, o.customer_order_id from "order" o where o.id = $3`,
      [goods, warehouse_id, order_id],
    );
    const made = await post('/goods_return', { order_id, warehouse_id, kind: 'carrier' });
    expect(made.lines).toMatchObject([{ stamp_codes: ['THTEM9'] }]);
    const claim = await admin.post(`/goods_return/${made.id}/claim_returns`);
    expect([claim.status, claim.body]).toEqual([422, expect.stringContaining('nothing_to_claim')]);
  });
});
