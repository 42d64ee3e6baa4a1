// Generated from schemas/crm/page-lead.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pageLeadDisplay, pageLeadFields, pageLeadRules } from './page-lead.entity.gen.ts';

export const pageLeadModel = createEntity({
  name: 'page_lead',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(pageLeadFields),
  display: pageLeadDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"lead_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"lead_id\", s.\"ladi_page_id\" AS \"ladi_page_id\", (CASE WHEN s.\"created_at\" > {now}::timestamptz + (-24) * INTERVAL '1 hour' THEN 1 ELSE 0 END)::int8 AS \"today\", (CASE WHEN s.\"phone\" IS NULL OR s.\"queue\" = 'invalid_phone' THEN 1 ELSE 0 END)::int8 AS \"invalid\", (CASE WHEN s.\"status\" = 100 THEN 1 ELSE 0 END)::int8 AS \"confirmed\" FROM \"lead\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (NOT {settings.crm_agents_see_own}::boolean OR 'crm_lead_dead' = ANY({user.permissions}::text[]) OR s.\"account_id\" IS NULL OR s.\"account_id\" = {user.id}::int8 OR s.\"created_by\" IS NOT NULL AND s.\"created_by\" = {user.id}::int8 OR s.\"queue\" = 'dead_pool' OR s.\"queue\" = 'complete' AND 'crm_lead_complete' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'double_check' AND 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'temporary' AND 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'deposit_check' AND 'crm_lead_wait_confirm' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'no_demand' AND 'crm_lead_no_demand' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'blacklist' AND 'crm_blacklist' = ANY({user.permissions}::text[])) AND (s.\"ladi_page_id\" IS NOT NULL AND s.\"created_at\" > {now}::timestamptz + (-7) * INTERVAL '24 hours')) v",
      params: ['now', 'user.customer', 'settings.crm_agents_see_own', 'user.permissions', 'user.id'],
    },
    sources: ['lead'], id: 'number', of: 'lead', walls: [],
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: pageLeadRules,
  audit: false,
  softDelete: false,
});
