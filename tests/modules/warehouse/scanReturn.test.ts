import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

describeOnDatabase('what comes in, by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
  });
  afterAll(() => floor.server.close());

  test('what a carrier brings back is counted piece by piece; what is missing is explained', async () => {
    const { step, refused } = floor.at('return');
    const id = await floor.order([
      [0, 2],
      [1, 1],
    ]);
    expect(await refused({ code: await floor.codeOf(id) })).toEqual([422, 'rule.goods_return.order_not_out']);
    for (const key of ['start_picking', 'finish_picking', 'pack', 'hand_over'])
      await floor.done(`/order/${id}/${key}`);
    expect((await step({ code: await floor.codeOf(id) })).task?.id).toBe(id);
    expect(await refused({ order_id: id, command: 'finish' })).toEqual([422, 'messages.no_quantity']);
    expect(await refused({ order_id: id, code: 'LH-3' })).toEqual([422, 'messages.goods_not_in_return_list']);
    await step({ order_id: id, code: 'LH-1' });
    await step({ order_id: id, code: 'LH-2' });
    await step({ order_id: id, command: 'undo' });
    await step({ order_id: id, code: 'LH-2' });
    expect(await refused({ order_id: id, code: 'LH-2' })).toEqual([422, 'messages.scan_exceeds_return']);
    expect(await refused({ order_id: id, command: 'finish' })).toEqual([422, 'messages.no_reason']);
    expect(await refused({ order_id: id, command: 'finish', note: 'mất' })).toEqual([
      422,
      'rule.goods_return_line.note_needed',
    ]);
    expect(
      await step({ order_id: id, command: 'finish', note: 'Khách giữ lại một áo, đã báo' }),
    ).toMatchObject({ task: null, said: 'scan.return_received' });
    expect(await floor.statusOf(id)).toBe(220);
    // Its label once more: what came back has been received.
    expect(await refused({ code: await floor.codeOf(id) })).toEqual([
      422,
      'messages.order_cancelled_return_received',
    ]);
    expect((await floor.workOf(id)).filter((work) => work.startsWith('6'))).toEqual(['6 LH-1 1', '6 LH-2 1']);
    const [made] = await floor.ask(
      `select exported_quantity as sent, returned_quantity as back from goods_return where order_id = $1`,
      [id],
    );
    expect(made).toEqual({ sent: 3, back: 2 });
  });

  test('a receipt is opened by its code, counted line by line, and takes its expiry from what is scanned', async () => {
    const { step, refused } = floor.at('receipt');
    const { warehouse_id, goods } = floor;
    const receipt = await floor.done('/goods_receipt', {
      kind: 'other',
      warehouse_id,
      lines: [
        { goods_id: goods[0], expected_quantity: 3 },
        { goods_id: goods[1], expected_quantity: 1, expired_date: '2031-12-31' },
      ],
    });
    const receipt_id = Number(receipt['id']);
    expect(await refused({ code: 'PN-KHONG-CO' })).toEqual([422, 'rule.scan.receipt_not_found']);
    expect((await step({ code: receipt['code'] })).task).toMatchObject({
      id: receipt_id,
      // Counted blind: how many are expected is not told.
      lines: [{ sku: 'LH-1', wanted: 0, done: 0 }, { sku: 'LH-2' }],
    });
    expect(await refused({ receipt_id, code: 'LH-3' })).toEqual([422, 'messages.goods_not_found']);
    expect((await step({ receipt_id, code: 'lh-1', quantity: 2 })).task?.lines[0]?.done).toBe(2);
    expect((await step({ receipt_id, command: 'undo' })).task?.lines[0]?.done).toBe(0);
    await step({ receipt_id, code: 'LH-1', quantity: 3 });
    expect(await refused({ receipt_id, code: 'LH-2', expired_date: '2030-01-01' })).toEqual([
      422,
      'messages.wrong_expiry',
    ]);
    await step({ receipt_id, code: 'LH-2', expired_date: '2031-12-31' });
    expect(await step({ receipt_id, command: 'finish' })).toMatchObject({
      task: null,
      said: 'scan.receipt_counted',
    });
    const work = await floor.ask(
      `select sku, sum(quantity)::int as sum from warehouse_task where receipt_tracking_id = $1 group by sku order by sku`,
      [receipt['code']],
    );
    expect(work).toEqual([
      { sku: 'LH-1', sum: 3 },
      { sku: 'LH-2', sum: 1 },
    ]);
    expect(await refused({ receipt_id, code: 'LH-2' })).toEqual([422, 'rule.scan.receipt_not_found']);
  });
});
