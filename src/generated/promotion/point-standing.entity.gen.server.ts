// Generated from schemas/promotion/point-standing.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pointStandingDisplay, pointStandingFields, pointStandingRules } from './point-standing.entity.gen.ts';

export const pointStandingModel = createEntity({
  name: 'point_standing',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(pointStandingFields),
  display: pointStandingDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", max(s.\"program_id\") AS \"program_id\", max(s.\"points\") AS \"points\", max(s.\"earned\") AS \"earned\", max(s.\"spent_12m\") AS \"spent_12m\", max(s.\"last_at\") AS \"last_at\", max(s.\"next_expiry\") AS \"next_expiry\", max((CASE WHEN s.\"from_spending\" IS NULL THEN NULL WHEN s.\"from_spending\" <= s.\"spent_12m\" THEN s.\"from_spending\" ELSE NULL END)::int8) AS \"tier_from\" FROM (SELECT v.*, coalesce(v.\"buyer_id\"::text, '') || '~' || coalesce(v.\"tier_id\"::text, '') AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", s.\"program_id\" AS \"program_id\", s.\"points\" AS \"points\", s.\"spent_12m\" AS \"spent_12m\", b.\"id\" AS \"tier_id\", b.\"from_spending\" AS \"from_spending\", s.\"earned\" AS \"earned\", s.\"last_at\" AS \"last_at\", s.\"next_expiry\" AS \"next_expiry\" FROM (SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", max(s.\"program_id\") AS \"program_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" WHERE TRUE) v) s WHERE TRUE GROUP BY 1) v",
      params: ['user.customer', 'now', 'today'],
    },
    sources: ['buyer_point', 'buyer_step', 'loyalty_tier', 'point_entry'], id: 'text',
    walls: [['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: {
    read: ['administration_pos_accrue_point_config', 'pos_order_list'], create: null, update: null, delete: null,
  },
  lookup: null,
  rules: pointStandingRules,
  audit: false,
  softDelete: false,
});
