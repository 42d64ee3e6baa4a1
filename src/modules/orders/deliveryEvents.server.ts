import type { CarrierEvent } from '#contract/carrier.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderTracking } from '#generated/orders/order-tracking.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { storeNumber } from './createTracking.server.ts';
import { CANCELED, HANDED_OVER } from './orders.api.server.ts';

/* What carriers say of parcels (domain B1, "Delivery status"): kept as it came, and moving a parcel on as far as it may go. */

type Status = Order['delivery_status'];

/** Codes of `delivery_status`: the carrier has fetched it; the parcel was canceled. */
const PICKED_UP = 100;
const PARCEL_CANCELED = 700;
/** State of an order whose parcel is closed. */
const PACKED = 160;

/** What may come after a state; of a parcel of which nothing is known anything. */
const NEXT: Readonly<Record<number, readonly Status[]>> = {
  50: [55, 100, 200, 700, 800],
  55: [50, 100, 200, 700, 800],
  100: [200, 225, 250, 275, 800],
  200: [225, 250, 275, 800],
  225: [200, 250, 275, 800],
  250: [400, 401, 275, 800],
  275: [200, 401, 402, 800],
  400: [401],
  401: [800],
  402: [800],
  999: [400, 401, 402, 700],
};

/** A parcel as its carrier's messages have moved it. */
interface Parcel {
  code: string;
  status: Status;
}

/** Notes what a carrier has said, once however often it comes; parcels are found by their tracking codes. */
export async function noteDelivery(
  context: OrdersContext,
  carrier: Order['delivery_company'],
  events: readonly CarrierEvent[],
): Promise<void> {
  await adoptNumbers(context, carrier, events);
  const codes = [...new Set(events.map(({ tracking }) => tracking))];
  const ids = await findOrders(context, codes);
  if (ids.length === 0) return;
  const orders = await context.records('order').lock({ id: ids, delivery_company: carrier });
  const changed = orders.flatMap((order) => follow(order, events) ?? []);
  if (changed.length === 0) return;
  const known = new Map(orders.map((order) => [order.id, order]));
  const stored = await context.records('order').update(changed);
  await followTaken(
    context,
    stored.filter((order) => isTakenUnsaid(order) && !isTakenUnsaid(known.get(order.id) ?? order)),
  );
}

/** The carrier has it, and nobody has said that it left. */
const isTakenUnsaid = ({ status, delivery_status }: Readonly<Order>): boolean =>
  status < HANDED_OVER &&
  status !== CANCELED &&
  delivery_status !== null &&
  delivery_status >= PICKED_UP &&
  delivery_status !== PARCEL_CANCELED;

/**
 * What a carrier has taken away is handed over by that where the company wants it (setting `order_auto_handover`) and it was packed; else
 * its people hear of it.
 */
async function followTaken(context: OrdersContext, taken: readonly Order[]): Promise<void> {
  const { records, settings, notify } = context;
  const packed = taken.filter(({ status }) => status === PACKED).map(({ id }) => id);
  const isDone = new Set<number>();
  if (settings['order_auto_handover'] === true && packed.length > 0)
    for (const outcome of await records('order').transitionSome('hand_over', packed))
      if ('record' in outcome) isDone.add(outcome.record.id);
  const left = taken.filter(({ id }) => !isDone.has(id));
  const [first] = left;
  if (!first) return;
  const about = { entity: 'order', ids: left.map(({ id }) => id) };
  await notify('handover_missing', { params: { code: first.customer_order_id }, about });
}

/** A parcel of which nobody heard that it was made has its number by the first message that names our code; one that is not wanted is canceled. */
async function adoptNumbers(
  context: OrdersContext,
  carrier: Order['delivery_company'],
  events: readonly CarrierEvent[],
): Promise<void> {
  const named = new Map(events.flatMap(({ code, tracking }) => (code ? [[code, tracking] as const] : [])));
  const ids = await findAsked(context, [...named.keys()]);
  if (ids.length === 0) return;
  for (const order of await context.records('order').lock({ id: ids, delivery_company: carrier }))
    for (const part of [order, ...order.packages]) {
      const tracking = named.get(part.carrier_reference ?? '');
      if (tracking === undefined || part.delivery_order_id !== null) continue;
      const row = part === order ? null : part.id;
      if (order.status === CANCELED) await giveBack(context, order, row, tracking);
      else await storeNumber(context, order, row, tracking);
    }
}

/** The carrier is told once. */
async function giveBack(
  { records, enqueue }: OrdersContext,
  { id, delivery_company: carrier, warehouse_id, cancel_reason, packages }: Order,
  row: number | null,
  tracking: string,
): Promise<void> {
  await enqueue('cancel_tracking', {
    order: id,
    carrier,
    warehouse_id,
    tracking,
    reason: cancel_reason ?? '',
  });
  const rows = packages.map((one) => ({ id: one.id, ...(one.id === row && { carrier_reference: null }) }));
  await records('order').update([row === null ? { id, carrier_reference: null } : { id, packages: rows }]);
}

/** Orders that wait for the numbers of parcels by codes of ours. */
async function findAsked({ db }: OrdersContext, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const whole = await db
    .selectFrom('order')
    .select('id')
    .where('carrier_reference', '=', anyTextOf(codes))
    .where('delivery_order_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  const parts = await db
    .selectFrom('order_package')
    .select('order_id as id')
    .where('carrier_reference', '=', anyTextOf(codes))
    .where('delivery_order_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return [...new Set([...whole, ...parts].map(({ id }) => id))];
}

async function findOrders({ db }: OrdersContext, codes: readonly string[]): Promise<number[]> {
  const whole = await db
    .selectFrom('order')
    .select('id')
    .where('delivery_order_id', '=', anyTextOf(codes))
    .where('deleted_at', 'is', null)
    .execute();
  const parts = await db
    .selectFrom('order_package')
    .select('order_id as id')
    .where('delivery_order_id', '=', anyTextOf(codes))
    .where('deleted_at', 'is', null)
    .execute();
  return [...new Set([...whole, ...parts].map(({ id }) => id))];
}

/** What becomes of an order; null where it has heard all of it before. */
function follow(order: Order, events: readonly CarrierEvent[]) {
  const own = codesOf(order);
  const news = events
    .filter(({ tracking }) => own.includes(tracking))
    .filter((event) => !order.tracking.some((row) => isSame(row, event)))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  if (news.length === 0) return null;
  const parcels = own.map((code) => move(order, code, news));
  const statusOf = (code: string | null) => parcels.find((one) => one.code === code)?.status;
  return {
    id: order.id,
    tracking: [...order.tracking.map(({ id }) => ({ id })), ...news.map(toRow)],
    ...(order.packages.length === 0
      ? { delivery_status: statusOf(order.delivery_order_id) ?? order.delivery_status }
      : {
          packages: order.packages.map((one) => ({
            id: one.id,
            delivery_status: statusOf(one.delivery_order_id) ?? one.delivery_status,
          })),
        }),
  };
}

const codesOf = ({ delivery_order_id, packages }: Order): string[] =>
  packages.length === 0
    ? [delivery_order_id].flatMap((code) => code ?? [])
    : packages.flatMap((one) => one.delivery_order_id ?? []);

const isSame = (row: OrderTracking, { tracking, at, status, text }: CarrierEvent): boolean =>
  row.delivery_order_id === tracking &&
  Date.parse(row.at) === Date.parse(at) &&
  row.delivery_status === status &&
  row.text === text;

const toRow = ({ tracking, at, status, text, place }: CarrierEvent) => ({
  delivery_order_id: tracking,
  at,
  delivery_status: status as Status,
  text,
  place,
});

/** Its newest message counts, whenever it comes; one that cannot follow what is known is kept and moves nothing. */
function move(order: Order, code: string, news: readonly CarrierEvent[]): Parcel {
  const isFirst = order.delivery_order_id === code;
  const known = order.tracking.filter(
    (row) => row.delivery_status !== null && (row.delivery_order_id ?? (isFirst ? code : null)) === code,
  );
  let latest = Math.max(0, ...known.map(({ at }) => Date.parse(at)));
  const stored = order.packages.find((one) => one.delivery_order_id === code);
  let status = stored ? stored.delivery_status : order.delivery_status;
  for (const event of news) {
    if (event.tracking !== code || event.status === null || Date.parse(event.at) < latest) continue;
    const next = event.status as Status;
    latest = Date.parse(event.at);
    if (status === null || NEXT[status]?.includes(next)) status = next;
  }
  return { code, status };
}
