import { countOf, pricedOf, type Cart } from './cart.ts';
import type { PricedBill } from '#modules/promotion/promotion.api.ts';

/** Who paid how much when. */
export interface SlipPayment {
  buyer_name: string | null;
  buyer_phone: string | null;
  /** đ. */
  cash: number;
  /** As `2026-11-28T05:00:00Z`. */
  paid_at: string;
}

/** A bill that the server does not have yet, as far as its slip shows it: a line for each of the cart, combos in one. */
export function toSlip(cart: Cart, bill: PricedBill, { cash, ...paid }: SlipPayment) {
  const priced = pricedOf(cart, bill);
  const lines = cart.map(({ goods, quantity }, index) => ({
    name: goods.name,
    quantity,
    discount: sumOf(priced[index], 'discount'),
    amount: sumOf(priced[index], 'amount'),
  }));
  const { goods_total, manual_discount, combo_discount, line_discount, bill_discount, rounding, total } =
    bill;
  return {
    ...paid,
    lines: lines.toReversed(),
    goods_quantity: countOf(cart),
    goods_total,
    manual_discount,
    combo_discount,
    line_discount,
    bill_discount,
    rounding,
    total,
    cash,
    change: cash - total,
  };
}

export type Slip = ReturnType<typeof toSlip>;

const sumOf = (lines: readonly { discount: number; amount: number }[] = [], key: 'discount' | 'amount') =>
  lines.reduce((sum, line) => sum + line[key], 0);
