// Generated from schemas/_shared/currency.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const currency = {
  name: 'currency',
  type: 'string',
  values: [
    { value: 'VND', key: 'vnd', tone: 'neutral' },
    { value: 'USD', key: 'usd', tone: 'neutral' },
    { value: 'EUR', key: 'eur', tone: 'neutral' },
    { value: 'PHP', key: 'php', tone: 'neutral' },
    { value: 'HKD', key: 'hkd', tone: 'neutral' },
    { value: 'SGD', key: 'sgd', tone: 'neutral' },
    { value: 'THB', key: 'thb', tone: 'neutral' },
    { value: 'CNY', key: 'cny', tone: 'neutral' },
    { value: 'INR', key: 'inr', tone: 'neutral' },
    { value: 'KRW', key: 'krw', tone: 'neutral' },
    { value: 'IDR', key: 'idr', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Currency = (typeof currency.values)[number]['value'];
