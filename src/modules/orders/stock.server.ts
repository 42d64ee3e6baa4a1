import type { RecordChange } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import {
  consume,
  release,
  reserve,
  takeBack,
  CHANNELS,
  type Channel,
  type Shortage,
  type StockLine,
} from '#modules/stock/stock.api.server.ts';
import { dropShortGifts, lockGifts } from './gifts.server.ts';
import { isDistribution, takesStock } from './kinds.server.ts';

type OrderChange = RecordChange<Order>;

const ORDER = { type: 'order', reason: 'order' } as const;

/** States in which an order holds stock: waiting for a tracking code, to pick, picking, picked, packed. */
const HOLDING: readonly unknown[] = [35, 40, 60, 100, 160];

/** An order that a shop takes is the shops', wherever the buyer came from; that of a distributor is the network's. */
function channelOf(order: Readonly<Order>): Channel {
  if (isDistribution(order)) return 'dc';
  return order.pos_id === null ? (CHANNELS[order.source ?? 0] ?? 'other') : 'pos';
}

/** Stock of an order that nobody has told to stand in a warehouse is not known; that of a transfer's parcel is the transfer's. */
function toLines(order: Readonly<Order>): StockLine[] {
  const { id, customer_order_id: document_code, warehouse_id, lines } = order;
  const channel = channelOf(order);
  if (warehouse_id === null || !takesStock(order)) return [];
  return lines.map(({ goods_id, quantity }) => ({
    document_id: id,
    document_code,
    channel,
    warehouse_id,
    goods_id,
    quantity,
  }));
}

/** Before orders are allocated: keeps stock back for each, or says at its lines how many pieces are missing. */
export async function allocate(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const orders = changes.flatMap(({ action, record }) => (action === 'allocate' && record ? [record] : []));
  if (orders.length === 0) return;
  await lockGifts(context, orders);
  await keepBack(context, orders);
  const without = await dropShortGifts(context, orders);
  if (without.length > 0) await keepBack(context, without);
}

async function keepBack(context: OrdersContext, orders: readonly Order[]): Promise<void> {
  const shortages = await reserve(
    context,
    ORDER,
    orders.flatMap((order) => toLines(order).map((line) => ({ ...line, names: namesOf(order) }))),
  );
  for (const order of orders)
    noteMissing(
      order.lines,
      shortages.filter(({ document_id }) => document_id === order.id),
    );
}

/** By what somebody may have kept goods back for an order. */
const namesOf = ({ delivery_order_id, customer_order_id, platform_order_sn }: Order): string[] =>
  [delivery_order_id, customer_order_id, platform_order_sn].flatMap((name) => name ?? []);

/** What is missing of a goods stands at the last lines that ask for it. */
function noteMissing(lines: OrderLine[], shortages: readonly Shortage[]): void {
  const left = new Map(shortages.map(({ goods_id, quantity }) => [goods_id, quantity]));
  for (const line of lines.toReversed()) {
    const missing = Math.min(left.get(line.goods_id) ?? 0, line.quantity);
    left.set(line.goods_id, (left.get(line.goods_id) ?? 0) - missing);
    line.missing = missing || null;
  }
}

/** An order that holds stock and is changed holds what it asks for now; one that is deleted holds nothing. */
export async function followChanges(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const holding = changes.filter(({ old }) => old && HOLDING.includes(old.status));
  const gone = holding.filter(({ record }) => !record || toLines(record).length === 0);
  if (gone.length > 0) await releaseStock(context, gone);
  const moved = holding.flatMap((change) => {
    const { old, record } = change;
    return old && record && !gone.includes(change) && wants(old) !== wants(record)
      ? [{ change, record }]
      : [];
  });
  if (moved.length === 0) return;
  const lines = moved.flatMap(({ record }) => toLines(record));
  for (const shortage of await reserve(context, ORDER, lines)) {
    const found = moved.find(({ record }) => record.id === shortage.document_id);
    if (found) refuseShort(found.change, found.record, shortage);
  }
}

function refuseShort(change: OrderChange, { lines }: Order, { goods_id, quantity }: Shortage): void {
  const own = lines.filter((line) => line.goods_id === goods_id);
  const wanted = own.reduce((sum, line) => sum + line.quantity, 0);
  const params = { label: own[0]?.name ?? '', value: wanted, limit: wanted - quantity };
  change.refuse(
    'messages.not_enough_stock',
    `lines.${lines.findIndex((line) => line === own[0])}.quantity`,
    params,
  );
}

const wants = (order: Readonly<Order>): string =>
  JSON.stringify(
    toLines(order).map(({ goods_id, warehouse_id, quantity, channel }) => [
      goods_id,
      warehouse_id,
      quantity,
      channel,
    ]),
  );

const documentsOf = (changes: readonly OrderChange[]) => ({
  type: ORDER.type,
  ids: changes.map(({ id }) => id),
});

/** Canceled, or out of stock: others may have what it held. */
export const releaseStock = (context: OrdersContext, changes: readonly OrderChange[]): Promise<void> =>
  release(context, documentsOf(changes), 'order_canceled');

/** The parcel has left: what it held is out of the warehouse. */
export const handOverStock = (context: OrdersContext, changes: readonly OrderChange[]): Promise<void> =>
  consume(context, documentsOf(changes), { reason: 'sale', other: 'customer' });

/** What came back lies where it was taken from. */
export const takeBackStock = (context: OrdersContext, changes: readonly OrderChange[]): Promise<void> =>
  takeBack(context, documentsOf(changes));

/** The parcel was not taken after all: it lies in the warehouse again, and is kept back for its order. */
export async function undoHandoverStock(
  context: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  await takeBackStock(context, changes);
  const lines = changes.flatMap(({ record }) => (record ? toLines(record) : []));
  if (lines.length > 0) await reserve(context, ORDER, lines);
}
