/* What one piece of a quotation comes to. Exact: amounts are whole minor units, a rate has six decimals (spec 9). */

const RATE_SCALE = 1_000_000n;

/** The price from a quantity on: the last tier that it reaches, else the price of a single piece. */
export function priceAt(
  unitPrice: number,
  tiers: readonly { from_quantity: number; unit_price: number }[],
  quantity: number,
): number {
  const reached = tiers
    .filter(({ from_quantity }) => from_quantity <= quantity)
    .toSorted((one, other) => other.from_quantity - one.from_quantity);
  return reached[0]?.unit_price ?? unitPrice;
}

export interface LandedFacts {
  /** Minor units of the quotation's currency. */
  price: number;
  fees: number;
  quantity: number;
  /** The company's money for one of the currency, as exact text. */
  rate: string;
  /** Decimals of the currency, and of the company's money. */
  from: number;
  to: number;
}

/** Price and a share of the fees for one piece, in the company's money, rounded half up. */
export function landedCost({ price, fees, quantity, rate, from, to }: LandedFacts): number {
  const total = BigInt(price) * BigInt(quantity) + BigInt(fees);
  const over = total * toScaled(rate) * 10n ** BigInt(to);
  const under = RATE_SCALE * 10n ** BigInt(from) * BigInt(quantity);
  return Number((2n * over + under) / (2n * under));
}

function toScaled(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole) * RATE_SCALE + BigInt(part.padEnd(6, '0').slice(0, 6));
}

/** Whether prices fall as quantities grow. */
export function fallsWithQuantity(
  unitPrice: number | null,
  tiers: readonly { from_quantity: number; unit_price: number }[],
): boolean {
  const sorted = tiers.toSorted((one, other) => one.from_quantity - other.from_quantity);
  return sorted.every(({ unit_price }, index) => {
    const before = index === 0 ? unitPrice : (sorted[index - 1]?.unit_price ?? null);
    return before === null || unit_price < before;
  });
}
