// Generated from schemas/stock/basket-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const basketStatus = {
  name: 'basket_status',
  type: 'string',
  values: [
    { value: 'empty', key: 'empty', tone: 'neutral' },
    { value: 'picking', key: 'picking', tone: 'progress' },
    { value: 'full', key: 'full', tone: 'info' },
    { value: 'packing', key: 'packing', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type BasketStatus = (typeof basketStatus.values)[number]['value'];
