/** A part of a combo: how many of it are in one, and what one costs. */
export interface CostedPart {
  quantity: number;
  cost_price: number | null;
}

/** What the parts of one combo cost together; null where it is not known of each. */
export function sumCosts(parts: readonly CostedPart[]): number | null {
  let sum = 0;
  for (const { quantity, cost_price } of parts) {
    if (cost_price === null) return null;
    sum += quantity * cost_price;
  }
  return sum;
}

/**
 * What one piece of each part is worth when a combo of this cost is taken apart: its share by what the parts cost, half up, so
 * that a combo which costs what its parts cost gives them back at just that. Null where it is not known.
 */
export function shareCost(combo: number | null, parts: readonly CostedPart[]): number[] | null {
  const sum = sumCosts(parts);
  if (combo === null || sum === null || sum === 0) return null;
  return parts.map(({ cost_price }) =>
    Number((2n * BigInt(combo) * BigInt(cost_price ?? 0) + BigInt(sum)) / (2n * BigInt(sum))),
  );
}
