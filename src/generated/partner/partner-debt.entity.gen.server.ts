// Generated from schemas/partner/partner-debt.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { partnerDebtDisplay, partnerDebtFields, partnerDebtRules } from './partner-debt.entity.gen.ts';

export const partnerDebtModel = createEntity({
  name: 'partner_debt',
  module: 'partner',
  written: 'view',
  owner: 'customer',
  fields: Object.values(partnerDebtFields),
  computeSql: {
    opening: { text: '(t."raised_before"::float8 - t."lowered_before")', params: [] },
    paid: { text: '(t."paid_gross"::float8 - t."paid_back")', params: [] },
    closing: { text: '(t."raised_all"::float8 - t."lowered_all")', params: [] },
    overdue: { text: '(t."overdue_30"::float8 + t."overdue_60" + t."overdue_90" + t."overdue_more")', params: [] },
  },
  display: partnerDebtDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"partner_kind\"::text, '') || '~' || coalesce(v.\"supplier_id\"::text, '') || '~' || coalesce(v.\"consignee_id\"::text, '') || '~' || coalesce(v.\"distributor_id\"::text, '') AS \"id\" FROM (SELECT s.\"partner_kind\" AS \"partner_kind\", s.\"supplier_id\" AS \"supplier_id\", s.\"consignee_id\" AS \"consignee_id\", s.\"distributor_id\" AS \"distributor_id\", coalesce(sum(s.\"increase\") FILTER (WHERE (s.\"on_date\" < {today}::date + (-29)::int4)), 0)::int8 AS \"raised_before\", coalesce(sum(s.\"decrease\") FILTER (WHERE (s.\"on_date\" < {today}::date + (-29)::int4)), 0)::int8 AS \"lowered_before\", coalesce(sum(s.\"increase\") FILTER (WHERE (s.\"on_date\" >= {today}::date + (-29)::int4 AND s.\"kind\" <> 'payment')), 0)::int8 AS \"increase\", coalesce(sum(s.\"decrease\") FILTER (WHERE (s.\"on_date\" >= {today}::date + (-29)::int4 AND s.\"kind\" = 'return')), 0)::int8 AS \"returned\", coalesce(sum(s.\"decrease\") FILTER (WHERE (s.\"on_date\" >= {today}::date + (-29)::int4 AND s.\"kind\" = 'adjustment')), 0)::int8 AS \"lowered\", coalesce(sum(s.\"decrease\") FILTER (WHERE (s.\"on_date\" >= {today}::date + (-29)::int4 AND s.\"kind\" = 'payment')), 0)::int8 AS \"paid_gross\", coalesce(sum(s.\"increase\") FILTER (WHERE (s.\"on_date\" >= {today}::date + (-29)::int4 AND s.\"kind\" = 'payment')), 0)::int8 AS \"paid_back\", coalesce(sum(s.\"increase\"), 0)::int8 AS \"raised_all\", coalesce(sum(s.\"decrease\"), 0)::int8 AS \"lowered_all\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND (s.\"due_on\" IS NULL OR s.\"due_on\" >= {today}::date))), 0)::int8 AS \"not_due\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND ({today}::date <= s.\"due_on\" AND s.\"due_on\" <= {today}::date + 7::int4))), 0)::int8 AS \"due_soon\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND s.\"due_on\" <= {today}::date + (-1)::int4 AND s.\"due_on\" >= {today}::date + (-30)::int4)), 0)::int8 AS \"overdue_30\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND s.\"due_on\" <= {today}::date + (-31)::int4 AND s.\"due_on\" >= {today}::date + (-60)::int4)), 0)::int8 AS \"overdue_60\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND s.\"due_on\" <= {today}::date + (-61)::int4 AND s.\"due_on\" >= {today}::date + (-90)::int4)), 0)::int8 AS \"overdue_90\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND s.\"due_on\" <= {today}::date + (-91)::int4)), 0)::int8 AS \"overdue_more\", coalesce(sum(s.\"open\") FILTER (WHERE (s.\"decrease\" > 0)), 0)::int8 AS \"advance\", min(s.\"due_on\") FILTER (WHERE (s.\"increase\" > 0 AND s.\"open\" > 0)) AS \"next_due_on\" FROM \"partner_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1, 2, 3, 4) v",
      params: ['today', 'user.customer'],
    },
    sources: ['partner_entry'], id: 'text',
    walls: [['administration_goods_debt', 'administration_supplier', 'administration_consignee']],
  },
  access: { read: ['administration_goods_debt'], create: null, update: null, delete: null },
  lookup: null,
  rules: partnerDebtRules,
  audit: false,
  softDelete: false,
  live: true,
});
