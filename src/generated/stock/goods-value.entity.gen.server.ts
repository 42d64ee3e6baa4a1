// Generated from schemas/stock/goods-value.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsValueDisplay, goodsValueFields, goodsValueRules } from './goods-value.entity.gen.ts';

export const goodsValueModel = createEntity({
  name: 'goods_value',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsValueFields),
  display: goodsValueDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"goods_id\", s.\"cost_price\" AS \"cost_price\", coalesce(sum(b.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(((b.\"on_hand\"::float8 * CASE WHEN CASE WHEN b.\"own_cost\" IS NOT NULL THEN b.\"own_cost\" ELSE b.\"company_cost\" END IS NOT NULL THEN CASE WHEN b.\"own_cost\" IS NOT NULL THEN b.\"own_cost\" ELSE b.\"company_cost\" END ELSE 0 END))::int8), 0)::int8 AS \"value\" FROM \"goods\" s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"on_hand\", b.\"average_cost\" AS \"own_cost\", j1.\"cost_price\" AS \"company_cost\", b.\"last_cost\" AS \"last_cost\", b.\"last_on\" AS \"last_on\" FROM \"stock_level\" s LEFT JOIN \"warehouse_cost\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v) b ON b.\"goods_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 2) v",
      params: ['user.customer'],
    },
    sources: ['goods', 'stock_level', 'warehouse_cost', 'warehouse_value'], id: 'number', of: 'goods',
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      ['administration_goods_cost'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsValueRules,
  audit: false,
  softDelete: false,
  live: true,
});
