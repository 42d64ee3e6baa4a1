// Generated from schemas/stock/stock-check.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockCheckDisplay, stockCheckFields, stockCheckRules } from './stock-check.entity.gen.ts';

export const stockCheckModel = createEntity({
  name: 'stock_check',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(stockCheckFields),
  computeSql: {
    ledger_difference: { text: '(t."level"::float8 - t."ledger")', params: [] },
    balance_difference: { text: '(t."level"::float8 - t."balance")', params: [] },
    reserved_difference: { text: '(t."reserved"::float8 - t."held")', params: [] },
    agrees: { text: '(t."level" = t."ledger" AND t."level" = t."balance" AND t."reserved" = t."held")', params: [] },
  },
  display: stockCheckDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"ledger\"), 0)::int8 AS \"ledger\", coalesce(sum(s.\"level\"), 0)::int8 AS \"level\", coalesce(sum(s.\"balance\"), 0)::int8 AS \"balance\", coalesce(sum(s.\"reserved\"), 0)::int8 AS \"reserved\", coalesce(sum(s.\"held\"), 0)::int8 AS \"held\" FROM (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"level\", (0)::int8 AS \"balance\", (0)::int8 AS \"ledger\", s.\"reserved\" AS \"reserved\", (0)::int8 AS \"held\" FROM \"stock_level\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"level\", s.\"quantity\" AS \"balance\", (0)::int8 AS \"ledger\", (0)::int8 AS \"reserved\", (0)::int8 AS \"held\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT (3)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"to_warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"level\", (0)::int8 AS \"balance\", s.\"quantity\" AS \"ledger\", (0)::int8 AS \"reserved\", (0)::int8 AS \"held\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"to_warehouse_id\" IS NOT NULL) UNION ALL SELECT (4)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"from_warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"level\", (0)::int8 AS \"balance\", ((0::float8 - s.\"quantity\"))::int8 AS \"ledger\", (0)::int8 AS \"reserved\", (0)::int8 AS \"held\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL) UNION ALL SELECT (5)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"level\", (0)::int8 AS \"balance\", (0)::int8 AS \"ledger\", (0)::int8 AS \"reserved\", s.\"quantity\" AS \"held\" FROM \"reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"status\" = 1)) v) s WHERE TRUE GROUP BY 1, 2) v",
      params: ['user.customer'],
    },
    sources: ['reservation', 'stock_balance', 'stock_figure', 'stock_level', 'stock_move'], id: 'text',
    walls: [
      ['goods_manager'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
      ['goods_manager', 'administration_priority_goods_quantity'],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: stockCheckRules,
  audit: false,
  softDelete: false,
});
