// Generated from schemas/crm/price-request-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priceRequestStatus = {
  name: 'price_request_status',
  type: 'integer',
  values: [
    { value: -1, key: 'new', tone: 'warning' },
    { value: 0, key: 'unquoted', tone: 'progress' },
    { value: 1, key: 'quoted', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type PriceRequestStatus = (typeof priceRequestStatus.values)[number]['value'];
