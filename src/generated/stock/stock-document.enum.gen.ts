// Generated from schemas/stock/stock-document.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockDocument = {
  name: 'stock_document',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'neutral' },
    { value: 'order', key: 'order', tone: 'info' },
    { value: 'pos_sale', key: 'pos_sale', tone: 'info' },
  ],
} as const satisfies EnumModel;
