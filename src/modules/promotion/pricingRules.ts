import type { Buyer } from '#generated/buyer/buyer.entity.gen.ts';

/* By what a bill is priced, and what it comes to. */

/** Whether somebody buys for himself or to sell on, and so at which prices. */
export type BuyerKind = NonNullable<Buyer['kind']>;

/** One article of a bill, at the price of now. */
export interface PricingLine {
  goods_id: number;
  quantity: number;
  unit_price: number;
  category_id?: number | null;
  /** What the cashier takes off it. */
  manual?: ManualDiscount | null;
  /** The combo that it is a part of: its parts cost together what it costs. */
  combo?: PricedCombo | null;
}

/** So many of a combo, sold as its parts. */
export interface PricedCombo {
  id: number;
  name: string;
  /** Of all of them. */
  price: number;
}

/** What somebody takes off by hand: a part (0 to 100), which goes before an amount. */
export interface ManualDiscount {
  percent: number | null;
  amount: number | null;
}

/** So much off: a part, at most so much, or an amount. */
export interface Benefit {
  percent: number | null;
  amount: number | null;
  atMost: number | null;
}

/** What an article gets from so many pieces on: so much off each, or gifts. */
export interface GoodsRule {
  goods_id: number;
  from: number;
  percent: number | null;
  /** Off a piece. */
  amount: number | null;
  gift: { goods_id: number; name: string; quantity: number; price: number } | null;
}

export interface PromotionRule {
  id: number;
  name: string;
  priority: number;
  /** Adds up with others that do; else the best for the buyer is given. */
  stackable: boolean;
  goods: readonly GoodsRule[];
  /** So much off a bill from a value on. */
  bill: (Benefit & { from: number }) | null;
}

export interface VoucherRule {
  /** Value of the bill from which it counts. */
  from: number;
  /** Goods that it is for; null: all. */
  goods: readonly number[] | null;
  /** All of these goods must be there. */
  needsAll: boolean;
  /** It holds for one piece of them. */
  onePiece: boolean;
  benefit: Benefit;
}

export interface PointRule {
  /** For which one point is given. */
  earn_amount: number;
  point_value: number;
  min_redeem_points: number;
  max_redeem_percent: number;
  earn_on_discounted: boolean;
  earn_on_redeemed: boolean;
  excluded_categories: readonly number[];
  /** Name of the buyer's tier; null: he has reached none. */
  tier: string | null;
  /** Tenths: 15 is one and a half times the points. */
  multiplier: number;
  /** Points of the buyer. */
  balance: number;
}

export interface PricingRules {
  promotions: readonly PromotionRule[];
  voucher: VoucherRule | null;
  points: PointRule | null;
  /** Points that the buyer wants to pay with. */
  redeem: number;
  /** What the cashier takes off the whole bill. */
  manual: ManualDiscount | null;
  /** What is paid is a multiple of it; 1: nothing is rounded. */
  rounding: number;
}

/** What of a discount fell on a line. */
export interface LineDiscount {
  kind: 'manual' | 'combo' | 'manual_bill' | 'goods' | 'bill' | 'voucher' | 'points';
  promotion_id: number | null;
  /** Of the promotion; empty of anything else. */
  name: string;
  amount: number;
}

export interface PricedLine extends PricingLine {
  /** All that is taken off the line, its part of the bill's discounts included. */
  discount: number;
  amount: number;
  promotion_id: number | null;
  /** Where the discount comes from. */
  discounts: LineDiscount[];
}

export interface Gift {
  goods_id: number;
  name: string;
  quantity: number;
  promotion_id: number;
}

export interface PricedBill {
  /** In the order in which they were given. */
  lines: PricedLine[];
  gifts: Gift[];
  /** What each promotion gave. */
  uses: { promotion_id: number; discount: number }[];
  goods_total: number;
  /** What was taken off by hand, of lines and of the bill. */
  manual_discount: number;
  /** What combos cost less than their parts. */
  combo_discount: number;
  promotion_discount: number;
  /** What of it promotions of goods gave, and promotions of bills. */
  line_discount: number;
  bill_discount: number;
  voucher_amount: number;
  points_used: number;
  points_amount: number;
  points_earned: number;
  /** What was added to come to a round sum, or taken off. */
  rounding: number;
  total: number;
}
