// Generated from schemas/stock/stock-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockState = {
  name: 'stock_state',
  type: 'string',
  values: [
    { value: 'out', key: 'out', tone: 'danger' },
    { value: 'low', key: 'low', tone: 'warning' },
    { value: 'ok', key: 'ok', tone: 'success' },
    { value: 'over', key: 'over', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type StockState = (typeof stockState.values)[number]['value'];
