// Generated from schemas/promotion/buyer-point.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { buyerPointDisplay, buyerPointFields, buyerPointRules } from './buyer-point.entity.gen.ts';

export const buyerPointModel = createEntity({
  name: 'buyer_point',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(buyerPointFields),
  display: buyerPointDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"buyer_id\" AS \"buyer_id\", max(s.\"program_id\") AS \"program_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1) v",
      params: ['now', 'today', 'user.customer'],
    },
    sources: ['point_entry'], id: 'number', of: 'buyer',
    walls: [['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: {
    read: ['administration_pos_accrue_point_config', 'pos_order_list'], create: null, update: null, delete: null,
  },
  lookup: null,
  rules: buyerPointRules,
  audit: false,
  softDelete: false,
  live: true,
});
