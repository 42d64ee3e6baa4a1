import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { PutBack } from '#generated/warehouse/put-back.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { basketsOf, readSellable, release, shelve, type Movement } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { BACK, holdUnshelved, toNames } from './putBacks.server.ts';
import { readBasketOrders } from './scanOrders.server.ts';
import { takeFromShelves, type Lying, type Taken } from './takeFromShelves.ts';
import { PICKUP, readDone, sumLines } from './tasks.server.ts';
import { PACKED, PICKED, PICKING } from './workStates.ts';

/* What canceled orders leave in baskets and parcels (domain B1). */

/** States of an order in which pieces of it may lie in a basket or parcel. */
const IN_HANDS: readonly Order['status'][] = [PICKING, PICKED, PACKED];

/** What an order has in baskets, of one goods. */
interface Picked {
  order: Order;
  goods_id: number;
  quantity: number;
}

/** Orders that are canceled after something was picked leave it to be put back: what the books have on shelves leaves them. */
export async function makePutBacks(
  context: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const canceled = changes.filter(
    ({ action, old }) => action === 'cancel' && old !== null && IN_HANDS.includes(old.status),
  );
  const orders = canceled.flatMap(({ old, record }) =>
    old && record ? [{ ...record, basket_id: old.basket_id }] : [],
  );
  const picked = await readPicked(context, orders);
  if (picked.length === 0) return;
  await release(
    context,
    { type: 'order', ids: [...new Set(picked.map(({ order }) => order.id))] },
    'order_canceled',
  );
  const taken = await readTaken(context, picked);
  const lying = picked.filter(({ order, goods_id }) => sumOf(taken, order.id, goods_id) > 0);
  const made = await createFor(context, lying, taken);
  const shifts = made.flatMap((record) =>
    taken
      .filter(({ order_id }) => order_id === record.order_id)
      .map((piece) => ({ ...piece, to_cell_id: null, ...toNames(record) })),
  );
  if (shifts.length > 0) await shelve(context, BACK, shifts);
  await holdUnshelved(context, made);
  await fillBaskets(context, made);
  await notifyPickers(context, made);
}

/** Whoever works in the warehouse hears of what waits to go back; who canceled knows. */
async function notifyPickers(
  { actor, notify }: WarehouseContext,
  records: readonly PutBack[],
): Promise<void> {
  for (const { id, code, quantity } of records)
    await notify('put_back_waiting', {
      id,
      params: { code, quantity: quantity ?? 0 },
      about: { entity: 'put_back', ids: [id] },
      but: actor.accountId,
    });
}

async function readPicked(context: WarehouseContext, orders: readonly Order[]): Promise<Picked[]> {
  if (orders.length === 0) return [];
  const done = await readDone(
    context,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) =>
    sumLines(order).flatMap(({ sku }) => {
      const quantity = done(order.id, PICKUP, sku);
      const goods_id = order.lines.find((line) => (line.sku ?? '') === sku)?.goods_id;
      return goods_id && quantity > 0 && order.warehouse_id !== null ? [{ order, goods_id, quantity }] : [];
    }),
  );
}

const sumOf = (taken: readonly Taken[], orderId: number, goodsId: number): number =>
  taken
    .filter(({ order_id, goods_id }) => order_id === orderId && goods_id === goodsId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** From which shelves the books take the pieces: those at which they were scanned, where so much lies there. */
async function readTaken(context: WarehouseContext, picked: readonly Picked[]): Promise<Taken[]> {
  const wanted = picked.map(({ order, goods_id, quantity }) => ({
    order_id: order.id,
    goods_id,
    warehouse_id: order.warehouse_id ?? 0,
    quantity,
  }));
  // Nobody else moves these goods from here on.
  await readSellable(context, wanted);
  const [lying, cells] = await Promise.all([
    readLying(context, wanted),
    readCells(
      context,
      picked.map(({ order }) => order.id),
    ),
  ]);
  return takeFromShelves(
    wanted.map((one) => ({ ...one, cells: cells.get(one.order_id) ?? [] })),
    lying,
  );
}

function readLying(
  { db }: WarehouseContext,
  places: readonly Pick<Movement, 'goods_id' | 'warehouse_id'>[],
): Promise<Lying[]> {
  return db
    .selectFrom('stock_balance')
    .select(['goods_id', 'warehouse_id', 'lot', 'expired_date', 'quantity'])
    .select((eb) => eb.ref('cell_id').$castTo<number>().as('cell_id'))
    .where('goods_id', '=', anyOf(places.map(({ goods_id }) => goods_id)))
    .where('warehouse_id', '=', anyOf(places.map(({ warehouse_id }) => warehouse_id)))
    .where('cell_id', 'is not', null)
    .where('quality', 'is', null)
    .where('uid', 'is', null)
    .where('owner_id', 'is', null)
    .where('quantity', '>', 0)
    .orderBy(sql`expired_date nulls last, id`)
    .execute();
}

/** Shelves at which pieces of orders were picked. */
async function readCells(
  { db }: WarehouseContext,
  orders: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('warehouse_task')
    .select(['order_id', 'cell_id'])
    .where('order_id', '=', anyOf(orders))
    .where('type', '=', PICKUP)
    .where('cell_id', 'is not', null)
    .orderBy('id')
    .execute();
  const cells = new Map<number, number[]>();
  for (const { order_id, cell_id } of rows)
    cells.set(order_id ?? 0, [...(cells.get(order_id ?? 0) ?? []), cell_id ?? 0]);
  return cells;
}

function createFor(
  { records }: WarehouseContext,
  picked: readonly Picked[],
  taken: readonly Taken[],
): Promise<PutBack[]> {
  const orders = new Map(picked.map(({ order }) => [order.id, order]));
  return records('put_back').create(
    [...orders.values()].map((order) => ({
      order_id: order.id,
      warehouse_id: order.warehouse_id ?? 0,
      basket_id: order.basket_id,
      lines: picked
        .filter((one) => one.order.id === order.id)
        .map(({ goods_id }) => ({ goods_id, quantity: sumOf(taken, order.id, goods_id) })),
    })),
  );
}

/** A basket with such pieces is no longer picked into; one that others share stays theirs. */
async function fillBaskets(context: WarehouseContext, records: readonly PutBack[]): Promise<void> {
  const ids = records.flatMap(({ basket_id }) => basket_id ?? []);
  if (ids.length === 0) return;
  const shared = new Set(
    (await readBasketOrders(context, ids, [PICKING, PICKED])).map(({ basket_id }) => basket_id),
  );
  const baskets = await basketsOf(context).lock({ id: ids });
  const own = baskets.filter(({ id, status }) => status === 'picking' && !shared.has(id));
  if (own.length > 0)
    await basketsOf(context).transition(
      'fill',
      own.map(({ id }) => id),
    );
}
