// Generated from schemas/market/market-app.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const marketAppForm: FormModel = {
  screen: 'account/market-app',
  route: '/account/market-app',
  module: 'market',
  entity: 'market_app',
  mode: 'edit',
  permissions: ['customer_account'],
};
