// Generated from schemas/shop/check.page.json. Edit that file and run `npm run generate`.
import type { PublicLookupModel } from '#contract/page.ts';

export const checkPage: PublicLookupModel = {
  screen: 'check',
  module: 'shop',
  entity: 'bill',
  url: '/check-code',
  code: 'code',
  secret: 'secret',
  result: [
    { key: 'code', steps: [], leaf: 'code', type: 'code' },
    { key: 'state', steps: [], leaf: 'state', type: 'enum' },
  ],
  proven: [
    { key: 'seen', steps: [], leaf: 'seen', type: 'integer' },
    { key: 'first_seen_at', steps: [], leaf: 'first_seen_at', type: 'date_time' },
    { key: 'activated_at', steps: [], leaf: 'activated_at', type: 'date_time' },
  ],
  count: { times: 'seen', first: 'first_seen_at' },
  activate: { url: '/activate-code', field: 'activated_at' },
};
