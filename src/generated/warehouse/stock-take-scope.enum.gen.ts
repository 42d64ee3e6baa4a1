// Generated from schemas/warehouse/stock-take-scope.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockTakeScope = {
  name: 'stock_take_scope',
  type: 'string',
  values: [
    { value: 'goods', key: 'goods', tone: 'neutral' },
    { value: 'zone', key: 'zone', tone: 'info' },
    { value: 'category', key: 'category', tone: 'info' },
    { value: 'all', key: 'all', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type StockTakeScope = (typeof stockTakeScope.values)[number]['value'];
