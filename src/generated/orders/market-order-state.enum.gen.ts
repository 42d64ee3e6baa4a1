// Generated from schemas/orders/market-order-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const marketOrderState = {
  name: 'market_order_state',
  type: 'string',
  values: [
    { value: 'new', key: 'new', tone: 'info' },
    { value: 'error', key: 'error', tone: 'danger' },
    { value: 'created', key: 'created', tone: 'success' },
    { value: 'ignored', key: 'ignored', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type MarketOrderState = (typeof marketOrderState.values)[number]['value'];
