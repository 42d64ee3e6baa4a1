// Generated from schemas/crm/blacklist.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { blacklistDisplay, blacklistFields, blacklistRules } from './blacklist.entity.gen.ts';

export const blacklistModel = createEntity({
  name: 'blacklist',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(blacklistFields),
  display: blacklistDisplay,
  search: ['phone', 'address'],
  unique: [
    {
      key: 'phone', fields: ['phone'], message: 'rule.blacklist.phone_taken',
      where: { text: "(t.\"kind\" = 'phone')", params: [] },
    },
    {
      key: 'address', fields: ['address_key', 'id_city', 'id_ward'], message: 'rule.blacklist.address_taken',
      nulls: 'same', where: { text: "(t.\"kind\" = 'address')", params: [] },
    },
  ],
  index: [['created_at'], ['phone'], ['address_key']],
  access: { read: ['crm_blacklist'], create: ['crm_blacklist'], update: ['crm_blacklist'], delete: ['crm_blacklist'] },
  lookup: [
    'crm_blacklist', 'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check',
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
  ],
  rules: blacklistRules,
  live: true,
});
