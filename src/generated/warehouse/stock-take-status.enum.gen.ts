// Generated from schemas/warehouse/stock-take-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockTakeStatus = {
  name: 'stock_take_status',
  type: 'string',
  values: [
    { value: 'planned', key: 'planned', tone: 'neutral' },
    { value: 'counting', key: 'counting', tone: 'progress' },
    { value: 'counted', key: 'counted', tone: 'warning' },
    { value: 'approved', key: 'approved', tone: 'info' },
    { value: 'posted', key: 'posted', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type StockTakeStatus = (typeof stockTakeStatus.values)[number]['value'];
