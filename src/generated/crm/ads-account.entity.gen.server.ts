// Generated from schemas/crm/ads-account.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { adsAccountDisplay, adsAccountFields, adsAccountRules } from './ads-account.entity.gen.ts';
import { adsAccountWorkflow } from './ads-account.workflow.gen.ts';

export const adsAccountModel = createEntity({
  name: 'ads_account',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(adsAccountFields),
  display: adsAccountDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code', 'platform'], message: 'rule.ads_account.code_taken' }],
  index: [['name']],
  access: {
    read: ['crm_ads_account', 'crm_ladi_page_campaign'], create: ['crm_ads_account'], update: ['crm_ads_account'],
    delete: null,
  },
  lookup: ['crm_ads_account', 'crm_ladi_page_campaign'],
  rules: adsAccountRules,
  workflows: [adsAccountWorkflow],
  live: true,
});
