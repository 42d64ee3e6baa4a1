// Generated from schemas/stock/goods-dated.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsDatedDisplay, goodsDatedFields, goodsDatedRules } from './goods-dated.entity.gen.ts';

export const goodsDatedModel = createEntity({
  name: 'goods_dated',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsDatedFields),
  display: goodsDatedDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", s.\"available\" AS \"available\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"stock_state\" AS \"stock_state\", s.\"cost_price\" AS \"cost_price\", s.\"value\" AS \"value\", s.\"export_quantity\" AS \"export_quantity\", b.\"nearest_expiry\" AS \"nearest_expiry\" FROM (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", ((s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\"))::int8 AS \"available\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", (CASE WHEN s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" <= 0 THEN 'out' WHEN s.\"min_stock\" IS NOT NULL AND s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" < s.\"min_stock\" THEN 'low' WHEN s.\"max_stock\" IS NOT NULL AND s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" > s.\"max_stock\" THEN 'over' ELSE 'ok' END)::text AS \"stock_state\", s.\"cost_price\" AS \"cost_price\", (CASE WHEN s.\"cost_price\" IS NULL THEN NULL ELSE s.\"on_hand\"::float8 * s.\"cost_price\" END)::int8 AS \"value\", b.\"export_quantity\" AS \"export_quantity\" FROM (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"goods_id\", coalesce(sum(b.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(b.\"reserved\"), 0)::int8 AS \"reserved\", coalesce(sum(b.\"unsellable\"), 0)::int8 AS \"unsellable\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"cost_price\" AS \"cost_price\" FROM \"goods\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 5, 6, 7) v) s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"export_quantity\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-30) * INTERVAL '24 hours') GROUP BY 1) v) b ON b.\"goods_id\" = s.\"goods_id\" WHERE TRUE) v) s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", min(s.\"expired_date\") AS \"nearest_expiry\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"expired_date\" IS NOT NULL AND s.\"quantity\" > 0) GROUP BY 1) v) b ON b.\"goods_id\" = s.\"goods_id\" WHERE TRUE) v",
      params: ['user.customer', 'now'],
    },
    sources: [
      'goods', 'goods_expiry', 'goods_exported', 'goods_pace', 'goods_total', 'stock_balance', 'stock_level',
      'stock_move',
    ],
    id: 'number', of: 'goods',
    walls: [
      ['goods_manager'],
      ['goods_manager', 'administration_goods_missing', 'administration_pos_promotion_config'],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsDatedRules,
  audit: false,
  softDelete: false,
});
