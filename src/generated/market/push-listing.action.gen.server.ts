// Generated from schemas/market/push-listing.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/push-listing.action.validate.gen.js';
import { pushListingAction, pushListingActionFields } from './push-listing.action.gen.ts';

export const pushListingActionModel: ActionModel = {
  key: 'push_listing',
  stem: 'push-listing',
  module: 'market',
  records: pushListingAction,
  permissions: ['goods_syn_e_market', 'customer_account'],
  input: Object.values(pushListingActionFields),
  validate,
};
