/** How a price is worked out of another. */
export interface PriceRule {
  /** Up or down, with one digit after the point. */
  percent: number;
  amount: number;
  rounding: 'none' | 'thousand' | 'nine_thousand';
}

const THOUSAND = 1_000;
const TEN_THOUSAND = 10_000;
const NINE_THOUSAND = 9_000;

/** The price that a rule makes of another, in whole units: percents first, then the amount, then the rounding; never below nothing. */
export function ruledPrice(from: number, { percent, amount, rounding }: PriceRule): number {
  const tenths = 1_000 + Math.round(percent * 10);
  const price = Math.max(0, Math.floor((from * tenths + 500) / 1_000) + amount);
  if (rounding === 'thousand') return Math.round(price / THOUSAND) * THOUSAND;
  if (rounding !== 'nine_thousand') return price;
  return Math.max(0, Math.round((price - NINE_THOUSAND) / TEN_THOUSAND)) * TEN_THOUSAND + NINE_THOUSAND;
}
