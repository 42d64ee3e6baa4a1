import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsAny } from '#contract/session.ts';
import { model } from '#generated/server.gen.ts';
import { scanWaitingActionFields } from '#generated/warehouse/scan-waiting.action.gen.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './openScanFloor.ts';

interface Work {
  rows: { code: string; pieces: number | null; due: string | null; is_late: boolean; is_begun: boolean }[];
  total: number;
  late: number;
  done_pieces: number;
  done_documents: number;
}

const places = (scanWaitingActionFields.place.enum?.values ?? []).map(({ value }) => String(value));

describeOnDatabase('what waits at a place of work', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
  });
  afterAll(() => floor.server.close());

  const look = async (place: string): Promise<Work> => {
    const reply = await floor.admin.post('/scan/waiting', { place, warehouse_id: floor.warehouse_id });
    expect(reply.status, `${place} ${reply.body}`).toBe(200);
    return reply.json as unknown as Work;
  };
  const codes = ({ rows }: Work) => rows.map(({ code }) => code);

  test('orders wait to be picked by the time they are due, not those that are held; then to be packed, then to leave', async () => {
    const before = await look('packing');
    const later = await floor.order([[0, 2]], { sla: '2036-03-01T00:00:00Z' });
    const late = await floor.order([[1, 3]], { sla: '2020-03-01T00:00:00Z' });
    const held = await floor.order([[0, 1]]);
    await floor.ask(`update "order" set hold_until = now() + interval '1 day' where id = $1`, [held]);
    const waiting = await look('pickup');
    expect(codes(waiting)).toEqual([await floor.codeOf(late), await floor.codeOf(later)]);
    expect(waiting).toMatchObject({
      total: 2,
      late: 1,
      rows: [
        { pieces: 3, is_late: true },
        { pieces: 2, is_late: false },
      ],
    });

    // What one is picking oneself stays there, before all; for others it is gone.
    await floor.done(`/order/${later}/start_picking`);
    const begun = await look('pickup');
    expect(codes(begun)).toEqual([await floor.codeOf(later), await floor.codeOf(late)]);
    expect(begun).toMatchObject({ total: 2, rows: [{ is_begun: true }, { is_begun: false }] });
    const others = await floor.other.post('/scan/waiting', {
      place: 'pickup',
      warehouse_id: floor.warehouse_id,
    });
    expect(codes(others.json as unknown as Work)).toEqual([await floor.codeOf(late)]);

    await floor.done(`/order/${late}/start_picking`);
    await floor.done(`/order/${late}/finish_picking`);
    const picked = await look('pickup');
    expect(codes(picked)).toEqual([await floor.codeOf(later)]);
    expect(picked).toMatchObject({ done_pieces: 3, done_documents: 1 });
    expect((await look('packing')).total).toBe(before.total + 1);
    await floor.done(`/order/${late}/pack`);
    expect((await look('packing')).total).toBe(before.total);
    expect(codes(await look('handover'))).toContain(await floor.codeOf(late));
  });

  test('each place says what its own steps take up; who may not work there is told nothing', async () => {
    for (const place of places) {
      const { rows, total, late } = await look(place);
      expect(rows.length, place).toBe(Math.min(total, 8));
      expect(late, place).toBeLessThanOrEqual(total);
    }
    const [receipt] = (await look('receipt')).rows;
    const [stored] = await floor.ask<{ status: string }>('select status from goods_receipt where code = $1', [
      receipt?.code,
    ]);
    expect(['draft', 'receiving']).toContain(stored?.status);
    // Whoever has a code of the place's own action, and nobody else.
    const cashier = await floor.server.login('cashier');
    const held = (await cashier.post('/me')).json['permissions'] as string[];
    for (const place of places) {
      const { permissions } = model.actions.find(({ key }) => key === `scan_${place}`) ?? {
        permissions: null,
      };
      expect(permissions, place).not.toBeNull();
      const { status, body } = await cashier.post('/scan/waiting', { place });
      expect(status, `${place} ${body}`).toBe(holdsAny(held, permissions) ? 200 : 422);
    }
    const refused = await cashier.post('/scan/waiting', { place: 'restock' });
    expect(failedOf(refused)).toEqual([422, 'messages.feature_denied']);
  });
});
