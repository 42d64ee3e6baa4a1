// Generated from schemas/promotion/member-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { memberTotalDisplay, memberTotalFields, memberTotalRules } from './member-total.entity.gen.ts';

export const memberTotalModel = createEntity({
  name: 'member_total',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(memberTotalFields),
  display: memberTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", s.\"points\" AS \"points\", s.\"earned\" AS \"earned\", s.\"redeemed\" AS \"redeemed\", s.\"spent_12m\" AS \"spent_12m\", s.\"last_at\" AS \"last_at\", s.\"next_expiry\" AS \"next_expiry\", b.\"id\" AS \"tier_id\", b.\"multiplier\" AS \"multiplier\" FROM (SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", max(s.\"points\") AS \"points\", max(s.\"earned\") AS \"earned\", max(s.\"redeemed\") AS \"redeemed\", max(s.\"spent_12m\") AS \"spent_12m\", max(s.\"last_at\") AS \"last_at\", max(s.\"next_expiry\") AS \"next_expiry\", max((CASE WHEN s.\"from_spending\" IS NULL THEN NULL WHEN s.\"from_spending\" <= s.\"spent_12m\" THEN s.\"from_spending\" ELSE NULL END)::int8) AS \"tier_from\" FROM (SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') || '~' || coalesce(v.\"tier_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", s.\"points\" AS \"points\", s.\"earned\" AS \"earned\", s.\"redeemed\" AS \"redeemed\", s.\"spent_12m\" AS \"spent_12m\", s.\"last_at\" AS \"last_at\", s.\"next_expiry\" AS \"next_expiry\", b.\"id\" AS \"tier_id\", b.\"from_spending\" AS \"from_spending\" FROM (SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'redeem')), 0)::int8 AS \"redeemed\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"program_id\" IS NOT NULL) GROUP BY 1, 2) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" WHERE TRUE) v) s WHERE TRUE GROUP BY 1, 2) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" AND b.\"from_spending\" = s.\"tier_from\" WHERE TRUE) v",
      params: ['user.customer', 'now', 'today'],
    },
    sources: ['loyalty_tier', 'member_standing', 'member_step', 'point_entry', 'program_member'], id: 'text',
    walls: [['administration_pos_accrue_point_config'], ['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: { read: ['administration_pos_accrue_point_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: memberTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
