// Generated from schemas/administration/quote-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const quoteStatus = {
  name: 'quote_status',
  type: 'integer',
  values: [
    { value: -1, key: 'new_request', tone: 'neutral' },
    { value: 0, key: 'unquoted', tone: 'warning' },
    { value: 1, key: 'quoted', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type QuoteStatus = (typeof quoteStatus.values)[number]['value'];
