// Generated from schemas/crm/lead-rule.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadRuleDisplay, leadRuleFields, leadRuleRules } from './lead-rule.entity.gen.ts';

export const leadRuleModel = createEntity({
  name: 'lead_rule',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadRuleFields),
  display: leadRuleDisplay,
  search: ['name'],
  unique: [{ key: 'name', fields: ['name'], message: 'rule.lead_rule.name_taken' }],
  index: [['position']],
  access: {
    read: ['crm_ladi_page_config'], create: ['crm_ladi_page_config'], update: ['crm_ladi_page_config'],
    delete: ['crm_ladi_page_config'],
  },
  lookup: ['crm_ladi_page_config'],
  rules: leadRuleRules,
  live: true,
});
