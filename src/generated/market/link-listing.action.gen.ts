// Generated from schemas/market/link-listing.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LinkListingActionInput = {
  goods_id: number | null;
  combo_id: number | null;
  multiplier: number;
};

export const linkListingActionFields = createFields({
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  combo_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  multiplier: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
});

export const linkListingAction: RecordAction = {
  key: 'link_listing',
  entity: 'listing_map',
  permissions: ['goods_syn_e_market', 'customer_account'],
  form: 'link-listing',
  begins: { goods_id: 'goods_id', combo_id: 'combo_id', multiplier: 'multiplier' },
  success: 'messages.listings_linked',
  tone: 'success',
};
