// Generated from schemas/orders/market-order-problem.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const marketOrderProblem = {
  name: 'market_order_problem',
  type: 'string',
  values: [
    { value: 'unmapped', key: 'unmapped', tone: 'warning' },
    { value: 'address', key: 'address', tone: 'warning' },
    { value: 'canceled', key: 'canceled', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type MarketOrderProblem = (typeof marketOrderProblem.values)[number]['value'];
