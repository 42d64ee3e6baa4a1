import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { BY_TRANSFER } from './orders.api.server.ts';

/** Value of `order_kind` and `create_method`: goods that staff take out of the warehouse (specification 5, creation methods). */
export const STAFF_EXPORT = 8;
const SALE = 1;

/** Marketplaces, as the source of an order: their buyers stay theirs. */
const MARKETPLACES: readonly unknown[] = [1, 2, 5];

/** Whether it holds and takes stock itself: that of a parcel between warehouses is moved by its transfer. */
export const takesStock = ({ create_method }: Readonly<Order>): boolean => create_method !== BY_TRANSFER;

/** Whether it is what a distributor ordered: a matter of the network, which has terms of its own. */
export const isDistribution = ({ dc_order_code }: Readonly<Order>): boolean => dc_order_code !== null;

/** Whether somebody is sent it whom we may know: a parcel between warehouses is nobody's, and who buys on a marketplace is its own. */
export const hasBuyer = (order: Readonly<Order>): boolean =>
  order.create_method !== BY_TRANSFER && !isDistribution(order) && !MARKETPLACES.includes(order.source);

/** Canceled, handed over, come back, put back into stock. */
const ENDED: readonly unknown[] = [0, 200, 220, 240];

const MINUTE_MS = 60_000;

/** From when an order was made, which one that is made handed over is at once. */
const minutesFrom = (old: Readonly<Order> | null, until: string): number =>
  old ? Math.max(0, Math.round((Date.parse(until) - Date.parse(old.created_at)) / MINUTE_MS)) : 0;

/** Before orders are stored: since when nothing more is done with them, and how long it took until the carrier had them. What a carrier says of a parcel on its way is something. */
export function noteEnds(changes: readonly RecordChange<Order>[], now: Date): void {
  for (const { old, record } of changes) {
    if (!record) continue;
    const isMoved = old?.status !== record.status || old?.delivery_status !== record.delivery_status;
    if (isMoved) record.closed_at = ENDED.includes(record.status) ? now.toISOString() : null;
    record.handover_minutes = record.handed_over_at ? minutesFrom(old, record.handed_over_at) : null;
  }
}

/** Before orders are stored: what a person makes one for is its creation method, and a staff export is carried by ourselves and unpaid. */
export function completeKinds(changes: readonly RecordChange<Order>[]): void {
  for (const { old, record } of changes) {
    if (!record) continue;
    if (!old && record.kind !== SALE) record.create_method = record.kind;
    if (record.kind !== STAFF_EXPORT) continue;
    record.delivery_company ??= 'self';
    record.cod_amount = 0;
  }
}
