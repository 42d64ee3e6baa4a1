// Generated from schemas/goods/goods-price-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsPriceState = {
  name: 'goods_price_state',
  type: 'string',
  values: [
    { value: 'scheduled', key: 'scheduled', tone: 'info' },
    { value: 'current', key: 'current', tone: 'success' },
    { value: 'past', key: 'past', tone: 'neutral' },
    { value: 'withdrawn', key: 'withdrawn', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type GoodsPriceState = (typeof goodsPriceState.values)[number]['value'];
