// Generated from schemas/market/listing-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const listingStatus = {
  name: 'listing_status',
  type: 'string',
  values: [
    { value: 'unlinked', key: 'unlinked', tone: 'warning' },
    { value: 'linked', key: 'linked', tone: 'success' },
    { value: 'error', key: 'error', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ListingStatus = (typeof listingStatus.values)[number]['value'];
