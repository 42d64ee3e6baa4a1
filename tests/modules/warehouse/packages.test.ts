import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderPackage } from '#generated/orders/order-package.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { sumUpDelivery } from '#modules/orders/packages.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './openScanFloor.ts';

test('an order shows the least advanced of its parcels, and what became of all of them', () => {
  expect(sumUpDelivery([250, 100, 275])).toBe(100);
  expect(sumUpDelivery([250, 275])).toBe(275);
  expect(sumUpDelivery([250, 400])).toBe(250);
  expect(sumUpDelivery([400, null])).toBeNull();
  expect(sumUpDelivery([400, 400])).toBe(400);
  expect(sumUpDelivery([700, 400])).toBe(400);
  expect(sumUpDelivery([400, 402])).toBe(401);
  expect(sumUpDelivery([402, 800])).toBe(800);
  expect(sumUpDelivery([700])).toBe(700);
});

describeOnDatabase('parcels of an order', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
  });
  afterAll(() => floor.server.close());

  const step: ReturnType<ScanFloor['at']>['step'] = (...given) => floor.at('packing').step(...given);
  const refused: ReturnType<ScanFloor['at']>['refused'] = (...given) => floor.at('packing').refused(...given);
  const read = async (id: number): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${id}`)).json as unknown as Order;
  const parcelsOf = async (id: number, names: readonly (keyof OrderPackage)[]) =>
    (await read(id)).packages.map((one) => names.map((name) => one[name]));
  const change = async (id: number, body: object) => {
    const { version } = await read(id);
    return floor.admin.send('PUT', `/order/${id}`, { ...body, version });
  };
  const changed = async (id: number, body: object) => {
    const reply = await change(id, body);
    expect(reply.status, reply.body).toBe(200);
  };
  const cancel = (id: number) => floor.cancel(id);

  async function picked(lines: [number, number][], over: object = {}): Promise<number> {
    const id = await floor.order(lines, { ...over });
    for (const key of ['start_picking', 'finish_picking']) await floor.done(`/order/${id}/${key}`);
    await step({ code: await floor.codeOf(id) });
    return id;
  }

  test('one parcel is as ever: no rows, and its weight is the order’s', async () => {
    const id = await picked([[0, 1]]);
    await step({ order_id: id, code: 'LH-1' });
    await step({ order_id: id, command: 'finish', weight: 300 });
    expect(await read(id)).toMatchObject({ packages: [], package_count: 1, weight: 300, status: 160 });
  });

  test('packing closes one parcel and goes on with the next; the order weighs what they weigh', async () => {
    const id = await picked(
      [
        [0, 2],
        [1, 1],
      ],
      { delivery_company: 'ghn', delivery_order_id: 'GHN-A1' },
    );
    expect(await refused({ order_id: id, command: 'package' })).toEqual([422, 'rule.scan.package_empty']);
    await step({ order_id: id, code: 'LH-1', quantity: 2 });
    expect(await step({ order_id: id, command: 'package', weight: 450 })).toMatchObject({
      said: 'scan.package_closed',
      value: '1',
      task: { id, packages: 1 },
    });
    // Sent again by a device that heard no answer, it closes no empty one.
    expect(await refused({ order_id: id, command: 'package' })).toEqual([422, 'rule.scan.package_empty']);
    expect(await step({ order_id: id, command: 'undo' })).toMatchObject({ said: 'scan.package_opened' });
    expect(await read(id)).toMatchObject({ packages: [], delivery_order_id: 'GHN-A1' });
    await step({ order_id: id, command: 'package', weight: 450 });
    await step({ order_id: id, code: 'LH-2' });
    await step({ order_id: id, command: 'finish', weight: 200 });
    expect(
      await parcelsOf(id, ['package_no', 'delivery_order_id', 'weight', 'quantity', 'cod_amount']),
    ).toEqual([
      [1, 'GHN-A1', 450, 2, 0],
      [2, null, 200, 1, 0],
    ]);
    expect(await read(id)).toMatchObject({ package_count: 2, weight: 650, status: 160 });
    await floor.done(`/order/${id}/unpack`);
    expect(await parcelsOf(id, ['quantity'])).toEqual([[null], [null]]);
    await cancel(id);
  });

  test('parcels that were planned are filled in turn; one with a tracking number and no goods is named', async () => {
    const id = await picked([[0, 3]], { delivery_company: 'ghn', delivery_order_id: 'GHN-B1' });
    await changed(id, { packages: [{}, { delivery_order_id: 'GHN-B2' }, {}] });
    expect(await parcelsOf(id, ['package_no', 'delivery_order_id'])).toEqual([
      [1, 'GHN-B1'],
      [2, 'GHN-B2'],
      [3, null],
    ]);
    await step({ order_id: id, code: 'LH-1', quantity: 3 });
    expect(await refused({ order_id: id, command: 'finish', weight: 100 })).toEqual([
      422,
      'rule.scan.package_unfilled',
    ]);
    expect(await parcelsOf(id, ['quantity'])).toEqual([[null], [null], [null]]);
    await step({ order_id: id, command: 'undo' });
    await step({ order_id: id, code: 'LH-1', quantity: 1 });
    await step({ order_id: id, command: 'package' });
    await step({ order_id: id, code: 'LH-1', quantity: 2 });
    // The label of the second parcel is the order's as well.
    expect(await step({ order_id: id, code: 'GHN-B2' })).toMatchObject({ said: 'scan.order_in_hand' });
    await step({ order_id: id, command: 'finish' });
    expect(await parcelsOf(id, ['delivery_order_id', 'quantity'])).toEqual([
      ['GHN-B1', 1],
      ['GHN-B2', 2],
    ]);
    // It is handed over with the last of its parcels.
    const handover = floor.at('handover');
    const { task } = await handover.step({ code: 'GHN-B2' });
    expect([task, await floor.statusOf(id)]).toMatchObject([{ count: 0 }, 160]);
    const handover_id = task?.id;
    expect(await handover.step({ code: 'GHN-B2', handover_id })).toMatchObject({ said: 'scan.parcel_again' });
    expect(await handover.step({ code: 'GHN-B1', handover_id })).toMatchObject({
      said: 'scan.parcel_taken',
      task: { count: 1 },
    });
    expect(await floor.statusOf(id)).toBe(200);
    await handover.step({ command: 'undo', handover_id });
    expect(await parcelsOf(id, ['handed_over_at'])).toEqual([[null], [null]]);
  });

  test('an order keeps its tracking number when a second parcel is added, and a number is one parcel’s', async () => {
    const id = await floor.order([[0, 1]], {
      delivery_company: 'ghn',
      delivery_order_id: 'GHN-C1',
      cod_amount: 90_000,
    });
    await changed(id, { packages: [{ delivery_order_id: 'GHN-C2' }] });
    expect(await parcelsOf(id, ['package_no', 'delivery_order_id', 'cod_amount'])).toEqual([
      [1, 'GHN-C1', 90_000],
      [2, 'GHN-C2', 0],
    ]);
    await changed(id, { delivery_order_id: 'GHN-C9' });
    expect((await read(id)).packages[0]?.delivery_order_id).toBe('GHN-C9');
    const other = await floor.order([[0, 1]], { delivery_company: 'ghn', delivery_order_id: 'GHN-D1' });
    expect(failedOf(await change(other, { packages: [{ delivery_order_id: 'GHN-C2' }] }))).toEqual([
      422,
      'rule.order_package.tracking_taken',
    ]);
    await floor.done(`/order/${id}/change_carrier`, { delivery_company: 'ghtk' });
    expect(await parcelsOf(id, ['delivery_order_id'])).toEqual([[null], [null]]);
    expect(await read(id)).toMatchObject({ delivery_order_id: null, status: 35 });
    for (const one of [id, other]) await cancel(one);
  });

  test('what is done with an order is done with the parcels that its state spoke of', async () => {
    const id = await floor.order([[0, 1]], { delivery_company: 'ghn', delivery_order_id: 'GHN-E1' });
    await changed(id, { packages: [{}, { delivery_order_id: 'GHN-E2' }] });
    for (const key of ['start_picking', 'finish_picking', 'pack', 'hand_over'])
      await floor.done(`/order/${id}/${key}`);
    await floor.ask(
      'update order_package set delivery_status = case package_no when 1 then 250 else 275 end where order_id = $1',
      [id],
    );
    await floor.ask('update "order" set delivery_status = 275 where id = $1', [id]);
    await floor.done(`/order/${id}/redeliver`, { note: 'khách hẹn lại' });
    expect(await parcelsOf(id, ['delivery_status'])).toEqual([[250], [200]]);
    expect((await read(id)).delivery_status).toBe(200);
  });
});
