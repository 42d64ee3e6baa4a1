// Generated from schemas/promotion/buyer-step.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { buyerStepDisplay, buyerStepFields, buyerStepRules } from './buyer-step.entity.gen.ts';

export const buyerStepModel = createEntity({
  name: 'buyer_step',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(buyerStepFields),
  computeSql: {
    reached: {
      text: 'CASE WHEN t."from_spending" IS NULL THEN NULL WHEN t."from_spending" <= t."spent_12m" THEN t."from_spending" ELSE NULL END',
      params: [],
    },
  },
  display: buyerStepDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"buyer_id\"::text, '') || '~' || coalesce(v.\"tier_id\"::text, '') AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", s.\"program_id\" AS \"program_id\", s.\"points\" AS \"points\", s.\"spent_12m\" AS \"spent_12m\", b.\"id\" AS \"tier_id\", b.\"from_spending\" AS \"from_spending\", s.\"earned\" AS \"earned\", s.\"last_at\" AS \"last_at\", s.\"next_expiry\" AS \"next_expiry\" FROM (SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", max(s.\"program_id\") AS \"program_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" WHERE TRUE) v",
      params: ['user.customer', 'now', 'today'],
    },
    sources: ['buyer_point', 'loyalty_tier', 'point_entry'], id: 'text',
    walls: [['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: buyerStepRules,
  audit: false,
  softDelete: false,
});
