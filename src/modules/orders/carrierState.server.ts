import type { RecordChange } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { isOtherWhileAsked } from './cancelTracking.server.ts';
import { CANCELED } from './orders.api.server.ts';

/* What has become of having an order's parcels made by its carrier, as long as it has no tracking number. */

type OrderChange = RecordChange<Order>;

/** Longest code of ours that carriers take. */
export const MAX_REFERENCE = 50;
/** Code of `delivery_status`: the carrier is to fetch it. */
export const AWAITS_PICKUP = 50;
/** States up to which people may change what a carrier is told. */
const READY_TO_PICK = 40;

/** A carrier has been asked, and nobody knows yet what came of it. */
const isOpen = ({ carrier_state, status }: Readonly<Order>): boolean =>
  status <= READY_TO_PICK && (carrier_state === 'asked' || carrier_state === 'unknown');

/** Whether each parcel has its number. */
export const isNumbered = ({ packages, delivery_order_id }: Readonly<Order>): boolean =>
  packages.length === 0
    ? delivery_order_id !== null
    : packages.every((one) => (one.delivery_order_id ?? null) !== null);

/**
 * Before orders are stored: what a carrier is being told does not change meanwhile; what it said is over once there is a number, another
 * carrier, or no order any more.
 */
export function followCarrier(context: OrdersContext, changes: readonly OrderChange[]): void {
  for (const change of changes) {
    const { record, old } = change;
    if (!record || !old) continue;
    const isOver = record.status === CANCELED || isNumbered(record);
    if (!isOver && isOpen(old) && isOtherWhileAsked(context, change)) {
      change.refuse('rule.order.carrier_asked', 'carrier_state');
      continue;
    }
    dropReferences(record, old);
    if (!isOver && record.delivery_company === old.delivery_company) continue;
    record.carrier_state = null;
    record.carrier_error = null;
  }
}

/** A parcel whose number is given up is another one at the carrier the next time. */
function dropReferences(record: Order, old: Readonly<Order>): void {
  if (old.delivery_order_id !== null && record.delivery_order_id === null) {
    record.carrier_reference = null;
    if (record.delivery_status === AWAITS_PICKUP) record.delivery_status = null;
  }
  const numbered = new Set(old.packages.filter((one) => one.delivery_order_id !== null).map(({ id }) => id));
  for (const one of record.packages)
    if (numbered.has(one.id) && one.delivery_order_id === null) one.carrier_reference = null;
}

/** The order's own code is that of its first parcel; a further one has its id too, as another order may be called `<code>-2`. */
const referenceOf = ({ customer_order_id, id }: Readonly<Order>, given: number): string =>
  given === 1 ? customer_order_id : `${customer_order_id}-${id}-${given}`;

/** Whether carriers take the codes of the parcels that are asked for next. */
export const fitsReference = (order: Readonly<Order>): boolean =>
  referenceOf(order, (order.references_given ?? 0) + Math.max(1, order.packages.length)).length <=
  MAX_REFERENCE;

/** Gives each parcel without a number the code by which the carrier is asked for it, once. */
export function withReferences(order: Readonly<Order>) {
  let given = order.references_given ?? 0;
  const next = (): string => {
    given += 1;
    return referenceOf(order, given);
  };
  if (order.packages.length === 0)
    return { carrier_reference: order.carrier_reference ?? next(), references_given: given };
  // One that was asked for before there were several is the first of them.
  let own = order.carrier_reference;
  const packages = order.packages.map((one) => {
    if (one.delivery_order_id !== null) return { id: one.id };
    const carrier_reference = one.carrier_reference ?? own ?? next();
    own = null;
    return { id: one.id, carrier_reference };
  });
  return { packages, carrier_reference: null, references_given: given };
}
