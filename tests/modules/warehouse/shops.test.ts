import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;

describeOnDatabase('goods of a shop', (database) => {
  let server: TestServer;
  let cashier: Caller;
  let keeper: Caller;
  let goods_id: number;
  let shop: number;
  let storage: number;
  let other: number;

  const ask = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;
  const warehouseOf = async (code: string) =>
    (
      await ask<{ id: number }>('select id from warehouse where customer_id = 1 and code_name = $1', [code])
    )[0]?.id ?? 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [cashier, keeper] = [await server.login('cashier'), await server.login('warehouse')];
    [shop, storage, other] = [
      await warehouseOf('CH-HK01'),
      await warehouseOf('HN1'),
      await warehouseOf('CH-Q101'),
    ];
    [{ id: goods_id } = { id: 0 }] = await ask<{ id: number }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, has_expiry) values (1, 'CH-1', 'Áo', 'piece', 1, true, false) returning id`,
    );
    await ask(
      'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) values (1, $1, $2, 30, 0, 0), (1, $1, $3, 10, 0, 0)',
      [goods_id, storage, shop],
    );
    await ask(
      'insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) values (1, $1, $2, 30), (1, $1, $3, 10)',
      [goods_id, storage, shop],
    );
  });
  afterAll(() => server.close());

  const done = async (caller: Caller, path: string, body: object = {}): Promise<Row> => {
    const reply = await caller.post(path, body, { 'idempotency-key': randomUUID() });
    expect([200, 201], `${path} ${reply.body}`).toContain(reply.status);
    return reply.json;
  };
  const onHand = async (warehouse: number) =>
    (
      await ask<{ on_hand: number }>(
        'select on_hand from stock_level where goods_id = $1 and warehouse_id = $2',
        [goods_id, warehouse],
      )
    )[0]?.on_hand;
  const transfer = (from: number, to: number, quantity: number) => ({
    from_warehouse_id: from,
    to_warehouse_id: to,
    lines: [{ goods_id, quantity }],
  });

  test('that arrive may be sold as soon as its people confirm what they have counted', async () => {
    const { id } = await done(keeper, '/goods_transfer', transfer(storage, shop, 6));
    for (const key of ['confirm', 'send']) await done(keeper, `/goods_transfer/${Number(id)}/${key}`);
    await done(cashier, `/goods_transfer/${Number(id)}/receive_transfer`);
    const { rows } = await done(cashier, '/pos-goods-receipt-list', { filters: { transfer_id: [id] } });
    const receipt = (rows as Row[])[0] ?? {};
    const path = `/goods_receipt/${Number(receipt['id'])}`;
    expect((await cashier.post(`${path}/confirm`)).status).toBe(409);
    const stored = (await cashier.send('GET', path)).json;
    const lines = (stored['lines'] as Row[]).map((line) => ({
      id: line['id'],
      received_quantity: 5,
      variance_reason: 'Thiếu 1',
    }));
    const counted = await cashier.send('PUT', path, { version: stored['version'], lines });
    expect(counted.status, counted.body).toBe(200);
    expect(await done(cashier, `${path}/confirm`)).toMatchObject({ status: 'closed', difference: -1 });
    expect(await onHand(shop)).toBe(15);
    expect((await keeper.send('GET', `/goods_transfer/${Number(id)}`)).json).toMatchObject({
      status: 'received',
      difference: -1,
    });
  });

  test('go out from there by its people, who send nothing of others', async () => {
    const { id } = await done(cashier, '/goods_transfer', transfer(shop, storage, 4));
    for (const key of ['confirm', 'send']) await done(cashier, `/goods_transfer/${Number(id)}/${key}`);
    expect(await onHand(shop)).toBe(11);
    const foreign = await cashier.post('/goods_transfer', transfer(storage, shop, 1));
    expect([foreign.status, foreign.body]).toEqual([
      422,
      expect.stringContaining('rule.goods_transfer.not_own_end'),
    ]);
    const { id: between } = await done(keeper, '/goods_transfer', transfer(storage, other, 1));
    expect((await cashier.send('GET', `/goods_transfer/${Number(between)}`)).status).toBe(404);
    const { id: incoming } = await done(keeper, '/goods_transfer', transfer(storage, shop, 1));
    expect((await cashier.post(`/goods_transfer/${Number(incoming)}/confirm`)).status).toBe(409);
    const path = `/goods_transfer/${Number(incoming)}`;
    const { version, code, note } = (await cashier.send('GET', path)).json;
    const changed = await cashier.send('PUT', path, { version, note: 'Không phải của mình' });
    expect(changed.status).toBe(422);
    expect(changed.body).toContain('rule.goods_transfer.changeable');
    expect(changed.body).toContain(code as string);
    expect((await cashier.send('GET', path)).json).toMatchObject({ version, note });
  });

  test('are counted by its people, who count nothing of others', async () => {
    const take = (warehouse_id: number) => ({
      warehouse_id,
      planned_on: '2026-01-05',
      lines: [{ goods_id }],
    });
    const foreign = await cashier.post('/stock_take', take(other));
    expect([foreign.status, foreign.body]).toEqual([422, expect.stringContaining('not_own_shop')]);
    const { id, code } = await done(cashier, '/stock_take', take(shop));
    const scan = async (operation: string, body: object) => {
      const step = { operation, command: 'scan', ...body };
      const reply = await cashier.post('/scan/stock-take', step, { 'idempotency-key': operation });
      expect(reply.status, reply.body).toBe(200);
      return reply.json;
    };
    await scan('shop-take-1', { code });
    await scan('shop-take-2', { take_id: id, code: 'CH-1', quantity: 9 });
    await scan('shop-take-3', { take_id: id, command: 'finish', note: 'Thiếu trên kệ' });
    const { rows } = await done(cashier, '/pos-stock-take-list', { viewMode: 'counted', filters: {} });
    expect((rows as Row[]).map((row) => [row['id'], row['status']])).toEqual([[id, 'counted']]);
    expect((await cashier.post(`/stock_take/${Number(id)}/approve`)).status).toBe(403);
    const { id: storageTake } = await done(keeper, '/stock_take', take(storage));
    expect((await cashier.send('GET', `/stock_take/${Number(storageTake)}`)).status).toBe(404);
  });

  test('are asked for and sent from the list of the shop, which knows what is on its way', async () => {
    const { id } = await done(keeper, '/goods_transfer', transfer(storage, shop, 3));
    for (const key of ['confirm', 'send']) await done(keeper, `/goods_transfer/${Number(id)}/${key}`);
    const found = await done(cashier, '/pos-goods-list', { filters: { 'goods_id.sku': ['CH-1'] } });
    expect(found['rows']).toEqual([expect.objectContaining({ 'goods_id.sku': 'CH-1', incoming: 3 })]);
    const skusIn = async (stock_state: string) => {
      const filters = { 'goods_id.sku': ['CH-1'], stock_state: [stock_state] };
      return ((await done(cashier, '/pos-goods-list', { filters }))['rows'] as Row[]).length;
    };
    const states = async () => [await skusIn('out'), await skusIn('low'), await skusIn('ok')];
    const reserved =
      'update stock_level set reserved = on_hand - $3 where goods_id = $1 and warehouse_id = $2';
    await ask(reserved, [goods_id, shop, 0]);
    expect(await states()).toEqual([1, 0, 0]);
    await ask(reserved, [goods_id, shop, 9]);
    expect(await states(), 'ten and less, where nobody says').toEqual([0, 1, 0]);
    await ask('update goods set min_stock = 5 where id = $1', [goods_id]);
    expect(await states()).toEqual([0, 0, 1]);
    await ask('update stock_level set reserved = 0 where goods_id = $1 and warehouse_id = $2', [
      goods_id,
      shop,
    ]);
    const ids = [Number((found['rows'] as Row[])[0]?.['id'])];
    const labels = { document: 'price-label', ids };
    expect((await cashier.post('/record-prints', labels)).json).toMatchObject({
      copies: [expect.anything()],
    });
    const wanted = { ids, warehouse_id: storage, quantity: 2, wanted_on: '2099-01-01' };
    const { codes } = await done(cashier, '/pos-request-display', wanted);
    const { rows } = await done(cashier, '/pos-display-request-list', { filters: { code: codes } });
    expect(rows).toEqual([expect.objectContaining({ status: 1, kind: 'refill', requested: 2 })]);
    const sent = await done(cashier, '/pos-send-goods', { ids, to_warehouse_id: other, quantity: 1 });
    const drafts = await done(cashier, '/pos-goods-transfer-list', { filters: { code: sent['codes'] } });
    expect(drafts['rows']).toEqual([
      expect.objectContaining({ status: 'draft', from_warehouse_id: shop, quantity: 1 }),
    ]);
    const [level] = await ask<{ id: number }>(
      'select id from stock_level where goods_id = $1 and warehouse_id = $2',
      [goods_id, storage],
    );
    const foreign = { ...wanted, ids: [level?.id] };
    const refused = await cashier.post('/pos-request-display', foreign, {
      'idempotency-key': randomUUID(),
    });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('not_own')]);
    const moves = await done(cashier, '/pos-goods-move-list', { filters: { goods_id: [goods_id] } });
    expect((moves['rows'] as Row[]).map((row) => row['quantity']).toSorted()).toEqual([-4, 5]);
  });
});
