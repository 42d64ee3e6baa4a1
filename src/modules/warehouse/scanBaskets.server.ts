import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { IN_BASKET, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { basketsOf } from '#modules/stock/stock.api.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { readOpenPutBacks } from './putBacks.server.ts';
import { readBasketOrders } from './scanOrders.server.ts';
import { nextOf, type ScanTask } from './scanTask.ts';
import { PICKED, PICKING } from './workStates.ts';

/** A basket of a warehouse by its code, locked. */
export async function findBasket(
  context: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<Basket | null> {
  const [basket] = await basketsOf(context).lock({ code, warehouse_id: warehouseId });
  return basket ?? null;
}

/** Orders in a basket; in an empty one there are none. */
export const ordersIn = (
  context: WarehouseContext,
  { id, status }: Basket,
  states: readonly Order['status'][],
) => (status === 'empty' ? [] : readBasketOrders(context, [id], states));

/** Whether orders of a warehouse are picked into baskets at all: small shops have none. */
export async function hasBaskets({ db }: WarehouseContext, warehouseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('basket')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A basket is used for an order that is picked; one that others are picked into, or that holds something else, is refused. Gives what is to be done, with the basket. */
export async function takeBasket(
  context: WarehouseContext,
  basket: Basket,
  order: Order,
  task: ScanTask,
): Promise<ScanTask> {
  const others = await ordersIn(context, basket, [PICKING, PICKED]);
  const isOthers = others.some(({ id }) => id !== order.id);
  const line = nextOf(task) ?? task.lines[0];
  const goods = order.lines.find(({ sku }) => sku === line?.sku)?.goods_id ?? null;
  const isSingle = basket.kind === 'single';
  const value = { value: basket.code };
  if (isSingle && task.lines.length > 1) context.refuse('messages.basket_used_goods', 'code', value);
  if (isSingle && basket.goods_id !== null && basket.goods_id !== goods)
    context.refuse('messages.basket_used_goods', 'code', value);
  if (isSingle && basket.expired_date !== null && basket.expired_date !== (line?.expiry ?? null))
    context.refuse('messages.basket_used_expiry', 'code', value);
  if (!isSingle && isOthers) context.refuse('messages.basket_used_goods', 'code', value);
  if (basket.status === 'full' || basket.status === 'packing')
    context.refuse('messages.basket_used_goods', 'code', value);
  const isNew = basket.status === 'empty';
  if (isNew) await basketsOf(context).transition('take', [basket.id]);
  // Whoever takes a basket holds it.
  if (isSingle || !(isNew || basket.held_by === context.actor.accountId))
    await basketsOf(context).update([
      {
        id: basket.id,
        held_by: context.actor.accountId,
        ...(isSingle && { goods_id: goods, expired_date: line?.expiry ?? null }),
      },
    ]);
  return { ...task, basket: basket.code, isSingle };
}

/** Transitions after which an order lies in no basket any more; of the first ones its pieces go back to their shelves. */
const PUT_BACK: readonly string[] = ['release_basket', 'mark_out_of_stock', 'cancel'];
const LEFT: readonly string[] = [...PUT_BACK, 'pack', 'prepare'];

/** Baskets that orders leave are free for others; stamps of pieces that are put back are on the shelf again. */
export async function emptyBaskets(
  context: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const left = changes.filter(({ action }) => LEFT.includes(action));
  if (left.length === 0) return;
  const ids = [...new Set(left.flatMap(({ old }) => old?.basket_id ?? []))];
  // What a put-back holds lies in its basket until it is on a shelf.
  const open = await readOpenPutBacks(context, { orders: left.map(({ id }) => id), baskets: ids });
  const waiting = new Set(open.map(({ order_id }) => order_id));
  const back = left.filter(({ id, action }) => PUT_BACK.includes(action) && !waiting.has(id));
  await putStampsBack(
    context,
    back.flatMap(({ record }) => record?.customer_order_id ?? []),
  );
  if (ids.length === 0) return;
  const inUse = new Set(
    [...open, ...(await readBasketOrders(context, ids, [PICKING, PICKED]))].map(({ basket_id }) => basket_id),
  );
  const baskets = await basketsOf(context).lock({ id: ids });
  const free = baskets.filter(({ id, status }) => status !== 'empty' && !inUse.has(id)).map(({ id }) => id);
  if (free.length > 0) await basketsOf(context).transition('free', free);
}

async function putStampsBack(context: WarehouseContext, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = await context.db
    .selectFrom('stamp')
    .select('id')
    .where('order_code', '=', anyTextOf(orders))
    .where('status', '=', IN_BASKET)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  await stampsOf(context).update(
    rows.map(({ id }) => ({ id, status: ON_SHELF, basket_code: null, order_code: null })),
  );
}
