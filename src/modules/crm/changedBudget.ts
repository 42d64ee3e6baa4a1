/** How a daily budget is changed: by percent or by an amount, and within which limits it stays; amounts in whole units of its currency. */
export interface BudgetChange {
  way: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
  least: number | null;
  most: number | null;
}

/**
 * What becomes of a budget of so many minor units, with `unit` of them to a whole. Limits hold back the change and never turn it round: what
 * stands above the most already is not lowered by a rise.
 */
export function changedBudget(
  budget: number,
  { way, percent, amount, least, most }: BudgetChange,
  unit: number,
): number {
  const step = way === 'percent' ? (budget * (percent ?? 0)) / 100 : (amount ?? 0) * unit;
  const wanted = Math.round(budget + step);
  if (wanted > budget) return most === null ? wanted : Math.max(budget, Math.min(wanted, most * unit));
  return least === null ? wanted : Math.min(budget, Math.max(wanted, least * unit));
}
