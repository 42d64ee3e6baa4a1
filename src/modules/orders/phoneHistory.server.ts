import type { Sent } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type {
  OrderPhoneHistoryActionInput,
  OrderPhoneHistoryActionResult,
} from '#generated/orders/order-phone-history.action.gen.ts';

/** Codes of `delivery_status`: the carrier has delivered it; it is paid as well. */
const DELIVERED = [250, 400] as const;

/** Codes of `order_status`: back at the warehouse, and back in its stock. */
const RETURNED = [220, 240] as const;

/** Code of `order_status`. */
const CANCELED = 0;

/** What was sent to a phone, and what came of it. */
export async function orderPhoneHistory(
  { db }: Pick<OrdersContext, 'db'>,
  { phone }: Sent<OrderPhoneHistoryActionInput>,
): Promise<OrderPhoneHistoryActionResult> {
  const { last, ...counts } = await db
    .selectFrom('order')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('delivery_status', 'in', DELIVERED).as('delivered'),
      fn.countAll<number>().filterWhere('status', 'in', RETURNED).as('returned'),
      fn.countAll<number>().filterWhere('status', '=', CANCELED).as('canceled'),
      fn.max<string | null>('created_at').as('last'),
    ])
    .where('receiver_phone', '=', phone)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...counts, last_order_at: last === null ? null : new Date(last).toISOString() };
}
