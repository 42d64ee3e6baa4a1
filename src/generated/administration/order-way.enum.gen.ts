// Generated from schemas/administration/order-way.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const orderWay = {
  name: 'order_way',
  type: 'string',
  values: [
    { value: 'purchase', key: 'purchase', tone: 'neutral' },
    { value: 'transfer', key: 'transfer', tone: 'neutral' },
    { value: 'production', key: 'production', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type OrderWay = (typeof orderWay.values)[number]['value'];
