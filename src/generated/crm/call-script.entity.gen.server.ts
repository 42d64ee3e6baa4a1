// Generated from schemas/crm/call-script.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { callScriptDisplay, callScriptFields, callScriptRules } from './call-script.entity.gen.ts';

export const callScriptModel = createEntity({
  name: 'call_script',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(callScriptFields),
  display: callScriptDisplay,
  search: ['name'],
  unique: [{ key: 'name', fields: ['name'], message: 'rule.call_script.name_taken' }],
  index: [['name']],
  access: {
    read: ['crm_lead_dead', 'crm_lead_telesale'], create: ['crm_lead_dead'], update: ['crm_lead_dead'],
    delete: ['crm_lead_dead'],
  },
  lookup: ['crm_lead_dead', 'crm_lead_telesale'],
  rules: callScriptRules,
  live: true,
});
