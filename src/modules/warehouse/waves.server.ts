import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { PickWave } from '#generated/warehouse/pick-wave.entity.gen.ts';
import type {
  ProposeWavesActionInput,
  ProposeWavesActionResult,
} from '#generated/warehouse/propose-waves.action.gen.ts';
import { listPicksOf } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { pickUpOf, planWaves, type WaitingOrder } from './planWaves.ts';
import { findWarehouse, readShelves } from './scanOrders.server.ts';
import { PICKING, READY_TO_PICK } from './workStates.ts';

/* Orders that are picked on one walk (domain B6). */

/** States of a wave whose orders are not all picked. */
const OPEN: readonly PickWave['status'][] = ['proposed', 'picking'];

/** Groups what waits in a warehouse; what was proposed before and not begun makes room. */
export async function proposeWaves(
  context: WarehouseContext,
  input: Sent<ProposeWavesActionInput>,
): Promise<ProposeWavesActionResult> {
  const { records, refuse } = context;
  const warehouse_id = await findWarehouse(context, input.warehouse_id);
  const before = await records('pick_wave').lock({ warehouse_id, status: 'proposed' });
  const [warehouse] = await records('warehouse').find({ id: warehouse_id });
  const cutoff = warehouse?.carrier_cutoff ?? null;
  const pickUps = cutoff === null ? null : { cutoff, now: context.now, timeZone: context.company.timeZone };
  const waiting = await readWaiting(context, warehouse_id);
  const planned = pickUps ? planWaves(waiting, (shipBy) => pickUpOf(shipBy, pickUps)) : planWaves(waiting);
  if (planned.length === 0) return refuse('rule.propose_waves.nothing', 'warehouse_id');
  if (before.length > 0) await records('pick_wave').remove(before.map(({ id }) => id));
  await records('pick_wave').create(
    planned.map(({ kind, carrier, ship_by, orders, pieces, cost, alone }) => ({
      warehouse_id,
      kind,
      delivery_company: carrier as PickWave['delivery_company'],
      ship_by,
      pieces,
      picked_count: 0,
      distance: cost.distance,
      distance_alone: alone.distance,
      scans: cost.scans,
      scans_alone: alone.scans,
      lines: orders.map(({ id }, index) => ({ order_id: id, place: index + 1 })),
    })),
  );
  return { waves: planned.length, orders: planned.reduce((sum, { orders }) => sum + orders.length, 0) };
}

/** Orders that wait to be picked and are in nobody's wave, with how far down the way their goods lie. */
async function readWaiting(context: WarehouseContext, warehouseId: number): Promise<WaitingOrder[]> {
  const rows = await context.db
    .selectFrom('order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.delivery_company', 'o.sla_ship_by', 'l.goods_id'])
    .select(sql<number>`sum(l.quantity)::int8`.as('quantity'))
    .where('o.warehouse_id', '=', warehouseId)
    .where('o.status', '=', READY_TO_PICK)
    .where('o.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .where('o.hold_until', 'is', null)
    .where(sql<boolean>`o.is_pending is not true`)
    .where(
      sql<boolean>`not exists (select 1 from pick_wave_line wl join pick_wave w on w.id = wl.pick_wave_id where wl.order_id = o.id and wl.deleted_at is null and w.deleted_at is null and w.status = 'picking')`,
    )
    .groupBy(['o.id', 'o.delivery_company', 'o.sla_ship_by', 'l.goods_id'])
    .orderBy(sql`o.id, l.goods_id`)
    .execute();
  const positionOf = await readPositions(context, warehouseId, [
    ...new Set(rows.map(({ goods_id }) => goods_id)),
  ]);
  const orders = new Map<number, WaitingOrder & { lines: WaitingOrder['lines'][number][] }>();
  for (const { id, delivery_company, sla_ship_by, goods_id, quantity } of rows) {
    const order = orders.get(id) ?? { id, carrier: delivery_company, ship_by: sla_ship_by, lines: [] };
    order.lines.push({ goods_id, quantity, position: positionOf(goods_id) });
    orders.set(id, order);
  }
  return [...orders.values()];
}

/** Shelves along the way, by zone and code, counted from the packing table; what lies on none comes after the last. */
async function readPositions(
  context: WarehouseContext,
  warehouseId: number,
  goods: readonly number[],
): Promise<(goods: number) => number> {
  const cells = await context.db
    .selectFrom('cell')
    .select('code')
    .where('warehouse_id', '=', warehouseId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`zone nulls first, code`)
    .execute();
  const places = new Map(cells.map(({ code }, index) => [code, index + 1]));
  const shelves = await readShelves(context, warehouseId, goods);
  return (id) => places.get(shelves.get(id)?.code ?? '') ?? cells.length + 1;
}

/** Writes down what is fetched from the shelves for the orders of waves, a list for each. */
export async function listPicks(
  context: WarehouseContext,
  changes: readonly RecordChange<PickWave>[],
): Promise<void> {
  for (const { old } of changes)
    if (old)
      await listPicksOf(
        context,
        old.lines.map(({ order_id }) => order_id),
        old.code,
      );
}

/** The wave that a code means: whoever scans it picks it. */
export async function beginWave(
  { records, actor, refuse }: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<PickWave | null> {
  const [wave] = await records('pick_wave').lock({ code: code.toUpperCase(), warehouse_id: warehouseId });
  if (!wave) return null;
  if (!OPEN.includes(wave.status)) return refuse('messages.invalid_status', 'code');
  if (wave.status === 'proposed') {
    const [begun = wave] = await records('pick_wave').transition('start', [wave.id]);
    return begun;
  }
  return wave.picker_id === actor.accountId ? wave : refuse('rule.scan.held', 'code', { value: wave.code });
}

/** The next order of the same wave that goes into the same basket: of one article; null where there is none. */
export async function findNextOfWave(
  { db, actor }: WarehouseContext,
  order: Pick<Order, 'id'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('pick_wave_line as own')
    .innerJoin('pick_wave as w', 'w.id', 'own.pick_wave_id')
    .innerJoin('pick_wave_line as l', 'l.pick_wave_id', 'w.id')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select('o.id')
    .where('own.order_id', '=', order.id)
    .where('w.status', '=', 'picking')
    .where('w.kind', '=', 'goods')
    .where('w.picker_id', '=', actor.accountId)
    .where('o.status', '=', READY_TO_PICK)
    .where('o.deleted_at', 'is', null)
    .where('o.hold_until', 'is', null)
    .where(sql<boolean>`o.is_pending is not true`)
    .orderBy('l.place')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Waves follow their orders: how many are picked, and that none is left. */
export async function followWaves(
  context: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  // What is not ready to be picked is in no wave.
  const moved = changes.filter(
    ({ old, record }) => old && old.status >= READY_TO_PICK && old.status !== record?.status,
  );
  if (moved.length === 0) return;
  const rows = await context.db
    .selectFrom('pick_wave_line as l')
    .innerJoin('pick_wave as w', 'w.id', 'l.pick_wave_id')
    .select('w.id')
    .distinct()
    .where('l.order_id', '=', anyOf(moved.map(({ id }) => id)))
    .where('w.status', 'in', OPEN)
    .execute();
  if (rows.length === 0) return;
  const { records } = context;
  const waves = await records('pick_wave').lock({ id: rows.map(({ id }) => id), status: OPEN });
  const counts = await countOrders(
    context,
    waves.map(({ id }) => id),
  );
  const after = waves.map(({ id, picked_count }) => {
    const { picked = 0, open = 0 } = counts.get(id) ?? {};
    return { id, open, picked_count: picked, isNew: picked !== picked_count };
  });
  const changed = after.filter(({ isNew }) => isNew).map(({ id, picked_count }) => ({ id, picked_count }));
  if (changed.length > 0) await records('pick_wave').update(changed);
  const done = after.filter(({ open }) => open === 0).map(({ id }) => id);
  if (done.length > 0) await records('pick_wave').transition('finish', done);
}

async function countOrders({ db }: WarehouseContext, waves: readonly number[]) {
  const rows = await db
    .selectFrom('pick_wave_line as l')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select('l.pick_wave_id')
    .select(sql<number>`count(*) filter (where o.status > ${PICKING})::int8`.as('picked'))
    .select(sql<number>`count(*) filter (where o.status in (${READY_TO_PICK}, ${PICKING}))::int8`.as('open'))
    .where('l.pick_wave_id', '=', anyOf(waves))
    .where('o.deleted_at', 'is', null)
    .groupBy('l.pick_wave_id')
    .execute();
  return new Map(rows.map(({ pick_wave_id, ...row }) => [pick_wave_id, row]));
}
