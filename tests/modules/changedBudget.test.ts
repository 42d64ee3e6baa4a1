import { expect, test } from 'vitest';
import { changedBudget, type BudgetChange } from '../../src/modules/crm/changedBudget.ts';

const none = { percent: null, amount: null, least: null, most: null };
const byPercent = (percent: number, more: Partial<BudgetChange> = {}): BudgetChange => ({
  ...none,
  way: 'percent',
  percent,
  ...more,
});
const byAmount = (amount: number, more: Partial<BudgetChange> = {}): BudgetChange => ({
  ...none,
  way: 'amount',
  amount,
  ...more,
});

test.each<[string, BudgetChange, [before: number, after: number], number]>([
  ['rises by percent', byPercent(15), [800_000, 920_000], 1],
  ['falls by percent', byPercent(-20), [800_000, 640_000], 1],
  ['rises by an amount in whole units', byAmount(12.5), [4_000, 5_250], 100],
  ['falls by an amount', byAmount(-50_000), [800_000, 750_000], 1],
  ['stays below the most', byPercent(50, { most: 1_000_000 }), [800_000, 1_000_000], 1],
  ['stays above the least', byPercent(-50, { least: 30 }), [4_000, 3_000], 100],
  [
    'is not lowered by a rise when it is above the most',
    byPercent(10, { most: 1_000_000 }),
    [2_000_000, 2_000_000],
    1,
  ],
  [
    'is not raised by a fall when it is below the least',
    byAmount(-10_000, { least: 200_000 }),
    [100_000, 100_000],
    1,
  ],
  ['is whole in minor units', byPercent(10), [333_333, 366_666], 1],
])('a budget %s', (_, change, [before, after], unit) => {
  expect(changedBudget(before, change, unit)).toBe(after);
});
