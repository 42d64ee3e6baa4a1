// Generated from schemas/crm/agent-lead.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { agentLeadDisplay, agentLeadFields, agentLeadRules } from './agent-lead.entity.gen.ts';

export const agentLeadModel = createEntity({
  name: 'agent_lead',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(agentLeadFields),
  display: agentLeadDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"lead_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"lead_id\", s.\"account_id\" AS \"account_id\", (CASE WHEN s.\"is_due\" IS NOT NULL AND s.\"is_due\" = TRUE THEN 1 ELSE 0 END)::int8 AS \"due\", (CASE WHEN s.\"is_late\" IS NOT NULL AND s.\"is_late\" = TRUE THEN 1 ELSE 0 END)::int8 AS \"late\", (CASE WHEN s.\"queue\" = 'telesale' AND s.\"process_count\" = 0 THEN 1 ELSE 0 END)::int8 AS \"fresh\" FROM \"lead\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (NOT {settings.crm_agents_see_own}::boolean OR 'crm_lead_dead' = ANY({user.permissions}::text[]) OR s.\"account_id\" IS NULL OR s.\"account_id\" = {user.id}::int8 OR s.\"created_by\" IS NOT NULL AND s.\"created_by\" = {user.id}::int8 OR s.\"queue\" = 'dead_pool' OR s.\"queue\" = 'complete' AND 'crm_lead_complete' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'double_check' AND 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'temporary' AND 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'deposit_check' AND 'crm_lead_wait_confirm' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'no_demand' AND 'crm_lead_no_demand' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'blacklist' AND 'crm_blacklist' = ANY({user.permissions}::text[])) AND (s.\"account_id\" IS NOT NULL AND s.\"queue\" IN ('invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check'))) v",
      params: ['user.customer', 'settings.crm_agents_see_own', 'user.permissions', 'user.id'],
    },
    sources: ['lead'], id: 'number', walls: [],
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: agentLeadRules,
  audit: false,
  softDelete: false,
});
