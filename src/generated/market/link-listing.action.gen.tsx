// Generated from schemas/market/link-listing.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { linkListingActionFields } from './link-listing.action.gen.ts';

export const form = createForm({
  screen: 'link-listing',
  title: 'listing_map.action.link_listing',
  mode: 'dialog',
  permissions: ['goods_syn_e_market', 'customer_account'],
  sections: [
    {
      key: 'input', label: 'listing_map.action.link_listing',
      inputs: [
        input(linkListingActionFields.goods_id, { label: 'link-listing.goods_id' }),
        input(linkListingActionFields.combo_id, { label: 'link-listing.combo_id' }),
        input(linkListingActionFields.multiplier, { label: 'link-listing.multiplier' }),
      ],
    },
  ],
  models: { 'link-listing': { name: 'link-listing', fields: Object.values(linkListingActionFields), rules: [] } },
  validate: () => import('#generated/built/market/link-listing.action.validate.gen.js'),
});
