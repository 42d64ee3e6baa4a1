// Generated from schemas/crm/budget-way.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const budgetWay = {
  name: 'budget_way',
  type: 'string',
  values: [{ value: 'percent', key: 'percent', tone: 'neutral' }, { value: 'amount', key: 'amount', tone: 'neutral' }],
} as const satisfies EnumModel;

export type BudgetWay = (typeof budgetWay.values)[number]['value'];
