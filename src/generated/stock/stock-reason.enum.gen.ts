// Generated from schemas/stock/stock-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockReason = {
  name: 'stock_reason',
  type: 'string',
  values: [
    { value: 'opening', key: 'opening', tone: 'neutral' },
    { value: 'receipt', key: 'receipt', tone: 'success' },
    { value: 'sale', key: 'sale', tone: 'info' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'adjust', key: 'adjust', tone: 'warning' },
  ],
} as const satisfies EnumModel;
