// Generated from schemas/market/listing.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const listingForm: FormModel = {
  screen: 'account/listing',
  route: '/account/listing',
  module: 'market',
  entity: 'listing_map',
  mode: 'edit',
  permissions: ['customer_account', 'goods_manager'],
};
