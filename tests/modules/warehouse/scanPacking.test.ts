import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

describeOnDatabase('packing by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
  });
  afterAll(() => floor.server.close());

  const step: ReturnType<ScanFloor['at']>['step'] = (...given) => floor.at('packing').step(...given);
  const refused: ReturnType<ScanFloor['at']>['refused'] = (...given) => floor.at('packing').refused(...given);

  /** An order that was picked into a basket. */
  async function picked(basket: string, lines: [string, number][]): Promise<number> {
    const id = await floor.order(lines.map(([sku, quantity]) => [Number(sku.slice(-1)) - 1, quantity]));
    const { step: pick } = floor.at('pickup');
    expect((await pick({ code: basket })).task?.id).toBe(id);
    for (const [sku, quantity] of lines) await pick({ order_id: id, code: sku, quantity });
    expect(await floor.statusOf(id)).toBe(100);
    return id;
  }

  test('a basket opens its order, each piece is checked, the weight closes the parcel and frees the basket', async () => {
    const id = await picked('LR-1', [
      ['LH-1', 2],
      ['LH-2', 1],
    ]);
    const begun = await step({ code: 'LR-1' });
    expect(begun.task).toMatchObject({ id, basket: 'LR-1' });
    expect(begun.task?.lines.map(({ done }) => done)).toEqual([0, 0]);
    expect(await refused({ code: 'LR-1' }, floor.other)).toEqual([422, 'rule.scan.held']);
    expect(await refused({ order_id: id, code: 'LH-3' })).toEqual([422, 'messages.goods_not_in_export_list']);
    expect(await refused({ order_id: id, code: 'LH-2', quantity: 2 })).toEqual([
      422,
      'messages.scan_exceeds_export',
    ]);
    await step({ order_id: id, code: '8930000000024' });
    expect(await refused({ order_id: id, command: 'finish', weight: 350 })).toEqual([
      422,
      'rule.scan.not_checked',
    ]);
    await step({ order_id: id, code: 'LH-1' });
    await step({ order_id: id, command: 'undo' });
    expect(await step({ order_id: id, code: 'LH-1', quantity: 2 })).toMatchObject({
      said: 'scan.all_checked',
    });
    expect(await step({ order_id: id, command: 'finish', weight: 350 })).toMatchObject({
      task: null,
      said: 'messages.prepared',
      sound: 'attention',
    });
    expect([await floor.statusOf(id), await floor.basketOf('LR-1')]).toEqual([160, 'empty']);
    const [order] = await floor.ask('select weight from "order" where id = $1', [id]);
    expect(order).toEqual({ weight: 350 });
    expect(await floor.workOf(id)).toEqual(['3 LH-1 2', '3 LH-2 1', '4 LH-1 2', '4 LH-2 1']);
    expect(await refused({ order_id: id, code: 'LH-1' })).toEqual([422, 'messages.invalid_status']);
  });

  test('a basket of one article gives its orders one after the other, and names what is still picked', async () => {
    const first = await picked('LR-3', [['LH-1', 1]]);
    const second = await picked('LR-3', [['LH-1', 2]]);
    const open = await floor.order([[0, 1]]);
    await floor.at('pickup').step({ code: 'LR-3' });
    expect((await step({ code: 'LR-3' })).task?.id).toBe(first);
    await step({ order_id: first, code: 'LH-1' });
    expect((await step({ order_id: first, command: 'finish' })).task?.id).toBe(second);
    await step({ order_id: second, code: 'LH-1', quantity: 2 });
    expect((await step({ order_id: second, command: 'finish', weight: 900 })).task).toBeNull();
    expect(await refused({ code: 'LR-3' })).toEqual([422, 'rule.scan.still_picking']);
    await floor.cancel(open);
    expect(await floor.basketOf('LR-3')).toBe('empty');
    expect(await refused({ code: 'LR-3' })).toEqual([422, 'rule.scan.nothing_to_pack']);
  });

  test('a label opens its order; unknown ones and orders that are not picked are refused', async () => {
    const id = await floor.order([[1, 1]]);
    expect(await refused({ code: await floor.codeOf(id) })).toEqual([422, 'messages.invalid_status']);
    expect(await refused({ code: 'KHONG-CO' })).toEqual([422, 'messages.order_code_not_found']);
    for (const key of ['start_picking', 'finish_picking']) await floor.done(`/order/${id}/${key}`);
    expect((await step({ code: await floor.codeOf(id) })).task?.id).toBe(id);
    await floor.cancel(id);
  });

  test('work notes the time since the work before, once for all that is noted at once, and none after a pause', async () => {
    const seconds = async (id: number, type: number) =>
      (
        await floor.ask<{ seconds: number | null }>(
          'select seconds from warehouse_task where order_id = $1 and type = $2 order by id',
          [id, type],
        )
      ).map((task) => task.seconds);
    const pick = async (id: number) => {
      for (const key of ['start_picking', 'finish_picking']) await floor.done(`/order/${id}/${key}`);
    };
    const first = await floor.order([[1, 1]]);
    await pick(first);
    const age = (minutes: number) =>
      floor.ask(
        `update warehouse_task set created_at = now() - make_interval(mins => $1) where created_at > now() - interval '30 minutes'`,
        [minutes],
      );
    await age(4);
    const second = await floor.order([
      [1, 1],
      [2, 1],
    ]);
    await pick(second);
    const [taken, rest, ...more] = await seconds(second, 3);
    expect(taken).toBeGreaterThanOrEqual(239);
    expect(taken).toBeLessThan(300);
    expect([rest, more]).toEqual([null, []]);
    await age(11);
    const third = await floor.order([[1, 1]]);
    await pick(third);
    expect(await seconds(third, 3)).toEqual([null]);
    for (const id of [first, second, third]) await floor.cancel(id);
  });
});
