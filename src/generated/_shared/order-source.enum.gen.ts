// Generated from schemas/_shared/order-source.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const orderSource = {
  name: 'order_source',
  type: 'integer',
  values: [
    { value: 1, key: 'shopee', tone: 'neutral' },
    { value: 2, key: 'lazada', tone: 'neutral' },
    { value: 5, key: 'tiktok_shop', tone: 'neutral' },
  ],
  noValue: { key: 'other', tone: 'neutral' },
} as const satisfies EnumModel;

export type OrderSource = (typeof orderSource.values)[number]['value'];
