// Generated from schemas/crm/ladi-page-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { ladiPageTotalDisplay, ladiPageTotalFields, ladiPageTotalRules } from './ladi-page-total.entity.gen.ts';

export const ladiPageTotalModel = createEntity({
  name: 'ladi_page_total',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(ladiPageTotalFields),
  computeSql: {
    invalid_rate: {
      text: 'CASE WHEN t."leads" = 0 THEN NULL ELSE floor(t."invalid"::float8 * 100 / NULLIF(t."leads", 0) * 10 + 0.5) / 10 END',
      params: [],
    },
  },
  display: ladiPageTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"page_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"page_id\", s.\"name\" AS \"name\", s.\"active\" AS \"active\", s.\"last_received_at\" AS \"last_received_at\", s.\"last_error\" AS \"last_error\", count(b.\"lead_id\") AS \"leads\", coalesce(sum(b.\"today\"), 0)::int8 AS \"leads_day\", coalesce(sum(b.\"invalid\"), 0)::int8 AS \"invalid\", coalesce(sum(b.\"confirmed\"), 0)::int8 AS \"confirmed\" FROM \"ladi_page\" s LEFT JOIN (SELECT v.*, v.\"lead_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"lead_id\", s.\"ladi_page_id\" AS \"ladi_page_id\", (CASE WHEN s.\"created_at\" > {now}::timestamptz + (-24) * INTERVAL '1 hour' THEN 1 ELSE 0 END)::int8 AS \"today\", (CASE WHEN s.\"phone\" IS NULL OR s.\"queue\" = 'invalid_phone' THEN 1 ELSE 0 END)::int8 AS \"invalid\", (CASE WHEN s.\"status\" = 100 THEN 1 ELSE 0 END)::int8 AS \"confirmed\" FROM \"lead\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (NOT {settings.crm_agents_see_own}::boolean OR 'crm_lead_dead' = ANY({user.permissions}::text[]) OR s.\"account_id\" IS NULL OR s.\"account_id\" = {user.id}::int8 OR s.\"created_by\" IS NOT NULL AND s.\"created_by\" = {user.id}::int8 OR s.\"queue\" = 'dead_pool' OR s.\"queue\" = 'complete' AND 'crm_lead_complete' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'double_check' AND 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'temporary' AND 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'deposit_check' AND 'crm_lead_wait_confirm' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'no_demand' AND 'crm_lead_no_demand' = ANY({user.permissions}::text[]) OR s.\"queue\" = 'blacklist' AND 'crm_blacklist' = ANY({user.permissions}::text[])) AND (s.\"ladi_page_id\" IS NOT NULL AND s.\"created_at\" > {now}::timestamptz + (-7) * INTERVAL '24 hours')) v) b ON b.\"ladi_page_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 2, 3, 4, 5) v",
      params: ['user.customer', 'now', 'settings.crm_agents_see_own', 'user.permissions', 'user.id'],
    },
    sources: ['ladi_page', 'lead', 'page_lead'], id: 'number', of: 'ladi_page', walls: [],
  },
  access: { read: ['crm_ladi_page_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: ladiPageTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
