import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Line {
  id: number;
  status: number;
}

interface Receipt {
  id: number;
  version: number;
  code: string;
  status: string;
  lines: Line[];
}

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('goods that come in', (database) => {
  let server: TestServer;
  let keeper: Caller;
  let admin: Caller;
  let warehouse_id: number;
  let supplier_id: number;
  let goods: number[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [keeper, admin] = [await server.login('warehouse'), await server.login('admin')];
    [warehouse_id = 0] = await idsOf('warehouse', 1);
    [supplier_id = 0] = await idsOf('supplier', 1);
    goods = await run<{ id: number }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, has_expiry) values (1, 'PN-1', 'Áo nhập', 'piece', 1, true, false), (1, 'PN-2', 'Sữa nhập', 'piece', 1, true, true) returning id`,
    ).then((rows) => rows.map(({ id }) => id));
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const idsOf = async (table: string, count: number) =>
    (
      await run<{ id: number }>(`select id from ${table} where customer_id = 1 order by id limit ${count}`)
    ).map(({ id }) => id);
  const levels = () =>
    run(
      'select on_hand, reserved, unsellable from stock_level where goods_id = any($1) and warehouse_id = $2 order by goods_id',
      [goods, warehouse_id],
    );
  const balances = () =>
    run(
      'select lot, expired_date::text, quality, quantity from stock_balance where goods_id = any($1) and quantity > 0 order by goods_id, quality nulls first',
      [goods],
    );
  const moves = (code: string) =>
    run(
      'select from_place, to_place, sum(quantity)::int as quantity from stock_move where document_code = $1 group by 1, 2, reason order by min(id)',
      [code],
    );

  async function create(lines: object[], more: object = {}): Promise<Receipt> {
    const reply = await keeper.post('/goods_receipt', { warehouse_id, supplier_id, lines, ...more });
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Receipt;
  }
  async function move(id: number, key: string, body: object = {}, caller = keeper): Promise<Receipt> {
    const reply = await caller.post(`/goods_receipt/${id}/${key}`, body);
    expect(reply.status, reply.body).toBe(200);
    return reply.json as unknown as Receipt;
  }
  const put = ({ id, version }: Receipt, lines: object[]) =>
    keeper.send('PUT', `/goods_receipt/${id}`, { version, lines });

  const incoming = async () => {
    const sort = { field: 'goods_id.sku', order: 'ASC' };
    const reply = await keeper.post('/goods-list', {
      viewMode: 'all',
      filters: { 'goods_id.sku': 'PN-' },
      sort,
    });
    return (reply.json['rows'] as { incoming: number | null }[]).map((row) => row.incoming);
  };

  it('wait at staging once they are counted, and may be sold once they are stowed; what is damaged may not', async () => {
    const made = await create([
      { goods_id: goods[0], expected_quantity: 50 },
      { goods_id: goods[1], expected_quantity: 20 },
    ]);
    expect(await incoming()).toEqual([50, 20]);
    const sent = await move(made.id, 'send');
    const [first, second] = sent.lines;
    const counted = await put(sent, [
      {
        id: first?.id,
        received_quantity: 46,
        damaged_quantity: 2,
        variance_reason: 'Thiếu 4',
        lot: 'L1',
      },
      { id: second?.id, received_quantity: 20, expired_date: '2099-01-31' },
    ]);
    expect(counted.status, counted.body).toBe(200);
    expect((counted.json as unknown as Receipt).lines.map(({ status }) => status)).toEqual([1, 1]);
    const { code, lines } = await move(made.id, 'count');
    expect(lines.map(({ status }) => status)).toEqual([2, 2]);
    expect(await levels()).toEqual([]);
    expect(await incoming()).toEqual([46, 20]);
    expect(await moves(code)).toEqual([{ from_place: 'supplier', to_place: 'staging', quantity: 66 }]);
    for (const key of ['approve', 'stow', 'close']) await move(made.id, key);
    expect(await levels()).toEqual([
      { on_hand: 46, reserved: 0, unsellable: 2 },
      { on_hand: 20, reserved: 0, unsellable: 0 },
    ]);
    expect(await balances()).toEqual([
      { lot: 'L1', expired_date: null, quality: null, quantity: 44 },
      { lot: 'L1', expired_date: null, quality: 1, quantity: 2 },
      { lot: null, expired_date: '2099-01-31', quality: null, quantity: 20 },
    ]);
    expect(await incoming()).toEqual([null, null]);
    expect((await moves(code))[1]).toEqual({ from_place: 'staging', to_place: 'stock', quantity: 66 });
    expect(await findBroken(run)).toEqual([]);
  });

  it('are refused in words where something is open, and then nothing has changed', async () => {
    const before = [await levels(), await run('select count(*) from stock_move')];
    const empty = await create([]);
    const unsent = await keeper.post(`/goods_receipt/${empty.id}/send`);
    expect([unsent.status, unsent.body]).toEqual([409, expect.stringContaining('Chưa nhập số lượng')]);
    const none = await keeper.post('/goods_receipt', { warehouse_id, lines: [] });
    expect([none.status, fieldsOf(none)]).toEqual([422, [['supplier_id', 'is_empty']]]);
    const made = await move((await create([{ goods_id: goods[1], expected_quantity: 5 }])).id, 'send');
    const id = made.lines[0]?.id;
    const uncounted = await keeper.post(`/goods_receipt/${made.id}/count`);
    expect(uncounted.status).toBe(409);
    const wrong = [
      await put(made, [{ id, received_quantity: 6, expired_date: '2099-01-01' }]),
      await put(made, [{ id, received_quantity: 5 }]),
      await put(made, [{ id, received_quantity: 5, damaged_quantity: 6, expired_date: '2099-01-01' }]),
      await put(made, [{ id, goods_id: goods[0] }]),
    ];
    expect(wrong.map(fieldsOf)).toEqual([
      [['lines.0.received_quantity', 'rule.goods_receipt_line.over_receipt']],
      [['lines.0.expired_date', 'is_empty']],
      [['lines.0.damaged_quantity', 'rule.goods_receipt_line.damaged_within']],
      [['lines.0.goods_id', 'read_only']],
    ]);
    expect((await put(made, [{ id, received_quantity: 4, expired_date: '2099-01-01' }])).status).toBe(200);
    const silent = await keeper.post(`/goods_receipt/${made.id}/count`);
    expect([silent.status, fieldsOf(silent)]).toEqual([
      422,
      [['lines.0.variance_reason', 'messages.no_reason']],
    ]);
    const late = await keeper.post(`/goods_receipt/${made.id}/cancel`, { note: 'Hàng không về' });
    expect([late.status, late.body]).toEqual([409, expect.stringContaining('Đã đếm được hàng')]);
    expect([await levels(), await run('select count(*) from stock_move')]).toEqual(before);
  });

  it('may be counted again before somebody has approved them', async () => {
    const made = await move((await create([{ goods_id: goods[0], expected_quantity: 3 }])).id, 'send');
    await put(made, [{ id: made.lines[0]?.id, received_quantity: 3 }]);
    const { code } = await move(made.id, 'count');
    await move(made.id, 'recount', { note: 'Đếm nhầm thùng' });
    expect(await moves(code)).toMatchObject([
      { from_place: 'supplier', to_place: 'staging' },
      { from_place: 'staging', to_place: 'supplier' },
    ]);
    await move(made.id, 'count');
    await move(made.id, 'approve');
    expect((await keeper.post(`/goods_receipt/${made.id}/recount`, { note: 'Muộn rồi' })).status).toBe(409);
  });

  it('are counted blind with a scanner, unless the company says that the expected number is shown', async () => {
    const { code, id } = await move(
      (await create([{ goods_id: goods[0], expected_quantity: 7 }])).id,
      'send',
    );
    const look = async (operation: string) => {
      const body = { operation, command: 'scan', warehouse_id, code };
      const reply = await keeper.post('/scan/receipt', body, { 'idempotency-key': operation });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['task'];
    };
    const said = await keeper.post('/record-note', { entity: 'goods_receipt', id, text: 'Thùng móp góc' });
    expect(said.status, said.body).toBe(200);
    expect(await look('blind-1')).toMatchObject({ id, lines: [{ wanted: 0, isBlind: true }] });
    const show = (receipt_blind: boolean) => admin.send('PUT', '/setting/own', { receipt_blind });
    expect((await show(false)).status).toBe(200);
    expect(await look('blind-2')).toMatchObject({ lines: [{ wanted: 7, isBlind: false }] });
    await show(true);
  });

  it('show what they cost to whoever may see it, and to nobody else', async () => {
    const lines = [
      { goods_id: goods[0], expected_quantity: 500, unit_cost: 45_000 },
      { goods_id: goods[1], expected_quantity: 200, unit_cost: 62_000 },
    ];
    const made = await admin.post('/goods_receipt', {
      warehouse_id,
      supplier_id,
      discount: 900_000,
      freight: 400_000,
      lines,
    });
    expect(made.json).toMatchObject({ amount: 34_900_000, payable: 34_400_000, cost_state: 'set' });
    const { json } = await keeper.send('GET', `/goods_receipt/${Number(made.json['id'])}`);
    expect(Object.keys(json)).not.toContain('payable');
    expect((json['lines'] as object[]).flatMap(Object.keys)).not.toContain('unit_cost');
    const refused = await (await server.login('office')).post('/goods-receipt-list', {});
    expect(refused.status).toBe(403);
  });
});
