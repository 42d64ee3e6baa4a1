// Generated from schemas/messaging/omnichannel-page.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { omnichannelPageDisplay, omnichannelPageFields, omnichannelPageRules } from './omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from './omnichannel-page.workflow.gen.ts';

export const omnichannelPageModel = createEntity({
  name: 'omnichannel_page',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(omnichannelPageFields),
  display: omnichannelPageDisplay,
  search: ['name', 'code'],
  unique: [{ key: 'code', fields: ['code', 'channel'], message: 'rule.omnichannel_page.code_taken' }],
  index: [['name']],
  access: {
    read: ['crm_lead_omnichannel', 'customer_account', 'administration_zns'],
    create: ['crm_lead_omnichannel', 'customer_account'], update: ['crm_lead_omnichannel', 'customer_account'],
    delete: ['crm_lead_omnichannel', 'customer_account'],
  },
  lookup: [
    'crm_lead_omnichannel', 'customer_account', 'administration_zns', 'crm_keyword', 'crm_ladi_page_config',
    'crm_lead_create',
  ],
  rules: omnichannelPageRules,
  workflows: [omnichannelPageWorkflow],
  live: true,
});
