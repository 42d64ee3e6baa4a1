// Generated from schemas/market/shop.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const shopForm: FormModel = {
  screen: 'account/shop',
  route: '/account/shop',
  module: 'market',
  entity: 'shop_connection',
  mode: 'edit',
  permissions: ['customer_account'],
};
