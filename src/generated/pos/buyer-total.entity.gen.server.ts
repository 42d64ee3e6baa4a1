// Generated from schemas/pos/buyer-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { buyerTotalDisplay, buyerTotalFields, buyerTotalRules } from './buyer-total.entity.gen.ts';

export const buyerTotalModel = createEntity({
  name: 'buyer_total',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(buyerTotalFields),
  display: buyerTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", s.\"bills\" AS \"bills\", s.\"spent\" AS \"spent\", s.\"last_bought_at\" AS \"last_bought_at\", s.\"points\" AS \"points\", s.\"spent_12m\" AS \"spent_12m\", b.\"id\" AS \"tier_id\" FROM (SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", min(s.\"bills\") AS \"bills\", min(s.\"spent\") AS \"spent\", min(s.\"last_bought_at\") AS \"last_bought_at\", max(b.\"program_id\") AS \"program_id\", max(b.\"points\") AS \"points\", max(b.\"spent_12m\") AS \"spent_12m\", max((CASE WHEN b.\"from_spending\" IS NULL THEN NULL WHEN b.\"from_spending\" <= b.\"spent_12m\" THEN b.\"from_spending\" ELSE NULL END)::int8) AS \"tier_from\" FROM (SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"buyer_id\", count(b.\"code\") AS \"bills\", coalesce(sum(b.\"total\"), 0)::int8 AS \"spent\", max(b.\"paid_at\") AS \"last_bought_at\" FROM \"buyer\" s LEFT JOIN \"pos_sale\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND (b.\"pos_id\" = ANY({user.pos}::int8[])) AND b.\"buyer_phone\" = s.\"phone\" AND (b.\"status\" = 'paid') WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"buyer_id\"::text, '') || '~' || coalesce(v.\"tier_id\"::text, '') AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", s.\"program_id\" AS \"program_id\", s.\"points\" AS \"points\", s.\"spent_12m\" AS \"spent_12m\", b.\"id\" AS \"tier_id\", b.\"from_spending\" AS \"from_spending\", s.\"earned\" AS \"earned\", s.\"last_at\" AS \"last_at\", s.\"next_expiry\" AS \"next_expiry\" FROM (SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", max(s.\"program_id\") AS \"program_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" WHERE TRUE) v) b ON b.\"buyer_id\" = s.\"buyer_id\" WHERE TRUE GROUP BY 1) v) s LEFT JOIN \"loyalty_tier\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"program_id\" = s.\"program_id\" AND b.\"from_spending\" = s.\"tier_from\" WHERE TRUE) v",
      params: ['user.customer', 'now', 'today', 'user.pos'],
    },
    sources: [
      'buyer', 'buyer_bills', 'buyer_point', 'buyer_standing', 'buyer_step', 'loyalty_tier', 'point_entry', 'pos_sale',
    ],
    id: 'number', of: 'buyer', walls: [['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: { read: ['pos_order_list'], create: null, update: null, delete: null },
  lookup: null,
  rules: buyerTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
