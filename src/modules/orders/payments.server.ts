import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

const paidOf = (order: Readonly<Order> | null): number =>
  (order?.payments ?? []).reduce((sum, { value }) => sum + value, 0);

/** Before orders are stored: with payments what is prepaid is their sum, and each lowers what the receiver still pays. */
export function addPayments(changes: readonly RecordChange<Order>[]): void {
  for (const { old, record } of changes) {
    if (!record) continue;
    const [before, paid] = [paidOf(old), paidOf(record)];
    if (before === paid) continue;
    record.prepay = paid;
    // Of a new order the one who types it has thought of what is paid.
    if (old && record.cod_amount !== null && record.cod_amount === old.cod_amount)
      record.cod_amount = Math.max(0, record.cod_amount - (paid - before));
  }
}
