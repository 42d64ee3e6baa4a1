// Generated from schemas/stock/stock-place.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockPlace = {
  name: 'stock_place',
  type: 'string',
  values: [
    { value: 'stock', key: 'stock', tone: 'info' },
    { value: 'supplier', key: 'supplier', tone: 'neutral' },
    { value: 'customer', key: 'customer', tone: 'success' },
    { value: 'adjust', key: 'adjust', tone: 'warning' },
    { value: 'production', key: 'production', tone: 'neutral' },
    { value: 'transit', key: 'transit', tone: 'neutral' },
    { value: 'scrap', key: 'scrap', tone: 'danger' },
    { value: 'staging', key: 'staging', tone: 'progress' },
    { value: 'assembly', key: 'assembly', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type StockPlace = (typeof stockPlace.values)[number]['value'];
