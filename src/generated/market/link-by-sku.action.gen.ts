// Generated from schemas/market/link-by-sku.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ListingMap } from './listing-map.entity.gen.ts';

export type LinkBySkuActionInput = {

};

export const linkBySkuActionFields = createFields({});

export const linkBySkuAction: RecordAction = {
  key: 'link_by_sku',
  entity: 'listing_map',
  permissions: ['goods_syn_e_market', 'customer_account'],
  guard: (c: Logic<ListingMap>) => c.record.status === 'unlinked',
  guardMessage: 'rule.listing_map.is_linked',
  success: 'messages.listings_linked',
  bulk: true,
};
