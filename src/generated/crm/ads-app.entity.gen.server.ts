// Generated from schemas/crm/ads-app.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { adsAppDisplay, adsAppFields, adsAppRules } from './ads-app.entity.gen.ts';

export const adsAppModel = createEntity({
  name: 'ads_app',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(adsAppFields),
  display: adsAppDisplay,
  search: ['app_id'],
  unique: [{ key: 'app', fields: ['platform', 'app_id'], message: 'rule.ads_app.app_taken' }],
  access: {
    read: ['crm_ads_account'], create: ['crm_ads_account'], update: ['crm_ads_account'], delete: ['crm_ads_account'],
  },
  lookup: ['crm_ads_account'],
  rules: adsAppRules,
});
