import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { BY_TRANSFER } from './orders.api.server.ts';

/** Value of `order_kind` and `create_method`: goods that staff take out of the warehouse (specification 5, creation methods). */
export const STAFF_EXPORT = 8;
const SALE = 1;

/** Whether somebody is sent it who bought it, or is given it: a parcel between warehouses is nobody's. */
export const hasBuyer = ({ create_method }: Readonly<Order>): boolean => create_method !== BY_TRANSFER;

/** Before orders are stored: what a person makes one for is its creation method, and a staff export is carried by ourselves and unpaid. */
export function completeKinds(changes: readonly RecordChange<Order>[]): void {
  for (const { old, record } of changes) {
    if (!record) continue;
    if (!old && record.kind !== null && record.kind !== SALE) record.create_method = record.kind;
    if (record.kind !== STAFF_EXPORT) continue;
    record.delivery_company ??= 'self';
    record.cod_amount = 0;
  }
}
