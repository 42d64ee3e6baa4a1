// Generated from schemas/stock/warehouse-value.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { warehouseValueDisplay, warehouseValueFields, warehouseValueRules } from './warehouse-value.entity.gen.ts';

export const warehouseValueModel = createEntity({
  name: 'warehouse_value',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(warehouseValueFields),
  computeSql: {
    average_cost: {
      text: 'CASE WHEN t."own_cost" IS NOT NULL THEN t."own_cost" ELSE t."company_cost" END', params: [],
    },
    value: {
      text: '(t."on_hand"::float8 * CASE WHEN CASE WHEN t."own_cost" IS NOT NULL THEN t."own_cost" ELSE t."company_cost" END IS NOT NULL THEN CASE WHEN t."own_cost" IS NOT NULL THEN t."own_cost" ELSE t."company_cost" END ELSE 0 END)',
      params: [],
    },
    is_odd: {
      text: 'CASE WHEN t."last_cost" IS NOT NULL AND t."own_cost" IS NOT NULL THEN t."last_cost"::float8 * 10 > t."own_cost"::float8 * 12 OR t."last_cost"::float8 * 10 < t."own_cost"::float8 * 8 ELSE FALSE END',
      params: [],
    },
  },
  display: warehouseValueDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"on_hand\", b.\"average_cost\" AS \"own_cost\", j1.\"cost_price\" AS \"company_cost\", b.\"last_cost\" AS \"last_cost\", b.\"last_on\" AS \"last_on\" FROM \"stock_level\" s LEFT JOIN \"warehouse_cost\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v",
      params: ['user.customer'],
    },
    sources: ['goods', 'stock_level', 'warehouse_cost'], id: 'text',
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['administration_goods_cost'],
    ],
  },
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: null,
  rules: warehouseValueRules,
  audit: false,
  softDelete: false,
  live: true,
});
