// Generated from schemas/stock/stock-worth.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockWorthDisplay, stockWorthFields, stockWorthRules } from './stock-worth.entity.gen.ts';

export const stockWorthModel = createEntity({
  name: 'stock_worth',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(stockWorthFields),
  computeSql: {
    is_unsold: {
      text: "(t.\"on_hand\" > 0 AND (t.\"last_sold_at\" IS NULL OR t.\"last_sold_at\" < {now}::timestamptz + (-90) * INTERVAL '24 hours'))",
      params: ['now'],
    },
  },
  display: stockWorthDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"on_hand\", s.\"own_cost\" AS \"own_cost\", s.\"company_cost\" AS \"company_cost\", (CASE WHEN s.\"own_cost\" IS NOT NULL THEN s.\"own_cost\" ELSE s.\"company_cost\" END)::int8 AS \"average_cost\", ((s.\"on_hand\"::float8 * CASE WHEN CASE WHEN s.\"own_cost\" IS NOT NULL THEN s.\"own_cost\" ELSE s.\"company_cost\" END IS NOT NULL THEN CASE WHEN s.\"own_cost\" IS NOT NULL THEN s.\"own_cost\" ELSE s.\"company_cost\" END ELSE 0 END))::int8 AS \"value\", s.\"last_cost\" AS \"last_cost\", s.\"last_on\" AS \"last_on\", (CASE WHEN s.\"last_cost\" IS NOT NULL AND s.\"own_cost\" IS NOT NULL THEN s.\"last_cost\"::float8 * 10 > s.\"own_cost\"::float8 * 12 OR s.\"last_cost\"::float8 * 10 < s.\"own_cost\"::float8 * 8 ELSE FALSE END)::bool AS \"is_odd\", b.\"sold_at\" AS \"last_sold_at\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"on_hand\", b.\"average_cost\" AS \"own_cost\", j1.\"cost_price\" AS \"company_cost\", b.\"last_cost\" AS \"last_cost\", b.\"last_on\" AS \"last_on\" FROM \"stock_level\" s LEFT JOIN \"warehouse_cost\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"from_warehouse_id\" AS \"warehouse_id\", max(s.\"created_at\") AS \"sold_at\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours') GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE TRUE) v",
      params: ['user.customer', 'now'],
    },
    sources: ['goods', 'goods_last_sold', 'stock_level', 'stock_move', 'warehouse_cost', 'warehouse_value'], id: 'text',
    walls: [
      ['administration_goods_cost'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    ],
  },
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: null,
  rules: stockWorthRules,
  audit: false,
  softDelete: false,
  live: true,
});
