import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeFromShelves } from '#modules/warehouse/takeFromShelves.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { findBroken } from '../stock/findBroken.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

test('pieces come off the shelves at which they were picked, then off what expires first', () => {
  const lying = { goods_id: 1, warehouse_id: 5, lot: null, expired_date: null };
  const shelves = [
    { ...lying, cell_id: 11, quantity: 2 },
    { ...lying, cell_id: 12, quantity: 1 },
    { ...lying, goods_id: 2, cell_id: 13, quantity: 9 },
  ];
  const wanted = { order_id: 7, goods_id: 1, warehouse_id: 5 };
  const taken = takeFromShelves(
    [
      { ...wanted, quantity: 2, cells: [12] },
      { ...wanted, order_id: 8, quantity: 5, cells: [] },
    ],
    shelves,
  );
  expect(taken.map(({ order_id, cell_id, quantity }) => [order_id, cell_id, quantity])).toEqual([
    [7, 12, 1],
    [7, 11, 1],
    [8, 11, 1],
  ]);
});

describeOnDatabase('what was picked for a canceled order is put back by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask(
      `insert into cell (customer_id, code, warehouse_id, zone, kind, one_expiry, active) values
        (1, 'P-01', $1, 'P', 'pick', false, true), (1, 'P-02', $1, 'P', 'pick', false, true)`,
      [floor.warehouse_id],
    );
  });
  afterAll(() => floor.server.close());
  beforeEach(async () => {
    for (const table of ['stock_balance', 'stock_move', 'stock_level', 'reservation'])
      await floor.ask(`delete from ${table} where customer_id = 1`);
    await floor.ask(
      `update basket set status = 'empty', goods_id = null, held_by = null where customer_id = 1`,
    );
    await have(0, 5);
    await have(1, 5);
  });

  /** Goods that lie on the shelf P-01. */
  async function have(goods: number, quantity: number): Promise<void> {
    const values = [floor.goods[goods], floor.warehouse_id, quantity];
    await floor.ask(
      `with c as (select id from cell where code = 'P-01' and warehouse_id = $2),
        b as (insert into stock_balance (customer_id, goods_id, warehouse_id, cell_id, quantity) select 1, $1, $2, c.id, $3 from c),
        m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, to_cell_id, quantity, reason) select 1, $1, 'adjust', 'stock', $2, c.id, $3, 'opening' from c)
        insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) values (1, $1, $2, $3, 0, 0)`,
      values,
    );
  }

  /** A picked order that was canceled. */
  async function cancelPicked(lines: [goods: number, quantity: number][]) {
    const order_id = await floor.order(lines);
    const { step } = floor.at('pickup');
    await step({ code: 'LR-1' });
    for (const [goods, quantity] of lines) await step({ order_id, code: `LH-${goods + 1}`, quantity });
    expect(await floor.statusOf(order_id)).toBe(100);
    await floor.done(`/order/${order_id}/cancel`, { cancel_reason: 'Khách đổi ý' });
    const [left] = await floor.ask<{ id: number; code: string; status: string; quantity: number }>(
      'select id, code, status, quantity from put_back where order_id = $1',
      [order_id],
    );
    return { order_id, put_back_id: left?.id ?? 0, code: left?.code ?? '', quantity: left?.quantity };
  }

  const statusOf = async (id: number) =>
    (await floor.ask<{ status: string }>('select status from put_back where id = $1', [id]))[0]?.status;
  const shelves = async () =>
    (
      await floor.ask<{ at: string }>(
        `select concat(c.code, ' ', g.sku, ' ', b.quantity) as at from stock_balance b join goods g on g.id = b.goods_id left join cell c on c.id = b.cell_id
          where b.customer_id = 1 and b.quantity > 0 order by c.code nulls first, g.sku`,
      )
    ).map(({ at }) => at.trim());
  const freeOf = async (goods: number) =>
    (
      await floor.ask<{ free: number }>(
        'select (on_hand - reserved - unsellable)::int as free from stock_level where goods_id = $1 and warehouse_id = $2',
        [floor.goods[goods], floor.warehouse_id],
      )
    )[0]?.free;
  const whole = () => findBroken((text) => floor.ask(text));

  test('they lie on no shelf and are not for sale until each is scanned onto one; the last ends it and frees the basket', async () => {
    const { step, refused } = floor.at('put-back');
    const { order_id, put_back_id, code, quantity } = await cancelPicked([
      [0, 3],
      [1, 1],
    ]);
    expect([quantity, await shelves()]).toEqual([4, ['LH-1 3', 'LH-2 1', 'P-01 LH-1 2', 'P-01 LH-2 4']]);
    expect([await freeOf(0), await freeOf(1), await floor.basketOf('LR-1')]).toEqual([2, 4, 'full']);
    expect(await whole()).toEqual([]);
    expect(await floor.at('pickup').refused({ code: 'LR-1' })).toEqual([422, 'rule.scan.nothing_waits']);
    expect(await refused({ code: 'LH-1' })).toEqual([422, 'rule.scan.put_back_not_found']);
    expect((await step({ code: await floor.codeOf(order_id) })).task).toMatchObject({ id: put_back_id });
    expect((await step({ code: 'lr-1' })).task).toMatchObject({ id: put_back_id, code, place: null });
    const hand = { put_back_id };
    expect((await step({ ...hand, code: 'P-02' })).task).toMatchObject({ place: { code: 'P-02' } });
    const onto = { ...hand, cell: 'P-02' };
    expect(await refused({ ...onto, code: 'LH-3' })).toEqual([422, 'rule.scan.nothing_to_stow']);
    expect(await refused({ ...onto, code: 'LH-1', quantity: 4 })).toEqual([
      422,
      'rule.scan.exceeds_received',
    ]);
    await step({ ...onto, code: '8930000000017', quantity: 2 });
    expect([await statusOf(put_back_id), await freeOf(0)]).toEqual(['working', 4]);
    await step({ ...onto, command: 'undo' });
    expect([await shelves(), await freeOf(0)]).toEqual([
      ['LH-1 3', 'LH-2 1', 'P-01 LH-1 2', 'P-01 LH-2 4'],
      2,
    ]);
    expect(await refused({ ...onto, command: 'undo' })).toEqual([422, 'rule.scan.nothing_to_undo']);
    await step({ ...onto, code: 'LH-1', quantity: 3 });
    expect((await step({ ...hand, code: 'LH-2' })).task).toMatchObject({ piece: 'LH-2' });
    expect(await step({ ...hand, piece: 'LH-2', pieces: 1, code: 'P-01' })).toMatchObject({
      said: 'scan.put_back_done',
      sound: 'attention',
      task: null,
    });
    expect([await statusOf(put_back_id), await shelves()]).toEqual([
      'done',
      ['P-01 LH-1 2', 'P-01 LH-2 5', 'P-02 LH-1 3'],
    ]);
    expect([await freeOf(0), await freeOf(1), await floor.basketOf('LR-1')]).toEqual([5, 5, 'empty']);
    expect(await whole()).toEqual([]);
    expect(await refused({ code })).toEqual([422, 'rule.scan.put_back_not_found']);
  });

  test('a step that is sent again counts once, and what is left goes back to its old shelf by hand', async () => {
    const { send } = floor.at('put-back');
    const { put_back_id } = await cancelPicked([[0, 3]]);
    for (const _ of [1, 2])
      expect(
        (await send({ put_back_id, cell: 'P-02', code: 'LH-1' }, floor.admin, 'op-back-again')).status,
      ).toBe(200);
    expect(await shelves()).toEqual(['LH-1 2', 'P-01 LH-1 2', 'P-01 LH-2 5', 'P-02 LH-1 1']);
    await floor.done(`/put_back/${put_back_id}/finish`);
    expect(await shelves()).toEqual(['P-01 LH-1 4', 'P-01 LH-2 5', 'P-02 LH-1 1']);
    expect([await freeOf(0), await floor.basketOf('LR-1'), await whole()]).toEqual([5, 'empty', []]);
    expect((await floor.admin.post(`/put_back/${put_back_id}/finish`, {})).status).toBe(409);
  });

  test('an order of which nothing was picked leaves nothing to put back, and nobody makes one by hand', async () => {
    const order_id = await floor.order([[0, 2]]);
    await floor.at('pickup').step({ code: 'LR-1' });
    await floor.done(`/order/${order_id}/cancel`, { cancel_reason: 'Khách đổi ý' });
    expect(await floor.ask('select id from put_back where order_id = $1', [order_id])).toEqual([]);
    expect([await freeOf(0), await floor.basketOf('LR-1'), await whole()]).toEqual([5, 'empty', []]);
    const made = await floor.admin.post('/put_back', { order_id, warehouse_id: floor.warehouse_id });
    expect([403, 404, 405]).toContain(made.status);
  });

  test('pieces with stamps are put back by their stamps', async () => {
    const { step, refused } = floor.at('put-back');
    const [shirt] = floor.goods;
    for (const table of ['stock_balance', 'stock_move', 'stock_level'])
      await floor.ask(`delete from ${table} where goods_id = $1`, [shirt]);
    await have(0, 1);
    await floor.ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, print_count, scan_count) values (1, 'UIDPB1', 'CCCCCCCCCCCC1', 3, $1, 'uid', $2, 1, 0)`,
      [shirt, floor.warehouse_id],
    );
    const order_id = await floor.order([[0, 1]]);
    await floor.at('pickup').step({ code: 'LR-2' });
    await floor.at('pickup').step({ order_id, code: 'UIDPB1' });
    await floor.done(`/order/${order_id}/cancel`, { cancel_reason: 'Khách đổi ý' });
    const stamp = async () =>
      (await floor.ask(`select status, cell_code, order_code from stamp where code = 'UIDPB1'`))[0];
    expect(await stamp()).toMatchObject({ status: 4 });
    const { task } = await step({ code: 'LR-2' });
    expect(task?.lines[0]).toMatchObject({ isStamped: true });
    const onto = { put_back_id: task?.id, cell: 'P-01' };
    expect(await refused({ ...onto, code: 'LH-1' })).toEqual([422, 'messages.uid_not_scanned']);
    await step({ ...onto, code: 'UIDPB1' });
    expect(await stamp()).toEqual({ status: 3, cell_code: 'P-01', order_code: null });
  });

  test('whoever works there hears of it, and who canceled does not', async () => {
    const { code } = await cancelPicked([[0, 2]]);
    const titles = async (caller: ScanFloor['admin']) => {
      const { json } = await caller.post('/notifications', { type: 2 }, { 'accept-language': 'vi' });
      return (json['rows'] as { title: string; url: string }[]).filter(({ title }) => title.includes(code));
    };
    expect(await titles(floor.other)).toMatchObject([{ title: expect.stringContaining('2 sản phẩm về kệ') }]);
    expect(await titles(floor.admin)).toEqual([]);
  });
});
