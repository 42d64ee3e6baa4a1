import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { findBroken } from '../stock/findBroken.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

interface Receipt {
  id: number;
  code: string;
  version: number;
  lines: { id: number }[];
}

describeOnDatabase('what has come in is put on shelves by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask(
      `insert into cell (customer_id, code, warehouse_id, zone, kind, one_expiry, active) values
        (1, 'X-01', $1, 'X', 'pick', true, true), (1, 'X-02', $1, 'X', 'pick', true, true), (1, 'X-HONG', $1, 'X', 'damaged', false, true),
        (1, 'X-CHO', $1, 'X', 'staging', false, true), (1, 'X-NGHI', $1, 'X', 'pick', true, false)`,
      [floor.warehouse_id],
    );
  });
  afterAll(() => floor.server.close());
  /** Balances begin as the ledger has them: with nothing. */
  beforeEach(async () => {
    for (const table of ['stock_balance', 'stock_move', 'stock_level', 'reservation'])
      await floor.ask(`delete from ${table} where customer_id = 1`);
  });

  /** A receipt that was counted and approved. */
  async function receive(lines: Record<string, unknown>[]): Promise<Receipt> {
    const made = await floor.done('/goods_receipt', {
      kind: 'other',
      warehouse_id: floor.warehouse_id,
      lines: lines.map(({ received_quantity, goods_id }) => ({
        goods_id,
        expected_quantity: received_quantity,
      })),
    });
    const sent = (await floor.done(`/goods_receipt/${Number(made['id'])}/send`)) as unknown as Receipt;
    const counted = await floor.admin.send('PUT', `/goods_receipt/${sent.id}`, {
      version: sent.version,
      lines: sent.lines.map(({ id }, index) => ({ id, ...lines[index] })),
    });
    expect(counted.status, counted.body).toBe(200);
    for (const key of ['count', 'approve']) await floor.done(`/goods_receipt/${sent.id}/${key}`);
    return sent;
  }
  const statusOf = async (id: number) =>
    (await floor.ask<{ status: string }>('select status from goods_receipt where id = $1', [id]))[0]?.status;
  const shelves = async () =>
    (
      await floor.ask<{ at: string }>(
        `select concat(c.code, ' ', g.sku, ' ', b.quantity) as at from stock_balance b join goods g on g.id = b.goods_id left join cell c on c.id = b.cell_id
          where b.customer_id = 1 and b.quantity > 0 order by c.code nulls first, g.sku`,
      )
    ).map(({ at }) => at.trim());
  const whole = () => findBroken((text) => floor.ask(text));

  test('a shelf takes the goods after it, or goods the shelf after them; the last piece ends the receipt', async () => {
    const { step, refused } = floor.at('stow');
    const [shirt, trousers] = floor.goods;
    const { id: receipt_id, code } = await receive([
      { goods_id: shirt, received_quantity: 3 },
      { goods_id: trousers, received_quantity: 1 },
    ]);
    expect(await refused({ code: 'LH-3' })).toEqual([422, 'rule.scan.nothing_to_stow']);
    expect(await refused({ code: 'X-CHO' })).toEqual([422, 'rule.scan.shelf_closed']);
    expect(await refused({ code: 'X-NGHI' })).toEqual([422, 'rule.scan.shelf_closed']);
    expect((await step({ code })).task).toMatchObject({ id: receipt_id, place: null });
    expect((await step({ receipt_id, code: 'x-01' })).task).toMatchObject({ place: { code: 'X-01' } });
    const onto = { receipt_id, cell: 'X-01' };
    expect(await refused({ ...onto, code: 'LH-1', quantity: 4 })).toEqual([
      422,
      'rule.scan.exceeds_received',
    ]);
    expect(await step({ ...onto, code: 'LH-1', quantity: 2 })).toMatchObject({ said: 'scan.stowed' });
    expect(await statusOf(receipt_id)).toBe('stowing');
    expect(await shelves()).toEqual(['LH-1 1', 'LH-2 1', 'X-01 LH-1 2']);
    await step({ ...onto, command: 'undo' });
    expect(await shelves()).toEqual(['LH-1 3', 'LH-2 1']);
    expect(await refused({ ...onto, command: 'undo' })).toEqual([422, 'rule.scan.nothing_to_undo']);
    await step({ ...onto, code: 'LH-1', quantity: 3 });
    // Goods first: whoever holds them is told where they go, and every one is scanned with its shelf.
    expect((await step({ code: '8930000000024' })).task).toMatchObject({
      id: receipt_id,
      piece: '8930000000024',
    });
    expect(await step({ receipt_id, piece: '8930000000024', code: 'X-02' })).toMatchObject({
      said: 'scan.receipt_stowed',
      sound: 'attention',
    });
    expect([await statusOf(receipt_id), await shelves()]).toEqual(['closed', ['X-01 LH-1 3', 'X-02 LH-2 1']]);
    expect(await refused({ code })).toEqual([422, 'rule.scan.not_to_stow']);
    expect(await whole()).toEqual([]);
    const work = await floor.ask(
      `select sku, sum(quantity)::int as sum from warehouse_task where receipt_tracking_id = $1 and type = 2 group by sku order by sku`,
      [code],
    );
    expect(work).toEqual([
      { sku: 'LH-1', sum: 3 },
      { sku: 'LH-2', sum: 1 },
    ]);
  });

  test('goods that are scanned before their shelf keep the quantity that was told, and are put down by undo', async () => {
    const { step, refused } = floor.at('stow');
    const { id: receipt_id } = await receive([{ goods_id: floor.goods[0], received_quantity: 4 }]);
    expect(await refused({ receipt_id, code: 'LH-1', quantity: 5 })).toEqual([
      422,
      'rule.scan.exceeds_received',
    ]);
    await step({ receipt_id, cell: 'X-02', code: 'LH-1' });
    const held = { piece: 'LH-1', pieces: 3 };
    expect((await step({ receipt_id, code: 'LH-1', quantity: 3 })).task).toMatchObject(held);
    expect((await step({ receipt_id, ...held, command: 'undo' })).task).toMatchObject({ piece: null });
    expect(await shelves()).toEqual(['LH-1 3', 'X-02 LH-1 1']);
    await step({ receipt_id, ...held, code: 'X-01' });
    expect(await shelves()).toEqual(['X-01 LH-1 3', 'X-02 LH-1 1']);
  });

  test('a step that is sent again counts once', async () => {
    const { send } = floor.at('stow');
    const { id: receipt_id } = await receive([{ goods_id: floor.goods[0], received_quantity: 3 }]);
    for (const _ of [1, 2])
      expect(
        (await send({ receipt_id, cell: 'X-01', code: 'LH-1' }, floor.admin, 'op-stow-again')).status,
      ).toBe(200);
    expect(await shelves()).toEqual(['LH-1 2', 'X-01 LH-1 1']);
  });

  test('broken pieces go on shelves of their own, and one shelf takes one expiry of a goods', async () => {
    const { step, refused } = floor.at('stow');
    const [shirt] = floor.goods;
    const { id: receipt_id } = await receive([
      { goods_id: shirt, received_quantity: 3, damaged_quantity: 1, expired_date: '2031-12-31' },
      { goods_id: shirt, received_quantity: 1, expired_date: '2032-06-30' },
    ]);
    await step({ receipt_id, cell: 'X-01', code: 'LH-1', quantity: 2 });
    expect(await refused({ receipt_id, cell: 'X-01', code: 'LH-1' })).toEqual([
      422,
      'messages.different_expiry',
    ]);
    const { task } = await step({ receipt_id, cell: 'X-02', code: 'LH-1' });
    expect(task?.lines.map(({ isDamaged, wanted, done }) => [isDamaged, wanted, done])).toEqual(
      expect.arrayContaining([
        [false, 2, 2],
        [false, 1, 1],
        [true, 1, 0],
      ]),
    );
    expect(await refused({ receipt_id, cell: 'X-02', code: 'LH-1' })).toEqual([
      422,
      'rule.scan.damaged_only',
    ]);
    await step({ receipt_id, cell: 'X-HONG', code: 'LH-1' });
    expect(await shelves()).toEqual(['X-01 LH-1 2', 'X-02 LH-1 1', 'X-HONG LH-1 1']);
    expect(await whole()).toEqual([]);
    const next = await receive([{ goods_id: shirt, received_quantity: 1, expired_date: '2031-12-31' }]);
    expect(await refused({ receipt_id: next.id, cell: 'X-HONG', code: 'LH-1' })).toEqual([
      422,
      'rule.scan.whole_only',
    ]);
    // It ends although a piece lies on no shelf, once that is said.
    expect(await refused({ receipt_id: next.id, command: 'finish' })).toEqual([422, 'rule.scan.pieces_left']);
    await step({ receipt_id: next.id, command: 'finish', sure: true });
    expect(await statusOf(next.id)).toBe('closed');
  });

  test('pieces with stamps are put up by their stamps, which know their shelf then', async () => {
    const { step, refused } = floor.at('stow');
    const cap = floor.goods[2];
    const { id: receipt_id, code } = await receive([{ goods_id: cap, received_quantity: 2 }]);
    await floor.ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, receipt_code, print_count, scan_count) values (1, 'UIDST1', 'BBBBBBBBBBBB1', 2, $1, 'uid', $2, $3, 1, 0), (1, 'UIDST2', 'BBBBBBBBBBBB2', 2, $1, 'uid', $2, $3, 1, 0), (1, 'UIDST3', 'BBBBBBBBBBBB3', 5, $1, 'uid', $2, $3, 1, 0)`,
      [cap, floor.warehouse_id, code],
    );
    const onto = { receipt_id, cell: 'X-02' };
    expect(await refused({ ...onto, code: 'LH-3' })).toEqual([422, 'messages.uid_not_scanned']);
    expect(await refused({ ...onto, code: 'UIDST3' })).toEqual([422, 'messages.uid_unavailable']);
    await step({ ...onto, code: 'UIDST1' });
    expect(await refused({ ...onto, code: 'UIDST1' })).toEqual([422, 'messages.special_barcode_scanned']);
    const stampOf = async (stamp: string) =>
      (await floor.ask(`select status, cell_code from stamp where code = $1`, [stamp]))[0];
    expect(await stampOf('UIDST1')).toEqual({ status: 3, cell_code: 'X-02' });
    await step({ ...onto, command: 'undo' });
    expect(await stampOf('UIDST1')).toEqual({ status: 2, cell_code: null });
    await step({ ...onto, code: 'UIDST1' });
    await step({ ...onto, code: 'UIDST2' });
    expect(await statusOf(receipt_id)).toBe('closed');
  });
});
