import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { BY_CONSIGNMENT } from './consignment.server.ts';
import { hasBuyer, STAFF_EXPORT } from './kinds.server.ts';

/* New orders are allocated by themselves where the company wants that (settings `order_auto_allocate`, `order_confirm_minutes`). */

type OrderChange = RecordChange<Order>;

const NEW = -100;
const MINUTE_MS = 60_000;

/** Before new orders are stored: those of buyers wait the company's minutes, in which they may still be changed or taken back. */
export function waitForConfirmation({ settings, now }: OrdersContext, changes: readonly OrderChange[]): void {
  const minutes = Number(settings['order_confirm_minutes'] ?? 0);
  if (minutes === 0) return;
  for (const { old, record } of changes)
    if (!old && record && mayWait(record))
      record.confirm_after ??= new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
}

const mayWait = (order: Readonly<Order>): boolean =>
  hasBuyer(order) &&
  order.invoice_only !== true &&
  order.create_method !== STAFF_EXPORT &&
  order.create_method !== BY_CONSIGNMENT;

/** Nothing but its time keeps it from being allocated. */
const isReady = (order: Readonly<Order>): boolean =>
  order.status === NEW &&
  order.warehouse_id !== null &&
  order.is_pending !== true &&
  order.hold_until === null;

/** After orders are stored: those that have become ready to be allocated are, at once or when their time has come. */
export async function followReady(
  { settings, enqueue }: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  if (settings['order_auto_allocate'] !== true) return;
  const times = new Map<string | null, number[]>();
  for (const { id, old, record } of changes) {
    if (!record || !isReady(record)) continue;
    const { confirm_after: time } = record;
    if (old && isReady(old) && old.confirm_after === time) continue;
    times.set(time, [...(times.get(time) ?? []), id]);
  }
  for (const [time, orders] of times)
    await enqueue('allocate_new', { orders }, time === null ? {} : { startAfter: new Date(time) });
}

interface NewOrders {
  orders?: readonly number[];
}

/** Those that are still ready; whose time was put off is allocated when that has come. */
export const allocateNew = {
  as: 'timer',
  run: ({ within }: Pick<Context, 'within'>, { orders: ids = [] }: NewOrders) =>
    within('orders').change(async (inside) => {
      const { records, now } = asOrders(inside);
      const orders = records('order');
      const isDue = ({ confirm_after }: Order): boolean =>
        confirm_after === null || Date.parse(confirm_after) <= now.getTime();
      const due = (await orders.lock({ id: ids })).filter((order) => isReady(order) && isDue(order));
      await orders.transitionSome(
        'allocate',
        due.map(({ id }) => id),
      );
    }),
} satisfies Partial<JobCode>;
