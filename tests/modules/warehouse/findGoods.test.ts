import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;

const failedOf = ({ status, json }: Reply) => {
  const { code, fields = [] } = json['error'] as { code: string; fields?: { path: string; code: string }[] };
  return [status, ...(fields.length > 0 ? fields.map((one) => `${one.path} ${one.code}`) : [code])];
};

describeOnDatabase('goods that are not on their shelf', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse_id: number;
  let goods: number[];

  const ask = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [warehouse_id = 0] = (
      await ask<{ id: number }>(`select id from warehouse where customer_id = 1 order by id limit 1`)
    ).map(({ id }) => id);
    goods = (
      await ask<{ id: number }>(
        `insert into goods (customer_id, sku, name, unit, item_per_pack, active, has_expiry, retail_price) values (1, 'TH-1', 'Áo', 'piece', 1, true, false, 100000), (1, 'TH-2', 'Quần', 'piece', 1, true, false, 50000) returning id`,
      )
    ).map(({ id }) => id);
    await ask(
      'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) select 1, unnest($1::int8[]), $2, 50, 0, 0',
      [goods, warehouse_id],
    );
    await ask(
      'insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, unnest($1::int8[]), $2, 50',
      [goods, warehouse_id],
    );
  });
  afterAll(() => server.close());

  const done = async (path: string, body: object = {}): Promise<Row> => {
    const reply = await admin.post(path, body);
    expect([200, 201], `${path} ${reply.body}`).toContain(reply.status);
    return reply.json;
  };
  const read = async (entity: string, id: number): Promise<Row> =>
    (await admin.send('GET', `/${entity}/${id}`)).json;

  /** An order that is being picked: 3 shirts and a pair of trousers. */
  async function pick(lines = [3, 1]): Promise<number> {
    const { id } = await done('/order', {
      receiver_name: 'Lan',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      warehouse_id,
      delivery_company: 'self',
      cod_amount: 350_000,
      lines: lines.map((quantity, index) => ({
        goods_id: goods[index],
        quantity,
        unit_price: index === 0 ? 100_000 : 50_000,
      })),
    });
    for (const key of ['allocate', 'start_picking']) await done(`/order/${Number(id)}/${key}`);
    return Number(id);
  }
  const search = async (order_id: number, missing: number) =>
    Number((await done('/find_goods', { order_id, goods_id: goods[0], missing }))['id']);

  test('are looked for until all are found, and no more than are missing', async () => {
    const order = await pick();
    expect(
      failedOf(await admin.post('/find_goods', { order_id: order, goods_id: goods[0], missing: 4 })),
    ).toEqual([422, 'missing rule.find_goods.missing_above']);
    const id = await search(order, 2);
    expect(await read('find_goods', id)).toMatchObject({ ordered: 3, status: 0, warehouse_id });
    expect((await done(`/find_goods/${id}/report_found`, { found_quantity: 1 }))['status']).toBe(1);
    expect(failedOf(await admin.post(`/find_goods/${id}/report_found`, { found_quantity: 2 }))).toEqual([
      409,
      ' rule.find_goods.found_too_many',
    ]);
    expect(
      (await done(`/find_goods/${id}/report_found`, { found_quantity: 1, found_in: 'A-1' }))['status'],
    ).toBe(3);
    expect(await done(`/find_goods/${id}/to_basket`, { into_basket: 'GIO-1' })).toMatchObject({
      status: 4,
      closed_reason: 'to_basket',
    });
  });

  test('are left out as the customer wants: fewer lines, less to pay, the rest is picked', async () => {
    const order = await pick();
    const id = await search(order, 2);
    await done(`/find_goods/${id}/report_none`);
    expect(await done(`/find_goods/${id}/instruct`, { instruction: 2 })).toMatchObject({
      status: 4,
      closed_reason: 'packed_without',
    });
    expect(await read('order', order)).toMatchObject({ status: 100, cod_amount: 150_000, goods_quantity: 2 });
    const held = await ask<{ quantity: number }>(
      `select sum(quantity)::int as quantity from reservation where document_type = 'order' and document_id = $1 and status = 1`,
      [order],
    );
    expect(held).toEqual([{ quantity: 2 }]);
  });

  test('the last goods of an order are waited for, or the order is canceled and nobody looks any more', async () => {
    const order = await pick([1]);
    const id = await search(order, 1);
    await done(`/find_goods/${id}/report_none`);
    expect(failedOf(await admin.post(`/find_goods/${id}/instruct`, { instruction: 2 }))).toEqual([
      422,
      'instruction rule.find_goods.last_line',
    ]);
    expect(await done(`/find_goods/${id}/instruct`, { instruction: 1 })).toMatchObject({ status: 2 });
    const elsewhere = await ask<{ id: number }>(
      'select id from warehouse where customer_id = 1 and id <> $1 order by id limit 1',
      [warehouse_id],
    );
    const say = (place: unknown) =>
      admin.post('/goods-missing-instruct', {
        ids: [`${goods[0]}~${String(place)}`],
        instruction: 3,
        instruct_note: 'Xưởng không còn vải',
      });
    expect(failedOf(await say('x'))).toEqual([422, 'ids not_correct']);
    const foresee = async (place: unknown, instruction?: number) =>
      (await admin.post('/goods-missing-orders', { ids: [`${goods[0]}~${String(place)}`], instruction }))
        .json['notes'];
    const waiting = { text: 'messages.orders_wait', params: { count: 1 }, isProblem: false };
    expect(await foresee(warehouse_id)).toEqual([waiting]);
    expect(await foresee(warehouse_id, 3)).toEqual([waiting]);
    expect(await foresee(warehouse_id, 2), 'there is nothing else in the order').toEqual([
      waiting,
      { text: 'messages.orders_of_one_line', params: { count: 1 }, isProblem: true },
    ]);
    expect(await foresee(elsewhere[0]?.id)).toEqual([{ ...waiting, params: { count: 0 }, isProblem: true }]);
    expect(failedOf(await say(elsewhere[0]?.id)), 'of another warehouse').toEqual([
      422,
      ' rule.find_goods.nothing_to_decide',
    ]);
    // All that a filter finds is chosen as the filter: nobody sends so many ids.
    const filters = { goods_id: [goods[0]], warehouse_id: [warehouse_id] };
    const chosen = { screen: 'administration/goods-missing', viewMode: 'all', filters };
    const asked = async (more: object) => admin.post('/goods-missing-orders', { ...chosen, ...more });
    expect((await asked({})).json['notes']).toEqual([waiting]);
    expect(
      failedOf(await asked({ except: [`${goods[0]}~${String(warehouse_id)}`] }))[0],
      'nothing is left',
    ).toBe(422);
    expect(failedOf(await asked({ screen: 'no/list' })), 'of a list that is none').toEqual([
      422,
      'screen not_a_choice',
    ]);
    const all = { ...chosen, instruction: 3, instruct_note: 'Xưởng không còn vải' };
    expect((await admin.post('/goods-missing-instruct', all)).json).toMatchObject({ decided: 1 });
    expect(await read('find_goods', id)).toMatchObject({
      status: 4,
      closed_reason: 'order_canceled',
      instruct_note: 'Xưởng không còn vải',
    });
    expect((await read('order', order))['status']).toBe(0);
    const other = await pick();
    const open = await search(other, 1);
    await done(`/order/${other}/cancel`, { cancel_reason: 'Khách đổi ý' });
    expect((await read('find_goods', open))['status']).toBe(4);
  });

  test('are decided on from their list, which says what other warehouses have of them', async () => {
    const [first, second] = [await pick(), await pick()];
    const ids = [await search(first, 1), await search(second, 1)];
    for (const id of ids) await done(`/find_goods/${id}/report_none`);
    const [there] = await ask<{ id: number }>(
      'select id from warehouse where customer_id = 1 and id <> $1 order by id limit 1',
      [warehouse_id],
    );
    await ask(
      'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) values (1, $1, $2, 9, 2, 1)',
      [goods[0], there?.id],
    );
    const chosen = { filters: { goods_id: [goods[0]] }, viewMode: 'to_decide' };
    const { rows } = await done('/find-goods-list', chosen);
    expect((rows as Row[]).map(({ id }) => id).toSorted()).toEqual(ids);
    for (const row of rows as Row[])
      expect(row).toMatchObject({ available_elsewhere: 6, 'search_id.missing': 1 });
    const selection = { screen: 'warehouse/find-goods', ...chosen, except: [ids[0]] };
    expect(await done('/find_goods/instruct/preview', { ...selection })).toMatchObject({
      total: 1,
      refused: [],
    });
    expect(await done('/find_goods/instruct', { ...selection, instruction: 1 })).toMatchObject({
      done: [ids[1]],
      refused: [],
    });
    expect(await done('/find_goods/instruct', { ids, instruction: 3 })).toMatchObject({ done: ids });
    const strange = await admin.post('/find_goods/instruct', {
      ...selection,
      screen: 'goods/list',
      instruction: 1,
    });
    expect(failedOf(strange), 'rows of other records').toEqual([422, 'screen not_a_choice']);
  });

  test('are looked for again once what is waited for has come', async () => {
    const order = await pick();
    const id = await search(order, 1);
    await done(`/find_goods/${id}/report_none`);
    await done(`/find_goods/${id}/instruct`, { instruction: 1 });
    const { id: receipt } = await done('/goods_receipt', {
      warehouse_id,
      kind: 'other',
      lines: [{ goods_id: goods[0], expected_quantity: 5 }],
    });
    const path = `/goods_receipt/${Number(receipt)}`;
    const sent = await done(`${path}/send`);
    const lines = (sent['lines'] as Row[]).map((line) => ({ id: line['id'], received_quantity: 5 }));
    const counted = await admin.send('PUT', path, { version: sent['version'], lines });
    expect(counted.status, counted.body).toBe(200);
    for (const key of ['count', 'approve', 'stow']) await done(`${path}/${key}`);
    expect(await read('find_goods', id)).toMatchObject({ status: 0, instruction: 0 });
  });

  test('what people have done with an order is noted, and what is undone counts below nothing', async () => {
    const order = await pick([2]);
    for (const key of ['finish_picking', 'pack', 'unpack', 'pack']) await done(`/order/${order}/${key}`);
    const { customer_order_id } = await read('order', order);
    const { rows, sum } = await done('/warehouse-task-list', {
      filters: { order_tracking_id: [customer_order_id] },
    });
    expect((rows as Row[]).map(({ type, quantity, sku }) => [type, quantity, sku])).toEqual([
      [4, 2, 'TH-1'],
      [4, -2, 'TH-1'],
      [4, 2, 'TH-1'],
      [3, 2, 'TH-1'],
    ]);
    expect(sum).toMatchObject({ quantity: 4 });
    const packed = Number((rows as Row[])[0]?.['id']);
    const correct = () => admin.post(`/warehouse_task/${packed}/correct_task`, { reason: 'Người khác đóng' });
    expect((await correct()).status).toBe(200);
    const twice = await correct();
    expect([twice.status, twice.body]).toEqual([422, expect.stringContaining('warehouse_task.corrected')]);
    const { sum: left } = await done('/warehouse-task-list', {
      filters: { order_tracking_id: [customer_order_id] },
    });
    expect(left).toMatchObject({ quantity: 2 });
    const { rows: waiting } = await done('/work-row-list', {
      filters: { work_type: [5] },
      viewMode: 'queue',
    });
    const own = (waiting as Row[]).find((row) => row['warehouse_id'] === warehouse_id);
    expect(own).toMatchObject({ limit_minutes: 60, done_per_hour: null });
    await server.db
      .withoutTenant('maintenance')
      .query('update warehouse_task set seconds = 90 where order_id = $1 and type = 3', [order]);
    const { rows: people } = await done('/work-row-list', {
      filters: { work_type: [3] },
      viewMode: 'people',
    });
    const found = (people as Row[]).find((row) => row['warehouse_id'] === warehouse_id);
    const { process_quantity, done_per_hour, limit_minutes } = found ?? {};
    expect([Number(done_per_hour) > 0, Number(process_quantity) > 0, limit_minutes]).toEqual([
      true,
      true,
      15,
    ]);
    await server.db
      .withoutTenant('maintenance')
      .query('update warehouse_task set seconds = 4000 where order_id = $1 and type = 3', [order]);
    // The day before it went much faster.
    await server.db.withoutTenant('maintenance').query(
      `insert into warehouse_task (customer_id, type, working_date, working_shift, account_id, warehouse_id, quantity, seconds)
select customer_id, type, working_date - 1, working_shift, account_id, warehouse_id, 60, 600 from warehouse_task
where order_id = $1 and type = 3 limit 1`,
      [order],
    );
    const { rows: slow } = await done('/work-row-list', { filters: { work_type: [3] }, viewMode: 'slow' });
    const paced = (slow as Row[]).find((row) => row['warehouse_id'] === warehouse_id);
    expect(paced).toMatchObject({ warning: 'slow' });
    expect(Number(paced?.['usual_per_hour'])).toBeGreaterThan(Number(paced?.['done_per_hour']));
  });
});
