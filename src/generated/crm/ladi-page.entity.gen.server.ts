// Generated from schemas/crm/ladi-page.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { ladiPageDisplay, ladiPageFields, ladiPageRules } from './ladi-page.entity.gen.ts';

export const ladiPageModel = createEntity({
  name: 'ladi_page',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(ladiPageFields),
  computeSql: { webhook_path: { text: "('/hooks/crm/landing?page=' || t.\"id\"::int8::text)", params: [] } },
  display: ladiPageDisplay,
  search: ['name', 'url'],
  unique: [
    { key: 'name', fields: ['name'], message: 'rule.ladi_page.name_taken' },
    { key: 'url', fields: ['url'], message: 'rule.ladi_page.url_taken' },
  ],
  index: [['name']],
  access: {
    read: ['crm_ladi_page_config'], create: ['crm_ladi_page_config'], update: ['crm_ladi_page_config'],
    delete: ['crm_ladi_page_config'],
  },
  lookup: [
    'crm_ladi_page_config', 'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check',
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
  ],
  rules: ladiPageRules,
  live: true,
});
