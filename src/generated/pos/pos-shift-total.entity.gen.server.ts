// Generated from schemas/pos/pos-shift-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { posShiftTotalDisplay, posShiftTotalFields, posShiftTotalRules } from './pos-shift-total.entity.gen.ts';

export const posShiftTotalModel = createEntity({
  name: 'pos_shift_total',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(posShiftTotalFields),
  computeSql: {
    cash_sales: { text: '(t."net_cash"::float8 + t."cash_returns")', params: [] },
    expected_cash: { text: '(t."opening_cash"::float8 + t."net_cash" + t."cash_moved")', params: [] },
    counted_cash: {
      text: 'CASE WHEN t."difference" IS NULL THEN NULL ELSE t."opening_cash"::float8 + t."net_cash" + t."cash_moved" + t."difference" END',
      params: [],
    },
  },
  display: posShiftTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"shift_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"shift_id\", min(s.\"opened_at\") AS \"opened_at\", min(s.\"closed_at\") AS \"closed_at\", min(s.\"status\") AS \"status\", count(b.\"code\") AS \"bills\", min(s.\"opening_cash\") AS \"opening_cash\", min(s.\"cash_moved\") AS \"cash_moved\", min(s.\"difference\") AS \"difference\", coalesce(sum(b.\"total\"), 0)::int8 AS \"net_sales\", coalesce(sum(b.\"cash_amount\"), 0)::int8 AS \"net_cash\", coalesce(sum(b.\"cash_back\"), 0)::int8 AS \"cash_returns\", coalesce(sum(b.\"bank_transfer\"), 0)::int8 AS \"transfer_sales\" FROM \"pos_shift\" s LEFT JOIN \"pos_sale\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND (b.\"pos_id\" = ANY({user.pos}::int8[])) AND b.\"shift_id\" = s.\"id\" AND (b.\"status\" = 'paid') WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"pos_id\" = ANY({user.pos}::int8[])) GROUP BY 1) v",
      params: ['user.customer', 'user.pos'],
    },
    sources: ['pos_sale', 'pos_shift'], id: 'number', of: 'pos_shift', walls: [],
  },
  access: { read: ['pos_order_list'], create: null, update: null, delete: null },
  lookup: null,
  rules: posShiftTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
