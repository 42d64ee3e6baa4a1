// Generated from schemas/market/market-app.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { marketAppDisplay, marketAppFields, marketAppRules } from './market-app.entity.gen.ts';

export const marketAppModel = createEntity({
  name: 'market_app',
  module: 'market',
  owner: 'customer',
  fields: Object.values(marketAppFields),
  display: marketAppDisplay,
  search: ['app_id'],
  unique: [{ key: 'app', fields: ['platform', 'app_id'], message: 'rule.market_app.app_taken' }],
  access: {
    read: ['customer_account'], create: ['customer_account'], update: ['customer_account'],
    delete: ['customer_account'],
  },
  lookup: ['customer_account'],
  rules: marketAppRules,
});
