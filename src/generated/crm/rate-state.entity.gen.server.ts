// Generated from schemas/crm/rate-state.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { rateStateDisplay, rateStateFields, rateStateRules } from './rate-state.entity.gen.ts';

export const rateStateModel = createEntity({
  name: 'rate_state',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(rateStateFields),
  computeSql: { is_missing: { text: '(t."today_rate" IS NULL)', params: [] } },
  display: rateStateDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"currency\"::text, '') AS \"id\" FROM (SELECT s.\"currency\" AS \"currency\", max(s.\"rate\") FILTER (WHERE (s.\"status\" = 3 AND s.\"is_retired\" <> TRUE AND s.\"date\" = {today}::date)) AS \"today_rate\", max(s.\"date\") FILTER (WHERE (s.\"status\" = 3 AND s.\"is_retired\" <> TRUE)) AS \"last_date\", count(s.\"date\") FILTER (WHERE (s.\"status\" IN (1, 2))) AS \"waiting\" FROM \"exchange_rate\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1) v",
      params: ['today', 'user.customer'],
    },
    sources: ['exchange_rate'], id: 'text', walls: [['crm_currency_exchange', 'crm_ladi_page_campaign']],
  },
  access: { read: ['crm_currency_exchange'], create: null, update: null, delete: null },
  lookup: null,
  rules: rateStateRules,
  audit: false,
  softDelete: false,
  live: true,
});
