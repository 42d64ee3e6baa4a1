import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { hasBuyer, STAFF_EXPORT } from './kinds.server.ts';
import { CANCELED } from './orders.api.server.ts';

/* What a new order is told by the company's settings: until when it leaves, and whether it is here already. */

type OrderChange = RecordChange<Order>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Before new orders are stored: those without a time are to leave within the company's hours (setting `order_ship_hours`). */
export function promiseShipping({ settings, now }: OrdersContext, changes: readonly OrderChange[]): void {
  const hours = Number(settings['order_ship_hours'] ?? 0);
  if (hours === 0) return;
  for (const { old, record } of changes)
    if (!old && record && !record.invoice_only)
      record.sla_ship_by ??= new Date(now.getTime() + hours * HOUR_MS).toISOString();
}

/**
 * Before new orders are stored: one for the phone and the goods of another one of the last days (setting `order_duplicate_days`) waits
 * for somebody to say that it is meant (domain B1).
 */
export async function suspectDuplicates(
  context: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  const days = Number(context.settings['order_duplicate_days'] ?? 0);
  const orders = changes.flatMap(({ old, record }) => (!old && record && isCompared(record) ? [record] : []));
  if (days === 0 || orders.length === 0) return;
  const since = new Date(context.now.getTime() - days * DAY_MS).toISOString();
  const known = await readKnown(
    context,
    [...new Set(orders.map(({ receiver_phone }) => receiver_phone))],
    since,
  );
  for (const order of orders) {
    const key = keyOf(
      order.receiver_phone,
      order.lines.map(({ goods_id }) => goods_id),
    );
    const earlier = known.get(key);
    if (earlier !== undefined) {
      order.is_pending = true;
      order.duplicate_of = earlier;
    } else known.set(key, null);
  }
}

/** An order that is not stored yet, by a mark of the caller's. */
interface Unstored {
  mark: number;
  phone: string;
  goods: readonly number[];
}

/** Those that would be suspected: by the code of the order that is here already, or the mark of the `first` of their own. */
export async function readDuplicates(
  context: OrdersContext,
  orders: readonly Unstored[],
): Promise<readonly { mark: number; code: string | null; first: number | null }[]> {
  const days = Number(context.settings['order_duplicate_days'] ?? 0);
  if (days === 0) return [];
  const since = new Date(context.now.getTime() - days * DAY_MS).toISOString();
  const known = await readKnown(context, [...new Set(orders.map(({ phone }) => phone))], since);
  const marks = new Map<string, number>();
  const found = orders.flatMap(({ mark, phone, goods }) => {
    const key = keyOf(phone, goods);
    const [id, first] = [known.get(key) ?? null, marks.get(key) ?? null];
    if (!marks.has(key)) marks.set(key, mark);
    return id === null && first === null ? [] : [{ mark, id, first }];
  });
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows = await context.db
    .selectFrom('order')
    .select(['id', 'customer_order_id'])
    .where('id', '=', anyOf(ids))
    .execute();
  const codes = new Map(rows.map(({ id, customer_order_id }) => [id, customer_order_id]));
  return found.map(({ mark, id, first }) => ({ mark, first, code: codes.get(id ?? 0) ?? null }));
}

/** What nobody has sent by mistake: goods of our own, and what buyers of marketplaces have ordered there by a code of its own. */
const isCompared = (order: Readonly<Order>): boolean =>
  hasBuyer(order) && order.create_method !== STAFF_EXPORT && order.shop_connection_id === null;

const keyOf = (phone: string, goods: readonly number[]): string =>
  [phone, ...[...new Set(goods)].toSorted((a, b) => a - b)].join(' ');

/** Orders of these phones since then: the first of each phone and goods; null is one of the same change, which has no id yet. */
async function readKnown(
  { db }: OrdersContext,
  phones: readonly string[],
  since: string,
): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.receiver_phone', sql<number[]>`array_agg(l.goods_id)`.as('goods')])
    .where('o.receiver_phone', '=', anyTextOf(phones))
    .where('o.created_at', '>=', since)
    .where('o.status', '!=', CANCELED)
    .where('o.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .where('l.is_gift', '=', false)
    .groupBy(['o.id', 'o.receiver_phone'])
    .orderBy('o.id', 'desc')
    .execute();
  return new Map(rows.map(({ id, receiver_phone, goods }) => [keyOf(receiver_phone, goods), id]));
}
