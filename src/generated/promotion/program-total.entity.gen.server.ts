// Generated from schemas/promotion/program-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { programTotalDisplay, programTotalFields, programTotalRules } from './program-total.entity.gen.ts';

export const programTotalModel = createEntity({
  name: 'program_total',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(programTotalFields),
  computeSql: {
    liability: {
      text: 'CASE WHEN t."point_value" IS NOT NULL THEN t."points"::float8 * t."point_value" ELSE NULL END', params: [],
    },
  },
  display: programTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"program_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", j1.\"point_value\" AS \"point_value\", count(s.\"buyer_id\") AS \"members\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"earned\"), 0)::int8 AS \"earned\", coalesce(sum(s.\"redeemed\"), 0)::int8 AS \"redeemed\" FROM (SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'redeem')), 0)::int8 AS \"redeemed\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"program_id\" IS NOT NULL) GROUP BY 1, 2) v) s LEFT JOIN \"loyalty_program\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"program_id\" WHERE TRUE GROUP BY 1, 2) v",
      params: ['user.customer', 'now', 'today'],
    },
    sources: ['loyalty_program', 'point_entry', 'program_member'], id: 'text',
    walls: [['administration_pos_accrue_point_config'], ['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: { read: ['administration_pos_accrue_point_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: programTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
