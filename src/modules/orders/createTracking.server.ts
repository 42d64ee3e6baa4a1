import { CarrierError, type MadeParcel } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { answersAgain, createParcel, readMakers } from '#modules/delivery/delivery.api.server.ts';
import { AWAITS_PICKUP, isNumbered, withReferences } from './carrierState.server.ts';
import { findProblem, readSenders, toParcels, type AskedParcel } from './newParcels.server.ts';
import { CANCELED, HANDED_OVER } from './orders.api.server.ts';

/*
 * How an order gets its tracking numbers from its carrier: asked by a job, with a code of ours that stays the same however often it is
 * tried, so that no answer that is lost makes a second parcel.
 */

type OrderChange = RecordChange<Order>;
type Carrier = NonNullable<Order['delivery_company']>;

const WAITS_FOR_NUMBER = 35;
const MAX_ERROR = 500;

/** Has carriers asked for parcels. What they would need to know and do not is said at once, and nobody is asked. */
export async function createTracking(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const makerOf = await readMakers(context);
  const senders = await readSenders(
    context,
    changes.map(({ old }) => old?.warehouse_id ?? null),
  );
  for (const change of changes) {
    const { id, old: order } = change;
    if (!order?.delivery_company) continue;
    const { warehouse_id, delivery_company: carrier } = order;
    const problem = findProblem(
      order,
      senders.get(warehouse_id ?? 0),
      makerOf({ carrier, warehouse_id: warehouse_id ?? 0 }),
    );
    if (problem) {
      change.refuse(problem.code, problem.path, problem.params);
      continue;
    }
    const asked = { id, carrier_state: 'asked', carrier_error: null, ...withReferences(order) } as const;
    await context.records('order').update([asked]);
    await context.enqueue('create_tracking', { order: id });
  }
}

/**
 * Before orders are allocated: where the account of their carrier has its parcels made by itself (`delivery_shop.makes_parcels`), he is
 * asked. The order is allocated in any case: that he could not be told what he has to know stands at it.
 */
export async function askAtAllocation(
  context: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  const orders = changes.flatMap(({ action, record }) =>
    action === 'allocate' && record && lacksParcel(record) ? [record] : [],
  );
  if (orders.length === 0) return;
  const makerOf = await readMakers(context);
  const asked = orders.flatMap((order) => {
    const maker = makerOf({
      carrier: order.delivery_company ?? 'self',
      warehouse_id: order.warehouse_id ?? 0,
    });
    return typeof maker !== 'string' && maker.isAutomatic ? [{ order, maker }] : [];
  });
  if (asked.length === 0) return;
  const senders = await readSenders(
    context,
    asked.map(({ order }) => order.warehouse_id),
  );
  for (const { order, maker } of asked) {
    const isReady = !findProblem(order, senders.get(order.warehouse_id ?? 0), maker);
    order.carrier_state = isReady ? 'asked' : 'incomplete';
    order.carrier_error = null;
    if (isReady) giveReferences(order);
  }
}

/** All of it is there, nothing but the number of its parcel is wanted, and no answer of its carrier is awaited. */
const lacksParcel = (order: Readonly<Order>): boolean =>
  order.carrier_state !== 'asked' &&
  order.carrier_state !== 'unknown' &&
  order.shop_connection_id === null &&
  order.is_pending !== true &&
  !isNumbered(order) &&
  order.lines.every(({ missing }) => (missing ?? 0) === 0);

function giveReferences(order: Order): void {
  const { packages, ...own } = withReferences(order);
  Object.assign(order, own);
  for (const [at, one] of (packages ?? []).entries()) Object.assign(order.packages[at] ?? {}, one);
}

/** After orders were allocated: whose carrier is to be asked is asked. */
export async function followAsked(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  for (const { id, action, old, record } of changes)
    if (action === 'allocate' && record?.carrier_state === 'asked' && old?.carrier_state !== 'asked')
      await context.enqueue('create_tracking', { order: id });
}

interface About {
  order?: number;
}

/** An order whose carrier is to be asked, and for what. */
interface Asked {
  id: number;
  carrier: Carrier;
  warehouse_id: number | null;
  parcels: readonly AskedParcel[];
  /** How many parcels it has in all. */
  count: number;
}

const readAsked = ({ within }: Pick<Context, 'within'>, id: number): Promise<Asked | null> =>
  within('orders').change(async (inside) => {
    const own = asOrders(inside);
    const [order] = await own.records('order').find({ id });
    if (order?.carrier_state !== 'asked' || order.delivery_company === null) return null;
    const { delivery_company: carrier, warehouse_id } = order;
    const sender = (await readSenders(own, [warehouse_id])).get(warehouse_id ?? 0);
    const parcels = sender ? toParcels(order, sender) : [];
    return { id, carrier, warehouse_id, parcels, count: Math.max(1, order.packages.length) };
  });

/** Asks a carrier for the parcels of an order, one after the other; each number is kept before the next is asked for. */
export const createTrackingJob = {
  as: 'sync',
  concurrency: 4,
  tries: 5,
  keyOf: ({ order }: About) => String(order),
  async run(context: Pick<Context, 'within'>, { order: id }: About) {
    const asked = await readAsked(context, Number(id));
    if (!asked) return;
    const fees: (number | null)[] = [];
    try {
      for (const one of asked.parcels) {
        const made = await createParcel(context, asked, one.parcel);
        fees.push(made.fee);
        await noteMade(context, asked, one, made);
      }
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      if (error.reason === 'unknown' && answersAgain(asked.carrier)) throw error;
      return noteFailed(context, asked.id, error);
    }
    if (fees.length === asked.count) await noteFee(context, asked.id, fees);
  },
  /** Nobody knows what came of the last try: a person asks again, or looks it up. */
  onGivenUp: (context: Pick<Context, 'within'>, { order: id }: About) =>
    noteFailed(context, Number(id), new CarrierError('unknown', '')),
} as const;

/** The number of a parcel stands at its order; one that nobody wants any more is canceled again. */
const noteMade = (
  { within }: Pick<Context, 'within'>,
  { id, carrier, warehouse_id }: Asked,
  { row, parcel: { code } }: AskedParcel,
  { tracking }: MadeParcel,
): Promise<void> =>
  within('orders').change(async (inside) => {
    const own = asOrders(inside);
    const [order] = await own.records('order').lock({ id });
    const part = row === null ? order : order?.packages.find((one) => one.id === row);
    if (part?.delivery_order_id === tracking) return;
    const isWanted =
      order &&
      part?.delivery_order_id === null &&
      part.carrier_reference === code &&
      order.delivery_company === carrier &&
      order.status !== CANCELED &&
      order.status < HANDED_OVER;
    if (isWanted) await storeNumber(own, order, row, tracking);
    else
      await own.enqueue('cancel_tracking', {
        order: id,
        carrier,
        warehouse_id,
        tracking,
        reason: order?.cancel_reason ?? '',
      });
  });

/** A parcel has its number; an order that has waited for them all is ready to be picked. */
export async function storeNumber(
  { records }: OrdersContext,
  { id, packages }: Order,
  row: number | null,
  delivery_order_id: string,
): Promise<void> {
  const number = { delivery_order_id, delivery_status: AWAITS_PICKUP } as const;
  const rows = packages.map((one) => (one.id === row ? { id: one.id, ...number } : { id: one.id }));
  const orders = records('order');
  const [stored] = await orders.update([row === null ? { id, ...number } : { id, packages: rows }]);
  if (stored && stored.status === WAITS_FOR_NUMBER && isNumbered(stored))
    await orders.transition('make_ready', [id]);
}

/** Why there is no number stands at the order, until it is tried again. */
const noteFailed = (
  { within }: Pick<Context, 'within'>,
  id: number,
  { reason, message }: CarrierError,
): Promise<void> =>
  within('orders').change(async (inside) => {
    const orders = asOrders(inside).records('order');
    const [order] = await orders.lock({ id });
    if (order?.carrier_state !== 'asked') return;
    const carrier_state = reason === 'sender' ? 'refused' : reason;
    // What nobody has said has no words.
    const carrier_error = reason === 'unknown' ? null : message.slice(0, MAX_ERROR);
    await orders.update([{ id, carrier_state, carrier_error }]);
    await notifyRefused(asOrders(inside), { ...order, carrier_state, carrier_error });
  });

/** Nobody waits for the carrier's answer. Where it refuses our account every order says so: people are told of the first. */
async function notifyRefused(
  { notify, db }: OrdersContext,
  { id, customer_order_id: code, delivery_company, warehouse_id, carrier_state, carrier_error }: Order,
): Promise<void> {
  if (carrier_state === 'account' && delivery_company !== null) {
    const other = await db
      .selectFrom('order')
      .select('id')
      .where('carrier_state', '=', 'account')
      .where('delivery_company', '=', delivery_company)
      .where('warehouse_id', 'is not distinct from', warehouse_id)
      .where('id', '!=', id)
      .where('status', '<', HANDED_OVER)
      .where('status', '!=', CANCELED)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (other) return;
  }
  // What a carrier says of an order may name its receiver; that stays at the order.
  const params = { code, reason: carrier_state === 'account' ? (carrier_error ?? '') : '' };
  await notify('carrier_refused', { id, params, about: { entity: 'order', ids: [id] } });
}

/** What the carrier takes stands for the fee, where nobody typed one. */
const noteFee = (
  { within }: Pick<Context, 'within'>,
  id: number,
  fees: readonly (number | null)[],
): Promise<void> =>
  within('orders').change(async (inside) => {
    const orders = asOrders(inside).records('order');
    const [order] = await orders.lock({ id });
    if (!order || order.delivery_cost !== null || fees.includes(null)) return;
    const delivery_cost = fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0);
    await orders.update([{ id, delivery_cost }]);
  });
