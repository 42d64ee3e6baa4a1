import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { WarehouseTask } from '#generated/warehouse/warehouse-task.entity.gen.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';

/** Hour of the clock in UTC at which the evening shift begins in Viet Nam, at 14:00. */
const EVENING_FROM = 7;
const EVENING_TO = 17;

/** Codes of `work_type`. */
export const RECEIPT = 1;
export const SHELVING = 2;
export const PICKUP = 3;
export const PACKING = 4;
export const HANDOVER = 5;
export const RETURN_RECEIVE = 6;
export const RETURN_IMPORT = 7;
export const RETURN_SHELVING = 8;
export const STOCK_TAKE = 9;

/** Work on orders by the transition that ends it; what is undone counts below nothing. */
const ORDER_WORK: Readonly<
  Record<string, readonly (readonly [type: WarehouseTask['type'], share: 1 | 0 | -1])[]>
> = {
  finish_picking: [[PICKUP, 1]],
  reopen_picking: [[PICKUP, 0]],
  release_basket: [[PICKUP, 0]],
  mark_out_of_stock: [[PICKUP, 0]],
  pack: [[PACKING, 1]],
  prepare: [
    [PICKUP, 1],
    [PACKING, 1],
  ],
  unpack: [[PACKING, 0]],
  hand_over: [[HANDOVER, 1]],
  undo_handover: [[HANDOVER, -1]],
};

export type Task = Pick<WarehouseTask, 'type' | 'quantity'> & Partial<WarehouseTask>;

/**
 * Notes what people have done with orders, a row for each line. What was scanned piece by piece is noted already: picked or packed in
 * one go is the rest of it, put back is all of it.
 */
export async function noteOrderWork(
  context: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const moved = changes.flatMap(({ action, record }) => {
    const work = ORDER_WORK[action];
    return record && work ? work.map(([type, share]) => ({ order: record, type, share })) : [];
  });
  if (moved.length === 0) return;
  const done = await readDone(
    context,
    moved.map(({ order }) => order.id),
  );
  await noteTasks(
    context,
    moved.flatMap(({ order, type, share }) =>
      sumLines(order).map(({ sku, quantity }) => ({
        type,
        sku,
        quantity: type === HANDOVER ? share * quantity : share * quantity - done(order.id, type, sku),
        ...ofOrder(order),
      })),
    ),
  );
}

/** What a task says of its order. */
export const ofOrder = (order: Readonly<Order>) => ({
  order_id: order.id,
  warehouse_id: order.warehouse_id,
  order_tracking_id: order.delivery_order_id ?? order.customer_order_id,
});

/** Pieces that an order asks for, those of one goods added up. */
export function sumLines({ lines }: Readonly<Order>): { sku: string; quantity: number }[] {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of lines) sums.set(sku ?? '', (sums.get(sku ?? '') ?? 0) + quantity);
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Pieces of orders that were picked or packed so far, what was undone taken off. */
export async function readDone(
  { db }: WarehouseContext,
  orders: readonly number[],
): Promise<(order: number, type: WarehouseTask['type'], sku: string) => number> {
  const rows = await db
    .selectFrom('warehouse_task')
    .select(['order_id', 'type', 'sku'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('order_id', '=', anyOf(orders))
    .groupBy(['order_id', 'type', 'sku'])
    .execute();
  const keyOf = (...parts: readonly unknown[]): string => parts.join(' ');
  const sums = new Map(
    rows.map(({ order_id, type, sku, quantity }) => [keyOf(order_id, type, sku), quantity]),
  );
  return (order, type, sku) => sums.get(keyOf(order, type, sku)) ?? 0;
}

/** A receipt is put away when it is closed; what lies on no shelf then is somewhere in the warehouse. */
const RECEIPT_WORK: Readonly<Record<string, readonly [type: WarehouseTask['type'], share: 1 | 0]>> = {
  count: [RECEIPT, 1],
  confirm: [RECEIPT, 1],
  recount: [RECEIPT, 0],
  close: [SHELVING, 1],
};

/** Notes what people have counted and put away; what was scanned piece by piece is noted already. */
export async function noteReceiptWork(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReceipt>[],
): Promise<void> {
  const moved = changes.flatMap(({ action, record }) => {
    const work = RECEIPT_WORK[action];
    return record && work ? [{ receipt: record, type: work[0], share: work[1] }] : [];
  });
  if (moved.length === 0) return;
  const done = await readCounted(
    context,
    moved.map(({ receipt }) => receipt.code),
  );
  await noteTasks(
    context,
    moved.flatMap(({ receipt, type, share }) =>
      [...sumReceived(receipt)].map(([sku, quantity]) => ({
        type,
        sku,
        quantity: share * quantity - (done.get(`${receipt.code} ${type} ${sku}`) ?? 0),
        warehouse_id: receipt.warehouse_id,
        receipt_tracking_id: receipt.code,
      })),
    ),
  );
}

function sumReceived({ lines }: Readonly<GoodsReceipt>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { sku, received_quantity } of lines)
    sums.set(sku ?? '', (sums.get(sku ?? '') ?? 0) + (received_quantity ?? 0));
  return sums;
}

/** Pieces of receipts that were counted or put away so far, by code, kind of work and SKU. */
async function readCounted(
  { db }: WarehouseContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('warehouse_task')
    .select(['receipt_tracking_id', 'type', 'sku'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('receipt_tracking_id', '=', anyTextOf(codes))
    .groupBy(['receipt_tracking_id', 'type', 'sku'])
    .execute();
  return new Map(
    rows.map(({ receipt_tracking_id, type, sku, quantity }) => [
      `${receipt_tracking_id} ${type} ${sku}`,
      quantity,
    ]),
  );
}

const RETURN_WORK: Readonly<Record<string, WarehouseTask['type']>> = {
  create: RETURN_RECEIVE,
  inspect: RETURN_IMPORT,
  restock: RETURN_SHELVING,
};

/** Notes what people have done with what came back; what was scanned piece by piece is noted already. */
export async function noteReturnWork(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReturn>[],
): Promise<void> {
  const moved = changes.flatMap(({ action, record }) => {
    const type = RETURN_WORK[action];
    return record && type && record.kind !== 'supplier' ? [{ record, type }] : [];
  });
  if (moved.length === 0) return;
  const ofOrders = await readDone(
    context,
    moved.flatMap(({ record }) => record.order_id ?? []),
  );
  const ofReturns = await readCounted(
    context,
    moved.map(({ record }) => record.code),
  );
  // What a carrier brings back is counted before there is a return.
  const doneOf = ({ order_id, code }: GoodsReturn, type: WarehouseTask['type'], sku: string): number =>
    type === RETURN_RECEIVE
      ? ofOrders(order_id ?? 0, type, sku)
      : (ofReturns.get(`${code} ${type} ${sku}`) ?? 0);
  await noteTasks(
    context,
    moved.flatMap(({ record, type }) =>
      record.lines.map(({ sku, returned_quantity }) => ({
        type,
        sku,
        quantity: returned_quantity - doneOf(record, type, sku ?? ''),
        warehouse_id: record.warehouse_id,
        receipt_tracking_id: record.code,
        order_id: record.order_id,
      })),
    ),
  );
}

/** Who did nothing for so long has paused. */
const PAUSE_SECONDS = 600;

/** Seconds since somebody's last work of the day, which the next took him; null of the first, and after a pause. */
const secondsSince = ({ actor, now, today }: WarehouseContext) =>
  sql<number | null>`(select case when s.seconds between 0 and ${sql.lit(PAUSE_SECONDS)} then s.seconds end
    from (select round(extract(epoch from ${now.toISOString()}::timestamptz - max(l.created_at)))::int as seconds
      from warehouse_task l where l.account_id = ${actor.accountId}::int8 and l.working_date = ${today}::date) s)`;

/** Notes work of now, by whoever acts; of no pieces only what a device calls a step. */
export async function noteTasks(context: WarehouseContext, tasks: readonly Task[]): Promise<void> {
  const { actor, db, now, today } = context;
  const done = tasks.filter(({ quantity, operation }) => quantity !== 0 || operation);
  if (done.length === 0 || actor.kind === 'system') return;
  const hour = now.getUTCHours();
  const stamps = {
    customer_id: actor.customerId,
    created_by: actor.accountId,
    account_id: actor.accountId,
    working_date: today,
    working_shift: hour >= EVENING_FROM && hour < EVENING_TO ? 2 : 1,
  } as const;
  // What is noted together took this time once.
  await db
    .insertInto('warehouse_task')
    .values(
      done.map((task, index) => ({
        ...stamps,
        seconds: index === 0 ? secondsSince(context) : null,
        ...task,
      })),
    )
    .execute();
}
