// Generated from schemas/ads/currency.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const currency = {
  name: 'currency',
  type: 'string',
  values: [{ value: 'VND', key: 'vnd', tone: 'neutral' }, { value: 'USD', key: 'usd', tone: 'neutral' }],
} as const satisfies EnumModel;

export type Currency = (typeof currency.values)[number]['value'];
