// Generated from schemas/partner/price-level.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priceLevel = {
  name: 'price_level',
  type: 'string',
  values: [
    { value: 'retail', key: 'retail', tone: 'neutral' },
    { value: 'wholesale', key: 'wholesale', tone: 'neutral' },
    { value: 'listed', key: 'listed', tone: 'neutral' },
    { value: 'internal', key: 'internal', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PriceLevel = (typeof priceLevel.values)[number]['value'];
