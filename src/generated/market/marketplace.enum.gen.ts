// Generated from schemas/market/marketplace.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const marketplace = {
  name: 'marketplace',
  type: 'integer',
  values: [
    { value: 1, key: 'shopee', tone: 'neutral' },
    { value: 2, key: 'lazada', tone: 'neutral' },
    { value: 5, key: 'tiktok', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Marketplace = (typeof marketplace.values)[number]['value'];
