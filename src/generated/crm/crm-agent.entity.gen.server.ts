// Generated from schemas/crm/crm-agent.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { crmAgentDisplay, crmAgentFields, crmAgentRules } from './crm-agent.entity.gen.ts';

export const crmAgentModel = createEntity({
  name: 'crm_agent',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(crmAgentFields),
  display: crmAgentDisplay,
  unique: [{ key: 'account', fields: ['account_id'], message: 'rule.crm_agent.account_taken' }],
  index: [['last_assigned_at'], ['presence', 'seen_at']],
  access: { read: ['crm_lead_dead'], create: ['crm_lead_dead'], update: ['crm_lead_dead'], delete: ['crm_lead_dead'] },
  lookup: ['crm_lead_dead'],
  rules: crmAgentRules,
  live: true,
});
