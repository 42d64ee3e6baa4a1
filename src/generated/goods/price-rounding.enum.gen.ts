// Generated from schemas/goods/price-rounding.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priceRounding = {
  name: 'price_rounding',
  type: 'string',
  values: [
    { value: 'none', key: 'none', tone: 'neutral' },
    { value: 'thousand', key: 'thousand', tone: 'neutral' },
    { value: 'nine_thousand', key: 'nine_thousand', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PriceRounding = (typeof priceRounding.values)[number]['value'];
