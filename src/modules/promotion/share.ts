/** Divides a sum by weights into whole units that add up to it: each part is cut off below, and what is left goes to the largest remainders. */
export function share(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const cuts = weights.map((weight) => BigInt(sum) * BigInt(weight));
  const parts = cuts.map((cut) => Number(cut / whole));
  const left = sum - parts.reduce((all, part) => all + part, 0);
  const byRemainder = [...cuts.keys()].sort((a, b) => remainderOf(b) - remainderOf(a) || a - b);
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;

  function remainderOf(index: number): number {
    return Number((cuts[index] ?? 0n) % whole);
  }
}
