import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

/* An order of a shop that is changed before it is picked is priced anew: as it was typed, without what it was given. */

/** States in which an order of a shop may still come to something else. */
const OPEN: readonly unknown[] = [-100, 20, 35, 40];

/** What somebody buys; gifts of promotions and campaigns come of it. */
export const isBought = ({ is_gift }: Partial<Pick<OrderLine, 'is_gift'>>): boolean => is_gift !== true;

/** What its price follows from. */
const factsOf = ({
  receiver_phone,
  pos_id,
  discount,
  voucher_code,
  points_used,
  lines,
}: Readonly<Order>): string =>
  JSON.stringify([
    receiver_phone,
    pos_id,
    discount || 0,
    voucher_code?.toUpperCase() ?? null,
    points_used || 0,
    lines
      .filter(isBought)
      .map((line) => [line.goods_id, line.combo_id, line.quantity, line.unit_price, line.discount]),
  ]);

/** Whether an order that was priced is to be priced anew. */
export const isRepriced = (old: Readonly<Order>, record: Readonly<Order>): boolean =>
  old.is_priced === true && OPEN.includes(record.status) && factsOf(old) !== factsOf(record);

/** Leaves an order as it was typed: what promotions, voucher and points gave it before is taken off, what somebody types now counts. */
export function takeOff(old: Readonly<Order>, record: Order): void {
  record.lines = record.lines.filter(({ is_gift, present_id }) => !is_gift || present_id !== null);
  for (const line of record.lines.filter(isBought)) {
    const before = old.lines.find(({ id }) => id === line.id);
    if (before && line.quantity === before.quantity) line.quantity -= before.gift_quantity ?? 0;
    if (before && line.combo_id === null && line.discount === before.discount)
      line.discount = before.typed_discount ?? 0;
    line.gift_quantity = null;
  }
  if (record.discount === old.discount) record.discount = old.typed_discount;
}

/** What is to be paid at the door, as the order says it once it is stored. */
export function codOf({ lines, delivery_cost, discount, payments, prepay }: Readonly<Order>): number {
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.unit_price - line.discount, 0);
  const paid = payments.reduce((sum, { value }) => sum + value, 0);
  return Math.max(0, goods + (delivery_cost ?? 0) - (discount ?? 0) - (paid > 0 ? paid : (prepay ?? 0)));
}
