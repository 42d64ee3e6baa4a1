import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { findBroken } from '../stock/findBroken.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

interface Returned {
  id: number;
  code: string;
  order_id: number;
}

describeOnDatabase('what came back goes onto shelves again by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask(
      `insert into cell (customer_id, code, warehouse_id, zone, kind, one_expiry, active) values
        (1, 'Y-01', $1, 'Y', 'pick', true, true), (1, 'Y-HONG', $1, 'Y', 'damaged', false, true)`,
      [floor.warehouse_id],
    );
  });
  afterAll(() => floor.server.close());
  beforeEach(async () => {
    for (const table of [
      'stock_balance',
      'stock_move',
      'stock_level',
      'reservation',
      'goods_return_line',
      'goods_return',
    ])
      await floor.ask(`delete from ${table} where customer_id = 1`);
    await floor.ask(
      `update basket set status = 'empty', goods_id = null, held_by = null where customer_id = 1`,
    );
  });

  /** Goods that lie in the warehouse, of an expiry each. */
  async function have(goods: number, quantity: number, expired_date: string | null = null): Promise<void> {
    const values = [floor.goods[goods], floor.warehouse_id, quantity, expired_date];
    await floor.ask(
      `with b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity, expired_date) values (1, $1, $2, $3, $4)),
        m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, expired_date, reason) values (1, $1, 'adjust', 'stock', $2, $3, $4, 'opening'))
        insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) values (1, $1, $2, $3, 0, 0)
        on conflict (customer_id, goods_id, warehouse_id) do update set on_hand = stock_level.on_hand + excluded.on_hand`,
      values,
    );
  }

  /** An order that left with these pieces and came back, inspected. */
  async function bringBack(
    lines: [goods: number, quantity: number, damaged?: number][],
    isInspected = true,
  ): Promise<Returned> {
    const order_id = await floor.order(lines.map(([goods, quantity]) => [goods, quantity]));
    for (const key of ['start_picking', 'finish_picking', 'pack', 'hand_over'])
      await floor.done(`/order/${order_id}/${key}`);
    const made = await floor.done('/goods_return', {
      order_id,
      warehouse_id: floor.warehouse_id,
      lines: lines.map(([goods, returned_quantity, damaged_quantity = 0]) => ({
        goods_id: floor.goods[goods],
        returned_quantity,
        damaged_quantity,
      })),
    });
    if (isInspected) await floor.done(`/goods_return/${Number(made['id'])}/inspect`);
    return { id: Number(made['id']), code: String(made['code']), order_id };
  }

  const statusOf = async (id: number) =>
    (await floor.ask<{ status: string }>('select status from goods_return where id = $1', [id]))[0]?.status;
  const shelves = async () =>
    (
      await floor.ask<{ at: string }>(
        `select concat(c.code, ' ', g.sku, ' ', b.quantity) as at from stock_balance b join goods g on g.id = b.goods_id left join cell c on c.id = b.cell_id
          where b.customer_id = 1 and b.quantity > 0 order by c.code nulls first, g.sku`,
      )
    ).map(({ at }) => at.trim());
  const work = async ({ code }: Returned) =>
    (
      await floor.ask<{ type: number; sku: string; sum: number }>(
        `select type, sku, sum(quantity)::int as sum from warehouse_task where receipt_tracking_id = $1 group by type, sku order by type, sku`,
        [code],
      )
    ).map(({ type, sku, sum }) => `${type} ${sku} ${sum}`);
  const freeOf = async (goods: number) =>
    (
      await floor.ask<{ free: number }>(
        'select (on_hand - reserved - unsellable)::int as free from stock_level where goods_id = $1 and warehouse_id = $2',
        [floor.goods[goods], floor.warehouse_id],
      )
    )[0]?.free;
  const whole = () => findBroken((text) => floor.ask(text));

  test('each article goes into a basket, then piece by piece onto its shelf; the last piece ends the return', async () => {
    const { step, refused } = floor.at('return-restock');
    await have(0, 3);
    await have(1, 1);
    const made = await bringBack([
      [0, 3],
      [1, 1],
    ]);
    expect(await refused({ code: 'LH-1' })).toEqual([422, 'rule.scan.return_not_found']);
    const order = await floor.codeOf(made.order_id);
    expect((await step({ code: order })).task).toMatchObject({ id: made.id, code: made.code, place: null });
    const hand = { return_id: made.id };
    const onto = { ...hand, cell: 'Y-01' };
    expect(await refused({ ...onto, code: 'LH-1' })).toEqual([422, 'messages.return_sku_without_basket']);
    expect([await statusOf(made.id), await shelves()]).toEqual(['inspected', []]);
    expect((await step({ ...hand, code: 'lr-1' })).task).toMatchObject({
      place: { kind: 'basket', code: 'LR-1' },
    });
    const into = { ...hand, basket: 'LR-1' };
    expect(await refused({ ...into, code: 'LH-3' })).toEqual([422, 'messages.goods_not_in_return_list']);
    const filled = await step({ ...into, code: '8930000000017' });
    expect(filled.task?.lines.map(({ sku, baskets }) => [sku, baskets])).toEqual([
      ['LH-1', ['LR-1']],
      ['LH-2', []],
    ]);
    expect([await statusOf(made.id), await floor.basketOf('LR-1')]).toEqual(['restocking', 'full']);
    // In the warehouse, and not for sale before it lies on a shelf.
    expect([await freeOf(0), await freeOf(1)]).toEqual([0, 0]);
    // Undone, the basket is free again.
    await step({ ...into, command: 'undo' });
    expect(await floor.basketOf('LR-1')).toBe('empty');
    for (const code of ['LH-1', 'LH-2']) await step({ ...into, code });
    expect(await refused({ ...onto, code: 'LH-1', quantity: 4 })).toEqual([
      422,
      'messages.scan_exceeds_return',
    ]);
    expect(await step({ ...onto, code: 'LH-1', quantity: 2 })).toMatchObject({ said: 'scan.stowed' });
    expect([await freeOf(0), await freeOf(1), await whole()]).toEqual([2, 0, []]);
    await step({ ...onto, command: 'undo' });
    expect([await shelves(), await freeOf(0)]).toEqual([['LH-1 3', 'LH-2 1'], 0]);
    await step({ ...onto, code: 'LH-1', quantity: 3 });
    expect(await floor.statusOf(made.order_id)).toBe(220);
    expect(await refused({ ...onto, command: 'finish' })).toEqual([422, 'rule.scan.pieces_left']);
    // Goods first: they wait in hand for their shelf, as many as were told.
    expect((await step({ ...hand, code: 'LH-2' })).task).toMatchObject({ piece: 'LH-2', pieces: 1 });
    expect(await step({ ...hand, piece: 'LH-2', pieces: 1, code: 'Y-01' })).toMatchObject({
      task: null,
      said: 'scan.return_restocked',
      sound: 'attention',
    });
    expect([await statusOf(made.id), await floor.statusOf(made.order_id)]).toEqual(['restocked', 240]);
    expect([await shelves(), await floor.basketOf('LR-1')]).toEqual([
      ['Y-01 LH-1 3', 'Y-01 LH-2 1'],
      'empty',
    ]);
    expect(await work(made)).toEqual(
      expect.arrayContaining(['7 LH-1 3', '7 LH-2 1', '8 LH-1 3', '8 LH-2 1']),
    );
    expect([await freeOf(0), await freeOf(1), await whole()]).toEqual([3, 1, []]);
    expect(await refused({ ...onto, code: 'LH-1' })).toEqual([422, 'messages.invalid_status']);
  });

  test('one return at a time and in one pair of hands, until somebody takes it over', async () => {
    const { step, refused } = floor.at('return-restock');
    await have(0, 4);
    const [first, second, raw] = [
      await bringBack([[0, 1]]),
      await bringBack([[0, 1]]),
      await bringBack([[0, 1]], false),
    ];
    expect(await refused({ code: raw.code })).toEqual([422, 'rule.scan.return_not_inspected']);
    await step({ return_id: first.id, basket: 'LR-1', code: 'LH-1' });
    expect(await refused({ code: second.code })).toEqual([422, 'messages.return_restock_in_progress']);
    expect(await refused({ return_id: first.id, code: second.code })).toEqual([
      422,
      'messages.return_restock_in_progress',
    ]);
    // The basket alone brings it back into his hands; others keep theirs.
    expect((await step({ code: 'LR-1' })).task?.id).toBe(first.id);
    expect(await refused({ return_id: first.id, cell: 'Y-01', code: 'LH-1' }, floor.other)).toEqual([
      422,
      'rule.scan.held',
    ]);
    expect(await refused({ return_id: second.id, code: 'LR-1' }, floor.other)).toEqual([
      422,
      'messages.basket_used_goods',
    ]);
    const [{ id: holder } = { id: 0 }] = await floor.ask<{ id: number }>(
      `select id from account where username = 'warehouse' and customer_id = 1`,
    );
    await floor.ask('update goods_return set restocked_by = $2 where id = $1', [first.id, holder]);
    expect(await refused({ code: first.code })).toEqual([422, 'rule.scan.held']);
    expect((await step({ code: first.code, command: 'take_over' })).task?.id).toBe(first.id);
    await step({ return_id: first.id, cell: 'Y-01', code: 'LH-1' });
    expect(await statusOf(first.id)).toBe('restocked');
    expect(await whole()).toEqual([]);
  });

  test('broken pieces have shelves of their own, and a date that was told must be theirs', async () => {
    const { step, refused } = floor.at('return-restock');
    await have(0, 2, '2031-12-31');
    await have(0, 1, '2032-06-30');
    const made = await bringBack([[0, 3, 1]]);
    const hand = { return_id: made.id };
    await step({ ...hand, basket: 'LR-2', code: 'LH-1' });
    const onto = { ...hand, cell: 'Y-01', code: 'LH-1' };
    expect(await refused({ ...onto, expired_date: '2030-01-01' })).toEqual([422, 'messages.wrong_expiry']);
    await step({ ...onto, expired_date: '2031-12-31' });
    expect(await refused({ ...onto, expired_date: '2032-06-30' })).toEqual([
      422,
      'messages.different_expiry',
    ]);
    await step({ ...hand, cell: 'Y-HONG', code: 'LH-1' });
    // It ends although a piece lies on no shelf, once that is said: the work of it is noted all the same.
    await step({ ...hand, command: 'finish', sure: true });
    expect(await shelves()).toEqual(['LH-1 1', 'Y-01 LH-1 1', 'Y-HONG LH-1 1']);
    expect(await work(made)).toContain('8 LH-1 3');
    expect(await floor.basketOf('LR-2')).toBe('empty');
    expect(await whole()).toEqual([]);
  });

  test('pieces with stamps are put up by their stamps, and a step that is sent again counts once', async () => {
    const { step, refused, send } = floor.at('return-restock');
    await have(2, 2);
    const made = await bringBack([[2, 2]]);
    await floor.ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, order_code, print_count, scan_count)
        select 1, code, 'CCCCCCCCCC' || code, 2, $1, 'uid', $2, $3, 1, 0 from unnest(array['UIDRS1', 'UIDRS2']) code`,
      [floor.goods[2], floor.warehouse_id, await floor.codeOf(made.order_id)],
    );
    const hand = { return_id: made.id };
    await step({ ...hand, basket: 'LR-3', code: 'LH-3' });
    const onto = { ...hand, cell: 'Y-01' };
    expect(await refused({ ...onto, code: 'LH-3' })).toEqual([
      422,
      'messages.return_special_barcode_not_scanned',
    ]);
    for (const _ of [1, 2])
      expect((await send({ ...onto, code: 'UIDRS1' }, floor.admin, 'op-restock-again')).status).toBe(200);
    expect(await shelves()).toEqual(['LH-3 1', 'Y-01 LH-3 1']);
    expect(await refused({ ...onto, code: 'UIDRS1' })).toEqual([422, 'messages.special_barcode_scanned']);
    const stampOf = async () =>
      (await floor.ask(`select status, cell_code, order_code from stamp where code = 'UIDRS1'`))[0];
    expect(await stampOf()).toEqual({ status: 3, cell_code: 'Y-01', order_code: null });
    await step({ ...onto, command: 'undo' });
    expect(await stampOf()).toMatchObject({ status: 2, cell_code: null, order_code: expect.any(String) });
    for (const code of ['UIDRS1', 'UIDRS2']) await step({ ...onto, code });
    expect(await statusOf(made.id)).toBe('restocked');
    expect(await refused({ code: made.code })).toEqual([422, 'messages.invalid_status']);
  });
});
