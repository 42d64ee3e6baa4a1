// Generated from schemas/crm/agent-load.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { agentLoadDisplay, agentLoadFields, agentLoadRules } from './agent-load.entity.gen.ts';

export const agentLoadModel = createEntity({
  name: 'agent_load',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(agentLoadFields),
  computeSql: {
    room: { text: '(t."cap_open"::float8 - t."open")', params: [] },
    is_full: { text: '(t."open" >= t."cap_open")', params: [] },
  },
  display: agentLoadDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"agent_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"agent_id\", s.\"account_id\" AS \"account_id\", s.\"is_receiving\" AS \"is_receiving\", s.\"cap_open\" AS \"cap_open\", s.\"last_assigned_at\" AS \"last_assigned_at\", count(b.\"lead_id\") AS \"open\", coalesce(sum(b.\"due\"), 0)::int8 AS \"due\", coalesce(sum(b.\"fresh\"), 0)::int8 AS \"fresh\", coalesce(sum(b.\"late\"), 0)::int8 AS \"late\" FROM \"crm_agent\" s LEFT JOIN (SELECT v.*, v.\"lead_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"lead_id\", s.\"account_id\" AS \"account_id\", (CASE WHEN s.\"is_due\" IS NOT NULL AND s.\"is_due\" = TRUE THEN 1 ELSE 0 END)::int8 AS \"due\", (CASE WHEN s.\"is_late\" IS NOT NULL AND s.\"is_late\" = TRUE THEN 1 ELSE 0 END)::int8 AS \"late\", (CASE WHEN s.\"queue\" = 'telesale' AND s.\"process_count\" = 0 THEN 1 ELSE 0 END)::int8 AS \"fresh\" FROM \"lead\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (NOT {settings.crm_agents_see_own}::boolean OR 'crm_lead_dead' = ANY({user.permissions}::text[]) OR s.\"account_id\" IS NULL OR s.\"account_id\" = {user.id}::int8 OR s.\"created_by\" IS NOT NULL AND s.\"created_by\" = {user.id}::int8 OR s.\"queue\" = 'dead_pool' OR s.\"queue\" = 'complete' AND 'crm_lead_complete' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'double_check' AND 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'temporary' AND 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'deposit_check' AND 'crm_lead_wait_confirm' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'no_demand' AND 'crm_lead_no_demand' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'blacklist' AND 'crm_blacklist' = ANY({user.permissions}::text[])) AND (s.\"account_id\" IS NOT NULL AND s.\"queue\" IN ('invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check'))) v) b ON b.\"account_id\" = s.\"account_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 2, 3, 4, 5) v",
      params: ['user.customer', 'settings.crm_agents_see_own', 'user.permissions', 'user.id'],
    },
    sources: ['agent_lead', 'crm_agent', 'lead'], id: 'number', walls: [['crm_lead_dead']],
  },
  access: { read: ['crm_lead_dead'], create: null, update: null, delete: null },
  lookup: null,
  rules: agentLoadRules,
  audit: false,
  softDelete: false,
  live: true,
});
