import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandoverTask } from '#modules/warehouse/handoverTask.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { uploadPicture } from '../../support/uploadPicture.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

describeOnDatabase('handing over by scanner', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask(`update "order" set status = -100 where status = 160 and customer_id = 1`);
    await floor.ask(`update handover set status = 'closed' where customer_id = 1`);
  });
  afterAll(() => floor.server.close());

  const step = async (body: object) => {
    const said = await floor.at('handover').step(body);
    return { ...said, task: said.task as unknown as HandoverTask | null };
  };
  const refused: ReturnType<ScanFloor['at']>['refused'] = (...given) =>
    floor.at('handover').refused(...given);

  /** A packed parcel; its code. */
  async function packed(carrier: string): Promise<{ id: number; code: string }> {
    const id = await floor.order([[0, 1]], {
      delivery_company: carrier,
      delivery_order_id: `VD${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
    });
    for (const key of ['start_picking', 'finish_picking', 'pack']) await floor.done(`/order/${id}/${key}`);
    return { id, code: (await floor.codeOf(id)) ?? '' };
  }

  test('the first label opens the record of its carrier; the others join it, and what stays behind is counted', async () => {
    const [one, two, three] = [await packed('self'), await packed('self'), await packed('self')];
    const other = await packed('ghn');
    const begun = await step({ code: one.code });
    const handover_id = begun.task?.id ?? 0;
    expect(begun.task).toMatchObject({ carrier: 'self', count: 1, left: 2 });
    expect(await floor.statusOf(one.id)).toBe(200);
    expect(await refused({ handover_id, code: other.code })).toEqual([422, 'messages.wrong_carrier_order']);
    expect(await refused({ handover_id, code: 'KHONG-CO' })).toEqual([422, 'messages.order_code_not_found']);
    expect((await step({ handover_id, code: two.code })).task).toMatchObject({ count: 2, left: 1 });
    expect(await step({ handover_id, code: two.code })).toMatchObject({
      said: 'scan.again',
      task: { count: 2 },
    });
    expect((await step({ handover_id, command: 'undo' })).task).toMatchObject({ count: 1, left: 2 });
    expect([await floor.statusOf(two.id), await floor.statusOf(one.id)]).toEqual([160, 200]);
    expect(await floor.workOf(two.id)).toContain('5 LH-1 0');
    await step({ handover_id, code: two.code });
    expect((await step({ code: three.code })).task?.id).toBe(handover_id);

    expect(await refused({ handover_id, command: 'finish' })).toEqual([422, 'rule.handover.needs_images']);
  });

  test('what is not packed, or lies in a basket, is no parcel', async () => {
    const open = await floor.order([[0, 1]]);
    expect(await refused({ code: await floor.codeOf(open) })).toEqual([422, 'rule.handover.not_packed']);
    await floor.at('pickup').step({ code: 'LR-1' });
    const parcel = await packed('ghn');
    const { task } = await step({ code: parcel.code });
    expect(await refused({ handover_id: task?.id, code: 'LR-1' })).toEqual([
      422,
      'messages.wrong_carrier_basket',
    ]);
    await floor.cancel(open);
  });

  test('it is closed with its pictures, and parcels that stay behind are named first', async () => {
    const [one, two] = [await packed('jt'), await packed('jt')];
    const { task } = await step({ code: one.code });
    const handover_id = task?.id ?? 0;
    const images = [await uploadPicture(floor.server, floor.admin, 'phiếu.png')];
    expect(await step({ handover_id, command: 'image', images })).toMatchObject({
      said: 'messages.handover_image_uploaded',
    });
    expect(await refused({ handover_id, command: 'finish' })).toEqual([422, 'rule.scan.parcels_left']);
    expect(await step({ handover_id, command: 'finish', sure: true })).toMatchObject({
      task: null,
      said: 'messages.handover_closed',
    });
    expect(await refused({ handover_id, code: two.code })).toEqual([422, 'rule.scan.handover_closed']);
    expect((await step({ code: two.code })).task?.id).not.toBe(handover_id);
  });
});
