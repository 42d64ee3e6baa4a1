import { toWallClock } from '#fields/date_time/zone.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { HANDED_OVER, CANCELED } from './orders.api.server.ts';

/* The order's people hear of times that come near. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours before an order is to be handed over of which people hear; each hour is looked at once. */
const NEAR_HOURS = 3;

/** A time as people of the company read it. */
export const toClockText = (time: Date, zone: string): string => {
  const clock = toWallClock(time, zone);
  return `${clock.time.slice(0, 5)} ${clock.date}`;
};

/**
 * In the morning, those whose hold ends before the next: the order's people hear of each once.
 * @param morning the one that it is for, where somebody looks later on the day.
 */
export async function notifyOfHolds(
  { db, notify, now, company }: OrdersContext,
  morning = now,
): Promise<void> {
  const ending = await db
    .selectFrom('order')
    .select(['id', 'customer_order_id', 'hold_until'])
    .where('hold_until', '>', now.toISOString())
    .where('hold_until', '<=', new Date(morning.getTime() + DAY_MS).toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('hold_until')
    .orderBy('id')
    .execute();
  const [first] = ending;
  if (!first) return;
  await notify('order_hold_ending', {
    params: {
      code: first.customer_order_id,
      time: toClockText(new Date(first.hold_until ?? now), company.timeZone),
    },
    about: { entity: 'order', ids: ending.map(({ id }) => id) },
  });
}

/**
 * Every hour, orders that are still here three hours before they are to be handed over: each once.
 * @param since the hour that was looked at before.
 */
export async function notifyOfShipping(
  { db, notify, now, company }: OrdersContext,
  since = new Date(now.getTime() - HOUR_MS),
  at = now,
): Promise<void> {
  const soon = (time: Date): string => new Date(time.getTime() + NEAR_HOURS * HOUR_MS).toISOString();
  const near = await db
    .selectFrom('order')
    .select(['id', 'customer_order_id', 'sla_ship_by'])
    .where('sla_ship_by', '>', soon(since))
    .where('sla_ship_by', '<=', soon(at))
    .where('status', '<', HANDED_OVER)
    .where('status', '!=', CANCELED)
    .where('invoice_only', 'is not', true)
    .where('deleted_at', 'is', null)
    .orderBy('sla_ship_by')
    .orderBy('id')
    .execute();
  const [first] = near;
  if (!first) return;
  await notify('ship_by_near', {
    params: {
      code: first.customer_order_id,
      time: toClockText(new Date(first.sla_ship_by ?? now), company.timeZone),
    },
    about: { entity: 'order', ids: near.map(({ id }) => id) },
  });
}

/** In the evening, handover records that nobody has closed. */
export async function notifyOfHandovers({ db, notify }: OrdersContext): Promise<void> {
  const open = await db
    .selectFrom('handover')
    .select(['id', 'code'])
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const [first] = open;
  if (!first) return;
  const about = { entity: 'handover', ids: open.map(({ id }) => id) };
  await notify('handover_open', { params: { code: first.code }, about });
}
