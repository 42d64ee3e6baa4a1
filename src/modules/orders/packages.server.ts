import type { ChangeContext, RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderPackage } from '#generated/orders/order-package.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyTextOf } from '#server/db/anyOf.ts';

/*
 * The parcels of an order (domain B1: one order, several packages with tracking of their own). An order without package rows is one
 * parcel; with them the first is the one whose tracking code the order itself bears.
 */

type OrderChange = RecordChange<Order>;
type DeliveryStatus = Order['delivery_status'];

/** States of a parcel that is still on its way, the least advanced first; what waits to come back has got less far than what is delivered. */
const STAGES: readonly DeliveryStatus[] = [null, 999, 50, 55, 100, 200, 225, 275, 250];
const [SUCCESS, WITH_RETURN, CANCELED, COMPENSATED] = [400, 401, 700, 800] as const;

/** What an order shows of its parcels: the least advanced that is on its way, and once all have ended what came of them. */
export function sumUpDelivery(parcels: readonly DeliveryStatus[]): DeliveryStatus {
  const stage = STAGES.find((one) => parcels.includes(one));
  if (stage !== undefined) return stage;
  // Another parcel was sent in place of one that was canceled.
  const ended = [...new Set(parcels.filter((one) => one !== CANCELED))];
  const [first = CANCELED] = ended;
  if (ended.length <= 1) return first;
  return ended.includes(SUCCESS) || ended.includes(WITH_RETURN) ? WITH_RETURN : COMPENSATED;
}

/** Before orders are stored: parcels are counted, the first bears the order's tracking code, and the order shows how far they have come. */
export function followPackages(changes: readonly OrderChange[], now: Date): void {
  for (const change of changes) {
    const { record, old } = change;
    if (!record) continue;
    record.tracking_numbers = null;
    if (record.packages.length === 0) continue;
    if ((old?.packages ?? []).length === 0) keepOwnParcel(record);
    dropCodes(record, old);
    shareCode(record, old);
    for (const [index, one] of record.packages.entries()) {
      one.package_no = index + 1;
      if (change.action === 'unpack') one.quantity = null;
      if (change.action === 'hand_over') one.handed_over_at ??= now.toISOString();
      if (change.action === 'undo_handover') one.handed_over_at = null;
    }
    shareStatus(record, old);
    record.tracking_numbers = record.packages.flatMap((one) => one.delivery_order_id ?? []).join(' ') || null;
  }
}

/** The parcel that an order was so far stays its first one: its tracking code is not lost to a second one. */
function keepOwnParcel(order: Order): void {
  const { delivery_order_id: code, delivery_status, packages } = order;
  if (code === null || packages.some((one) => one.delivery_order_id === code)) return;
  const own = { delivery_order_id: code, delivery_status, weight: null, quantity: null };
  const [first] = packages;
  if (first && (first.delivery_order_id ?? null) === null) first.delivery_order_id = code;
  else order.packages = [own as OrderPackage, ...packages];
}

/** Codes of a carrier mean nothing to another one. */
function dropCodes(order: Order, old: Readonly<Order> | null): void {
  if (!old || old.delivery_company === order.delivery_company) return;
  const known = new Map(old.packages.map((one) => [one.id, one.delivery_order_id]));
  for (const one of order.packages)
    if (known.get(one.id) === one.delivery_order_id)
      Object.assign(one, { delivery_order_id: null, delivery_status: null });
}

/** The code of an order is that of its first parcel, wherever it was typed. */
function shareCode(order: Order, old: Readonly<Order> | null): void {
  const [first] = order.packages;
  if (!first) return;
  const before = old?.delivery_order_id ?? null;
  if (order.delivery_order_id !== before) first.delivery_order_id = order.delivery_order_id;
  else order.delivery_order_id = first.delivery_order_id ?? null;
}

/** What is done with an order is done with the parcels of which its state spoke; else it shows what became of them. */
function shareStatus(order: Order, old: Readonly<Order> | null): void {
  const before = old?.delivery_status ?? null;
  const isNew = (old?.packages ?? []).length === 0;
  for (const [index, one] of order.packages.entries()) {
    one.delivery_status ??= null;
    if (isNew && index === 0) one.delivery_status ??= order.delivery_status;
    else if (order.delivery_status !== before && one.delivery_status === before)
      one.delivery_status = order.delivery_status;
  }
  order.delivery_status = sumUpDelivery(order.packages.map((one) => one.delivery_status));
}

const newCodes = ({ old, record }: OrderChange): string[] => {
  const known = new Set(old?.packages.map((one) => one.delivery_order_id));
  return (record?.packages ?? []).flatMap(({ delivery_order_id: code }) =>
    code === null || known.has(code) ? [] : [code],
  );
};

/** Before orders are stored: a tracking code is that of one parcel. */
export async function refuseTakenCodes(
  { db }: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  const codes = changes.flatMap(newCodes);
  if (codes.length === 0) return;
  const rows = await db
    .selectFrom('order_package')
    .select(['order_id', 'delivery_order_id'])
    .where('delivery_order_id', '=', anyTextOf(codes))
    .where('deleted_at', 'is', null)
    .execute();
  for (const change of changes) {
    const own = change.record?.packages.map((one) => one.delivery_order_id) ?? [];
    const isTaken = (code: string, index: number): boolean =>
      own.indexOf(code) !== index ||
      rows.some((row) => row.order_id !== change.id && row.delivery_order_id === code);
    const at = own.findIndex((code, index) => code !== null && isTaken(code, index));
    if (at >= 0)
      change.refuse('rule.order_package.tracking_taken', `packages.${at}.delivery_order_id`, {
        value: own[at],
      });
  }
}

/** Pieces in the parcels that are closed. */
export const piecesIn = ({ packages }: Pick<Order, 'packages'>): number =>
  packages.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

export interface Packed {
  quantity: number;
  /** Grams, where it was weighed. */
  weight?: number | null | undefined;
}

type Caller = Pick<ChangeContext, 'within'>;

async function store({ within }: Caller, id: number, packages: readonly object[]): Promise<Order> {
  const orders = asOrders({ within }).records('order');
  await orders.update([{ id, packages }]);
  // Rows that are new have their ids only now.
  const [order] = await orders.find({ id });
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

/** A parcel of an order is closed: the first that is still open, or one more. */
export function closePackage(caller: Caller, order: Order, { quantity, weight }: Packed): Promise<Order> {
  const filled = { quantity, ...(weight && { weight }) };
  const open = order.packages.find((one) => one.quantity === null);
  const rows = order.packages.map(({ id }) => (id === open?.id ? { id, ...filled } : { id }));
  return store(caller, order.id, open ? rows : [...rows, filled]);
}

/** The parcel that was closed last is open again; one that nobody had planned is none any more. */
export function openPackage(caller: Caller, order: Order): Promise<Order> {
  const last = order.packages.findLast((one) => one.quantity !== null);
  const isPlanned = last !== undefined && last.delivery_order_id !== null && order.packages.length > 1;
  const rows = order.packages.flatMap(({ id }) => {
    if (id !== last?.id) return [{ id }];
    return isPlanned ? [{ id, quantity: null }] : [];
  });
  return store(caller, order.id, rows);
}

/** All of an order lies in its parcels: those that were only planned are none, and it weighs what they weigh. */
export async function endPackages({ within }: Caller, order: Order): Promise<void> {
  const closed = order.packages.filter((one) => one.quantity !== null);
  const isWeighed = closed.every(({ weight }) => weight !== null);
  const weight = closed.reduce((sum, one) => sum + (one.weight ?? 0), 0);
  await asOrders({ within })
    .records('order')
    .update([
      {
        id: order.id,
        packages: closed.map(({ id }) => ({ id })),
        ...(isWeighed && weight > 0 && { weight }),
      },
    ]);
}

/** The parcel of several that a label means: that of its tracking code, or by the order's own code the next that is still here. */
const parcelOf = ({ customer_order_id, packages }: Order, code: string): OrderPackage | undefined =>
  packages.find((one) => one.delivery_order_id === code) ??
  (code.toUpperCase() === customer_order_id.toUpperCase()
    ? packages.find((one) => one.handed_over_at === null)
    : undefined);

/** A parcel of several goes with the carrier; gives those that are still here, or null where it has gone before. */
export async function loadPackage(
  caller: Caller & Pick<ChangeContext, 'now'>,
  order: Order,
  code: string,
): Promise<readonly OrderPackage[] | null> {
  const parcel = parcelOf(order, code);
  if (parcel?.handed_over_at !== null) return null;
  const handed_over_at = caller.now.toISOString();
  const rows = order.packages.map(({ id }) => (id === parcel.id ? { id, handed_over_at } : { id }));
  const { packages } = await store(caller, order.id, rows);
  return packages.filter((one) => one.handed_over_at === null);
}
