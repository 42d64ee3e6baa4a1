/**
 * The moving average of what lies there and what comes, in whole units, half up: 100 at 50,000 and 50 at 56,000 are 52,000 each
 * (domain B10). Where nothing lies, or nobody knows what it cost, what comes says it.
 */
export function averageCost(
  { on_hand, average }: { on_hand: number; average: number | null },
  { quantity, unit_cost }: { quantity: number; unit_cost: number },
): number {
  const known = average === null ? 0 : on_hand;
  const pieces = known + quantity;
  if (pieces <= 0) return average ?? unit_cost;
  const value = BigInt(known) * BigInt(average ?? 0) + BigInt(quantity) * BigInt(unit_cost);
  return Number((2n * value + BigInt(pieces)) / (2n * BigInt(pieces)));
}
