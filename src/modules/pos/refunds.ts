import type { PosSaleLine } from '#generated/pos/pos-sale-line.entity.gen.ts';
import { share, type LineDiscount } from '#modules/promotion/promotion.api.ts';

/* What goes back for goods of a bill. Pure: so much of what was paid for an article as pieces of it come back, and all of it at the end. */

/** What an article was discounted by. */
export interface GivenDiscount {
  kind: LineDiscount['kind'];
  promotion_id: number | null;
  name: string | null;
  amount: number;
}

/** An article of a bill, its gifts included, and what of it has come back. */
export interface SoldGoods {
  goods_id: number;
  quantity: number;
  /** At the prices of the goods. */
  gross: number;
  /** What was paid. */
  net: number;
  /** Of a piece when it was sold; null: nobody knows. */
  unit_cost: PosSaleLine['unit_cost'];
  tax_rate: PosSaleLine['tax_rate'];
  discounts: readonly GivenDiscount[];
  returned: number;
  refunded: number;
}

/** A line of a return, in positive numbers. */
export interface Refund {
  goods_id: number;
  quantity: number;
  unit_price: number;
  unit_cost: PosSaleLine['unit_cost'];
  tax_rate: PosSaleLine['tax_rate'];
  discount: number;
  discounts: GivenDiscount[];
}

/** What of a bill's rounding goes back with so much of its goods: its part, and all of it at the end. */
export const roundingBack = (
  rounding: number,
  { before, now, all }: Record<'before' | 'now' | 'all', number>,
) => (all === 0 ? 0 : Math.trunc((rounding * (before + now)) / all) - Math.trunc((rounding * before) / all));

/** What a bill's lines come to, without its rounding. */
export const moneyOf = (lines: readonly Refund[]): number =>
  lines.reduce((sum, one) => sum + one.quantity * one.unit_price - one.discount, 0);

/** What of a bill's rounding goes back with these lines. */
export function roundingOfPart(
  sold: readonly SoldGoods[],
  lines: readonly Refund[],
  rounding: number,
): number {
  const before = sold.reduce((sum, { refunded }) => sum + refunded, 0);
  const all = sold.reduce((sum, { net }) => sum + net, 0);
  return roundingBack(rounding, { before, now: moneyOf(lines), all });
}

/** What goes back for so many pieces: a part of what was paid, cut below; the last pieces take what the cuts have left. */
export function refund(sold: SoldGoods, quantity: number): Refund {
  const { goods_id, gross, net, unit_cost, tax_rate, returned, refunded } = sold;
  const amount = Math.floor((net * (returned + quantity)) / sold.quantity) - refunded;
  const unit_price = Math.ceil(gross / sold.quantity);
  const discount = unit_price * quantity - amount;
  const parts = share(
    discount,
    sold.discounts.map((one) => one.amount),
  );
  const discounts = sold.discounts.map((one, index) => ({ ...one, amount: parts[index] ?? 0 }));
  return {
    goods_id,
    quantity,
    unit_price,
    unit_cost,
    tax_rate,
    discount,
    discounts: discounts.filter((one) => one.amount > 0),
  };
}
