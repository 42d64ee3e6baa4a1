import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

describeOnDatabase('looking for goods by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask('update find_goods set status = 4 where customer_id = 1');
  });
  afterAll(() => floor.server.close());

  test('what turns up is found for its order and goes into its basket, and the order is picked to its end', async () => {
    const { step, refused } = floor.at('find');
    expect(await step({ command: 'look' })).toMatchObject({ said: 'scan.nothing_missing' });
    const id = await floor.order([
      [0, 2],
      [1, 1],
    ]);
    const pick = floor.at('pickup');
    await pick.step({ code: 'LR-1' });
    await pick.step({ order_id: id, code: 'LH-2' });
    await pick.step({ order_id: id, command: 'missing', code: 'LH-1' });
    expect((await step({ command: 'look' })).task?.lines).toMatchObject([
      { sku: 'LH-1', wanted: 2, done: 0 },
    ]);
    expect(await refused({ code: 'LH-9' })).toEqual([422, 'messages.goods_not_found']);
    expect((await step({ code: '8930000000017' })).task?.lines).toMatchObject([{ done: 1 }]);
    expect(await refused({ code: 'LR-1' })).toEqual([422, 'rule.scan.nothing_found_for']);
    expect((await step({ code: 'LH-1' })).task?.lines).toEqual([]);
    expect(await step({ code: 'LR-1' })).toMatchObject({ said: 'scan.found_in_basket' });
    expect((await pick.step({ code: 'LR-1' })).task?.id).toBe(id);
    await pick.step({ order_id: id, code: 'LH-1', quantity: 2 });
    expect(await floor.statusOf(id)).toBe(100);
    await floor.cancel(id);
  });
});
