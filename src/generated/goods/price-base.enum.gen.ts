// Generated from schemas/goods/price-base.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priceBase = {
  name: 'price_base',
  type: 'string',
  values: [
    { value: 'listed', key: 'listed', tone: 'neutral' },
    { value: 'retail', key: 'retail', tone: 'neutral' },
    { value: 'cost', key: 'cost', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PriceBase = (typeof priceBase.values)[number]['value'];
