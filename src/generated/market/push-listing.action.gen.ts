// Generated from schemas/market/push-listing.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ListingMap } from './listing-map.entity.gen.ts';

export type PushListingActionInput = {

};

export const pushListingActionFields = createFields({});

export const pushListingAction: RecordAction = {
  key: 'push_listing',
  entity: 'listing_map',
  permissions: ['goods_syn_e_market', 'customer_account'],
  guard: (c: Logic<ListingMap>) => c.record.status !== 'unlinked',
  guardMessage: 'rule.listing_map.not_linked',
  success: 'messages.push_begun',
  bulk: true,
};
