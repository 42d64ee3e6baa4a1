/* Tax rates as they hold on a day, and amounts shared out among lines. */

/** The reduced rate ends with this day; what it was for is taxed at the full one then. */
const REDUCED = { rate: 8, until: '2026-12-31', after: 10 } as const;

/** The rate of ordinary goods on a day, `YYYY-MM-DD`. */
export const standardRateOn = (day: string): 8 | 10 => (day <= REDUCED.until ? REDUCED.rate : REDUCED.after);

/**
 * An amount shared out by weights so that the parts add up to it: each is rounded down, and what is left goes to the largest
 * remainders, of equal ones to the first. Nothing is shared out where nothing weighs.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** A line of a bill. */
export interface Sold {
  sku: string | null;
  name: string | null;
  quantity: number;
  unit_price: number;
  discount: number;
}

/** Lines of bills as those of an invoice, at the rate of a day. */
export const taxedOn =
  (day: string) =>
  ({ sku, name, quantity, unit_price, discount }: Sold) => ({
    sku,
    name: name ?? sku ?? '',
    quantity,
    unit_price,
    discount,
    tax_rate: standardRateOn(day),
  });
