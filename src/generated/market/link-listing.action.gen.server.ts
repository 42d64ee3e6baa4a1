// Generated from schemas/market/link-listing.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/link-listing.action.validate.gen.js';
import { linkListingAction, linkListingActionFields } from './link-listing.action.gen.ts';

export const linkListingActionModel: ActionModel = {
  key: 'link_listing',
  stem: 'link-listing',
  module: 'market',
  records: linkListingAction,
  permissions: ['goods_syn_e_market', 'customer_account'],
  input: Object.values(linkListingActionFields),
  validate,
};
