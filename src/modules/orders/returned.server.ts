import type { ChangeContext, Draft, Sent } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderReturned } from '#generated/orders/order-returned.entity.gen.ts';
import type { OrderWithBuyerActionInput } from '#generated/orders/order-with-buyer.action.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

/* What buyers bring back of an order to a counter, bit by bit; the rest stays with them. */

type Goods = Pick<Order, 'lines' | 'returned'>;

/** Pieces of an order that are with its buyer, by goods: what went out less what came back to a counter. */
export function piecesWithBuyer({ lines, returned }: Goods): Map<number, number> {
  const pieces = new Map<number, number>();
  const add = (goods_id: number, quantity: number): unknown =>
    pieces.set(goods_id, (pieces.get(goods_id) ?? 0) + quantity);
  for (const { goods_id, quantity } of lines) add(goods_id, quantity);
  for (const { goods_id, returned_quantity } of returned) add(goods_id, -returned_quantity);
  return pieces;
}

/** What the dialog that takes an order back begins with. */
export async function listWithBuyer(
  { records }: OrdersContext,
  { order_id }: Sent<OrderWithBuyerActionInput>,
): Promise<{ lines: Pick<OrderReturned, 'goods_id' | 'returned_quantity'>[] }> {
  const [order] = await records('order').find({ id: order_id });
  const pieces = order ? [...piecesWithBuyer(order)] : [];
  const left = pieces.filter(([, quantity]) => quantity > 0);
  return { lines: left.map(([goods_id, returned_quantity]) => ({ goods_id, returned_quantity })) };
}

/** So many of a goods that come back. */
export type Brought = Pick<
  OrderReturned,
  'goods_id' | 'returned_quantity' | 'damaged_quantity' | 'stamp_codes' | 'note'
>;

/** An order remembers what came back of it to a counter, and what of its money that was sold for. */
export async function noteReturned(
  caller: Pick<ChangeContext, 'within' | 'now'>,
  order: Order,
  brought: readonly Brought[],
): Promise<void> {
  const returned_at = caller.now.toISOString();
  const rows = brought.map((one) => ({ ...one, ...worthOf(order, one), returned_at }));
  const kept = order.returned.map(({ id }) => ({ id }));
  await asOrders(caller)
    .records('order')
    .update([{ id: order.id, returned: [...kept, ...rows] }]);
}

/** What came back of an order bit by bit, with what it had cost as the lines say it now. */
export function worthOfReturned(order: Order): Draft<Order>['returned'] {
  return order.returned.map((row, index) => {
    const { costed_total, cost_total } = worthOf({ ...order, returned: order.returned.slice(0, index) }, row);
    return { id: row.id, costed_total, cost_total };
  });
}

/** What so many of a goods were sold for, and had cost. */
function worthOf(order: Order, one: Brought): Pick<OrderReturned, 'amount' | 'costed_total' | 'cost_total'> {
  const sold = order.lines.filter((line) => line.goods_id === one.goods_id);
  const price = sold.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const total = order.goods_total ?? 0;
  const costs = sold.flatMap(({ unit_cost, quantity }) => (unit_cost === null ? [] : [unit_cost * quantity]));
  const costed = sold.flatMap(({ costed_total }) => costed_total ?? []);
  return {
    amount: partOf(order, one, total === 0 ? 0 : (price * (total - (order.discount ?? 0))) / total),
    costed_total: costed.length === 0 ? null : partOf(order, one, sumOf(costed)),
    cost_total: costs.length === 0 ? null : partOf(order, one, sumOf(costs)),
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The part of a sum of all pieces of a goods that falls on those which come back now; all visits together come to the whole. */
function partOf(order: Order, { goods_id, returned_quantity }: Brought, whole: number): number {
  const own = order.lines.filter((line) => line.goods_id === goods_id);
  const pieces = sumOf(own.map(({ quantity }) => quantity));
  const before = pieces - (piecesWithBuyer(order).get(goods_id) ?? 0);
  const worth = (count: number): number => (pieces === 0 ? 0 : Math.round((whole * count) / pieces));
  return worth(before + returned_quantity) - worth(before);
}
