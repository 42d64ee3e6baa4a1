import { CarrierError } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { LogicContext } from '#contract/logic.ts';
import type { RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import { orderRules, type Order } from '#generated/orders/order.entity.gen.ts';
import { cancelParcel, readConnections, type GivenUpParcel } from '#modules/delivery/delivery.api.server.ts';
import { CANCELED, HANDED_OVER } from './orders.api.server.ts';

/*
 * A carrier that knows of a parcel has to hear that it does not come, or not so: its tracking code is taken back there, and the order waits
 * for another one.
 */

type OrderChange = RecordChange<Order>;

/** States of an order. */
const READY_TO_PICK = 40;
const MAX_REASON = 255;

const asksForIt = orderRules.find(({ key }) => key === 'cancels_tracking');

/** Whether a change is one that people are asked about: what the carrier was told does not hold any more. */
function isOtherParcel(context: OrdersContext, { action, old, record }: OrderChange): boolean {
  if (action !== 'update' || !old || !record || !asksForIt) return false;
  const { settings, now, today } = context;
  const scope = { record, old, settings, today, now: now.toISOString(), parent: {}, input: {} };
  return !asksForIt.check(scope as unknown as LogicContext);
}

/** Whether a change is one of what a carrier was told for whom nobody knows a code yet. */
export const isOtherWhileAsked = (context: OrdersContext, change: OrderChange): boolean => {
  const { old, record } = change;
  if (!old || !record) return false;
  const moved = old.delivery_company !== record.delivery_company || old.warehouse_id !== record.warehouse_id;
  const asReady = { status: READY_TO_PICK, delivery_order_id: '' } as const;
  const ready = { ...change, old: { ...old, ...asReady }, record: { ...record, ...asReady } };
  return moved || isOtherParcel(context, ready as OrderChange);
};

/** Before orders are stored: a code that stands for another parcel is no code of this one. */
export function dropTracking(context: OrdersContext, changes: readonly OrderChange[]): void {
  for (const change of changes) {
    const { record } = change;
    if (!record || !isOtherParcel(context, change)) continue;
    record.delivery_order_id = null;
    record.delivery_status = null;
    for (const one of record.packages) Object.assign(one, { delivery_order_id: null, delivery_status: null });
  }
}

const codesOf = ({ delivery_order_id, packages }: Readonly<Order>): string[] => [
  ...new Set(
    [delivery_order_id, ...packages.map((one) => one.delivery_order_id)].flatMap((code) => code ?? []),
  ),
];

/** Codes that an order had at a carrier and that it has given up by this change; what people typed over was none of the carrier's. */
function givenUp({ action, old, record }: OrderChange): string[] {
  if (!old || !record || old.status >= HANDED_OVER || old.delivery_company === 'self') return [];
  // A marketplace cancels its own.
  if (old.delivery_company === null || old.shop_connection_id !== null) return [];
  if (record.status === CANCELED) return old.status === CANCELED ? [] : codesOf(old);
  const isLost = record.delivery_order_id === null && (action === 'change_carrier' || action === 'update');
  const kept = codesOf(record);
  return isLost ? codesOf(old).filter((code) => !kept.includes(code)) : [];
}

/** Once orders are stored: carriers are told by jobs, and an order that was ready waits for another code. */
export async function cancelTracking(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  await notifyUnknown(context, changes);
  const parcels = changes.flatMap(toParcels);
  if (parcels.length === 0) return;
  await context.enqueue('cancel_trackings', { parcels });
  const lost = new Set(parcels.map(({ order }) => order));
  const waiting = changes.filter(
    ({ id, action, record }) => lost.has(id) && action === 'update' && record?.status === READY_TO_PICK,
  );
  if (waiting.length > 0)
    await context.records('order').transition(
      'lose_tracking',
      waiting.map(({ id }) => id),
    );
}

/** Of an order that is canceled the carrier may have a parcel of which nobody has heard: by our code of it people can ask. */
async function notifyUnknown({ notify }: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  for (const { id, old, record } of changes) {
    if (old?.carrier_state !== 'unknown' || record?.status !== CANCELED) continue;
    const references = [record, ...record.packages].flatMap((part) =>
      part.delivery_order_id === null ? (part.carrier_reference ?? []) : [],
    );
    const { customer_order_id } = record;
    const params = { customer_order_id, tracking: references.join(', '), reason: '' };
    await notify('order_tracking_left', { id, params });
  }
}

type GivenUp = Partial<GivenUpParcel> & { order?: number };

function toParcels(change: OrderChange): GivenUp[] {
  const { id, old, record } = change;
  const reason = (record?.cancel_reason ?? '').slice(0, MAX_REASON);
  const { delivery_company: carrier, warehouse_id } = old ?? {};
  return givenUp(change).map(
    (tracking) => ({ order: id, carrier, warehouse_id, tracking, reason }) as GivenUp,
  );
}

/**
 * One job for all orders of a change becomes one for each parcel, so that none waits for another's carrier. Of carriers that nobody can
 * ask people are told at once, of all parcels together.
 */
export const cancelTrackingsJob = {
  as: 'sync',
  async run(context: Pick<Context, 'within'>, { parcels = [] }: { parcels?: readonly GivenUp[] }) {
    const canAsk = await readConnections(context);
    const isAskable = ({ carrier, warehouse_id = null }: GivenUp): boolean =>
      carrier !== undefined && canAsk({ carrier, warehouse_id });
    await context.within('orders').change(async (inside) => {
      const own = asOrders(inside);
      for (const parcel of parcels.filter(isAskable)) await own.enqueue('cancel_tracking', parcel);
      await notifyUnasked(
        own,
        parcels.filter((parcel) => !isAskable(parcel)),
      );
    });
  },
} as const;

/** Whom to call about which parcels. */
async function notifyUnasked({ records, notify }: OrdersContext, parcels: readonly GivenUp[]): Promise<void> {
  const ids = [...new Set(parcels.flatMap(({ order }) => order ?? []))];
  if (ids.length === 0) return;
  const [first] = await records('order').find({ id: ids });
  await notify('order_tracking_unasked', {
    params: { customer_order_id: first?.customer_order_id ?? '', tracking: parcels[0]?.tracking ?? '' },
    about: { entity: 'order', ids },
  });
}

/** Tells a carrier. What it refuses, or what nobody can tell it, people are told: they have to call. */
export const cancelTrackingJob = {
  as: 'sync',
  concurrency: 4,
  tries: 6,
  keyOf: ({ tracking }: GivenUp) => String(tracking),
  async run(context: Pick<Context, 'within'>, data: GivenUp) {
    const { carrier, warehouse_id = null, tracking = '', reason = '' } = data;
    if (!carrier) return;
    try {
      await cancelParcel(context, { carrier, warehouse_id, tracking, reason });
    } catch (error) {
      if (!(error instanceof CarrierError) || error.reason === 'unknown') throw error;
      await notifyLeft(context, data, error.message);
    }
  },
  onGivenUp: (context: Pick<Context, 'within'>, data: GivenUp, error: string) =>
    notifyLeft(context, data, error),
} as const;

/** The parcel is still awaited at the carrier. */
const notifyLeft = ({ within }: Pick<Context, 'within'>, { order, tracking }: GivenUp, reason: string) =>
  within('orders').change(async (inside) => {
    const [found] = await asOrders(inside)
      .records('order')
      .find({ id: Number(order) });
    const params = { customer_order_id: found?.customer_order_id ?? '', tracking: tracking ?? '', reason };
    await inside.notify('order_tracking_left', { id: Number(order), params });
  });
