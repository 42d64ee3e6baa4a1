import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { HANDED_OVER } from '#modules/orders/orders.api.server.ts';

const DAY_MS = 86_400_000;

/** Days after which an order that its carrier brings back is asked about. */
const OVERDUE_DAYS = 10;

/** Code of `delivery_status`: it comes back. */
const COMES_BACK = 275;

/**
 * Orders that have been on their way back for ten days since the last look; each is told of once. It counts from the carrier's first
 * word of it, and from when the order left where he said none.
 */
export async function notifyOverdueReturns(
  { db, now, notify }: WarehouseContext,
  since = new Date(now.getTime() - DAY_MS),
  at = now,
): Promise<void> {
  const [from, to] = [since, at].map((time) =>
    new Date(time.getTime() - OVERDUE_DAYS * DAY_MS).toISOString(),
  );
  const overdue = await db
    .selectFrom('order as o')
    .select(['o.id', 'o.customer_order_id'])
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_tracking as n')
          .select(({ fn }) => fn.coalesce(fn.min('n.at'), 'o.handed_over_at').as('since'))
          .whereRef('n.order_id', '=', 'o.id')
          .where('n.delivery_status', '=', COMES_BACK)
          .where('n.deleted_at', 'is', null)
          .as('back'),
      (join) => join.onTrue(),
    )
    .where('o.status', '=', HANDED_OVER)
    .where('o.delivery_status', '=', COMES_BACK)
    .where('o.deleted_at', 'is', null)
    .where('back.since', '>', from ?? '')
    .where('back.since', '<=', to ?? '')
    .orderBy('o.id')
    .execute();
  const [first] = overdue;
  if (!first) return;
  await notify('return_overdue', {
    params: { code: first.customer_order_id },
    about: { entity: 'order', ids: overdue.map(({ id }) => id) },
  });
}
