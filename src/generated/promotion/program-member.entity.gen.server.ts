// Generated from schemas/promotion/program-member.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { programMemberDisplay, programMemberFields, programMemberRules } from './program-member.entity.gen.ts';

export const programMemberModel = createEntity({
  name: 'program_member',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(programMemberFields),
  display: programMemberDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"program_id\"::text, '') || '~' || coalesce(v.\"buyer_id\"::text, '') AS \"id\" FROM (SELECT s.\"program_id\" AS \"program_id\", s.\"buyer_id\" AS \"buyer_id\", coalesce(sum(s.\"points\"), 0)::int8 AS \"points\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'earn')), 0)::int8 AS \"earned\", coalesce(sum(s.\"points\") FILTER (WHERE (s.\"kind\" = 'redeem')), 0)::int8 AS \"redeemed\", coalesce(sum(s.\"amount\") FILTER (WHERE (s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours')), 0)::int8 AS \"spent_12m\", max(s.\"created_at\") AS \"last_at\", min(s.\"expires_on\") FILTER (WHERE (s.\"kind\" = 'earn' AND s.\"expires_on\" IS NOT NULL AND s.\"expires_on\" >= {today}::date)) AS \"next_expiry\" FROM \"point_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"program_id\" IS NOT NULL) GROUP BY 1, 2) v",
      params: ['now', 'today', 'user.customer'],
    },
    sources: ['point_entry'], id: 'text', walls: [['administration_pos_accrue_point_config', 'pos_order_list']],
  },
  access: { read: ['administration_pos_accrue_point_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: programMemberRules,
  audit: false,
  softDelete: false,
  live: true,
});
