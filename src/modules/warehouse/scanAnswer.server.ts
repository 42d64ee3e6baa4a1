import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { WarehouseTask } from '#generated/warehouse/warehouse-task.entity.gen.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { readTask } from './scanOrders.server.ts';
import type { ScanAnswer, ScanTask } from './scanTask.ts';

/** What a step has come to. */
export interface Said {
  /** Message key. */
  said: string;
  value?: string | null;
  sound?: 'success' | 'attention';
}

/** What every step of work on an order answers: the order in hand, where there is one, and what is said. */
export interface OrderAnswer extends Omit<ScanAnswer, 'task'> {
  // Rows of JSON have no shape of their own.
  task: never;
}

/** An order that somebody works on, and what is to be done with it where that is known already. */
export interface InHand {
  order: Order;
  type: WarehouseTask['type'];
  task?: ScanTask;
}

/** Answers with the order in hand as it is now, or with empty hands. */
export async function answerWith(
  context: WarehouseContext,
  hand: InHand | null,
  { said, value = null, sound = 'success' }: Said,
): Promise<OrderAnswer> {
  const task = hand && (hand.task ?? (await readTask(context, hand.order, hand.type)));
  return { task: task as never, said, value, sound };
}

/** An order of the warehouse, locked; null where it lies elsewhere. */
export async function lockOrder(
  context: WarehouseContext,
  warehouseId: number,
  id: number | null | undefined,
): Promise<Order | null> {
  const [order] = id ? await lockOrders(context, [id]) : [];
  return order?.warehouse_id === warehouseId ? order : null;
}
