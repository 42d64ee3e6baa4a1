// Generated from schemas/warehouse/stock-take-uncounted.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockTakeUncounted = {
  name: 'stock_take_uncounted',
  type: 'string',
  values: [{ value: 'zero', key: 'zero', tone: 'danger' }, { value: 'leave', key: 'leave', tone: 'neutral' }],
} as const satisfies EnumModel;

export type StockTakeUncounted = (typeof stockTakeUncounted.values)[number]['value'];
