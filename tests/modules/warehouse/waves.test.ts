import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './openScanFloor.ts';

interface Wave {
  id: number;
  code: string;
  kind: string;
  status: string;
  picked_count: number;
  distance: number;
  distance_alone: number;
  scans: number;
  scans_alone: number;
}

describeOnDatabase('orders are picked in waves', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
    await floor.ask(`update pick_wave set deleted_at = now() where customer_id = 1`);
  });
  afterAll(() => floor.server.close());

  const waves = () =>
    floor.ask<Wave>(
      'select id, code, kind, status, picked_count::int, distance::int, distance_alone::int, scans::int, scans_alone::int from pick_wave where customer_id = 1 and deleted_at is null order by id',
    );
  const ordersOf = async (id: number) =>
    (
      await floor.ask<{ order_id: number }>(
        'select order_id from pick_wave_line where pick_wave_id = $1 and deleted_at is null order by place',
        [id],
      )
    ).map(({ order_id }) => order_id);
  const propose = (key: string) =>
    floor.admin.post('/propose-waves', { warehouse_id: floor.warehouse_id }, { 'Idempotency-Key': key });
  const list = (key: string, ids: readonly number[]) =>
    floor.admin.post('/order-pick-list', { ids }, { 'Idempotency-Key': `pick-${key}` });
  const picksOf = (code: string) =>
    floor.ask(
      'select l.place::int, l.cell_code, l.quantity::int, l.orders from pick_list_line l join pick_list p on p.id = l.pick_list_id where p.code = $1 order by l.place',
      [code],
    );

  test('what waits is grouped, proposed anew until it is begun, and picked order after order into one basket', async () => {
    const { step, refused } = floor.at('pickup');
    expect(failedOf(await propose('none'))).toEqual([422, 'rule.propose_waves.nothing']);
    const first = await floor.order([[0, 1]], { sla: '2026-01-01T00:00:00Z' });
    const second = await floor.order([[0, 2]], { sla: '2026-01-01T01:00:00Z' });
    const mixed = await floor.order([
      [0, 1],
      [1, 1],
    ]);
    const others = await floor.order([
      [1, 1],
      [2, 1],
    ]);
    expect((await propose('one')).json).toMatchObject({ waves: 2, orders: 4 });
    expect((await propose('two')).json).toMatchObject({ waves: 2, orders: 4 });
    const [same, near] = await waves();
    expect(await waves()).toHaveLength(2);
    expect(same).toMatchObject({ kind: 'goods', status: 'proposed', scans: 4, scans_alone: 5 });
    expect(near).toMatchObject({ kind: 'cells', status: 'proposed', scans: 6, scans_alone: 6 });
    expect(same?.distance).toBeLessThan(same?.distance_alone ?? 0);
    expect(await ordersOf(same?.id ?? 0)).toEqual([first, second]);
    expect((await ordersOf(near?.id ?? 0)).sort((a, b) => a - b)).toEqual([mixed, others]);
    const listed = await list('list', [first, second, mixed]);
    expect([listed.status, listed.json['codes']], listed.body).toEqual([200, [expect.any(String)]]);
    expect(await picksOf(String((listed.json['codes'] as string[])[0]))).toMatchObject([
      { place: 1, quantity: 1, orders: expect.stringMatching(/ × 1$/) },
      { place: 2, quantity: 4, orders: expect.stringMatching(/ × 1, .* × 2, .* × 1$/) },
    ]);
    expect((await floor.admin.post(`/pick_wave/${near?.id}/list_picks`)).status).toBe(200);
    expect(await step({ code: same?.code })).toMatchObject({ task: null, said: 'scan.wave_begun' });
    expect(await refused({ code: same?.code }, floor.other)).toEqual([422, 'rule.scan.held']);
    // What is in somebody's wave is nobody else's next order.
    expect(await refused({ code: 'LR-3' }, floor.other)).toEqual([422, 'rule.scan.nothing_waits']);
    expect((await step({ code: 'LR-3' })).task).toMatchObject({ id: first, basket: 'LR-3' });
    const next = await step({ order_id: first, code: 'LH-1' });
    expect(next).toMatchObject({ said: 'scan.wave_next', task: { id: second, basket: 'LR-3' } });
    expect((await waves())[0]).toMatchObject({ status: 'picking', picked_count: 1 });
    expect(await step({ order_id: second, code: 'LH-1', quantity: 2 })).toMatchObject({
      said: 'messages.picked_up',
      task: null,
    });
    expect((await waves())[0]).toMatchObject({ status: 'done', picked_count: 2 });
    expect(await refused({ code: same?.code })).toEqual([422, 'messages.invalid_status']);
    // A wave whose orders go another way ends as well.
    await floor.cancel(mixed);
    expect((await waves())[1]).toMatchObject({ status: 'proposed' });
    await floor.cancel(others);
    expect((await waves())[1]).toMatchObject({ status: 'done', picked_count: 0 });
    expect(failedOf(await list('late', [others]))).toEqual([422, 'rule.pick_list.not_to_pick']);
    // Due on different days long ago: both leave when the carrier comes next.
    const late = [await floor.order([[0, 1]], { sla: '2026-01-01T00:00:00Z' })];
    late.push(await floor.order([[0, 1]], { sla: '2026-01-05T00:00:00Z' }));
    expect(failedOf(await propose('by day'))).toEqual([422, 'rule.propose_waves.nothing']);
    await floor.ask(`update warehouse set carrier_cutoff = '17:00' where id = $1`, [floor.warehouse_id]);
    expect((await propose('by pick-up')).json).toMatchObject({ waves: 1, orders: 2 });
    expect(await ordersOf((await waves()).at(-1)?.id ?? 0)).toEqual(late);
  });
});
