// Generated from schemas/stock/stock-quality.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockQuality = {
  name: 'stock_quality',
  type: 'integer',
  values: [{ value: 1, key: 'damaged', tone: 'danger' }, { value: 2, key: 'quarantine', tone: 'warning' }],
} as const satisfies EnumModel;

export type StockQuality = (typeof stockQuality.values)[number]['value'];
