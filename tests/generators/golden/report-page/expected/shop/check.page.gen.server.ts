// Generated from schemas/shop/check.page.json. Edit that file and run `npm run generate`.
import type { PublicLookupModel } from '#contract/page.ts';
import { path } from '#contract/parts.ts';
import { billFields } from './bill.entity.gen.ts';

export const checkPage: PublicLookupModel = {
  screen: 'check',
  module: 'shop',
  entity: 'bill',
  url: '/check-code',
  code: 'code',
  secret: 'secret',
  result: [path(billFields.code), path(billFields.state)],
  proven: [path(billFields.seen), path(billFields.first_seen_at), path(billFields.activated_at)],
  count: { times: 'seen', first: 'first_seen_at' },
  recalled: { field: 'state', value: 1 },
  activate: { url: '/activate-code', field: 'activated_at' },
};
