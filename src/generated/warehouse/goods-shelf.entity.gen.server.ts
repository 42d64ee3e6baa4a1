// Generated from schemas/warehouse/goods-shelf.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsShelfDisplay, goodsShelfFields, goodsShelfRules } from './goods-shelf.entity.gen.ts';

export const goodsShelfModel = createEntity({
  name: 'goods_shelf',
  module: 'warehouse',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsShelfFields),
  computeSql: {
    days_cover: {
      text: 'CASE WHEN t."export_quantity" IS NULL THEN NULL WHEN t."export_quantity" <= 0 THEN NULL ELSE floor(GREATEST(0, t."on_hand"::float8 - t."reserved" - t."unsellable")::float8 * 30 / NULLIF(t."export_quantity", 0)) END',
      params: [],
    },
  },
  display: goodsShelfDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", s.\"available\" AS \"available\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"stock_state\" AS \"stock_state\", s.\"cost_price\" AS \"cost_price\", s.\"value\" AS \"value\", s.\"export_quantity\" AS \"export_quantity\", b.\"incoming\" AS \"incoming\", s.\"nearest_expiry\" AS \"nearest_expiry\" FROM (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", s.\"available\" AS \"available\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"stock_state\" AS \"stock_state\", s.\"cost_price\" AS \"cost_price\", s.\"value\" AS \"value\", s.\"export_quantity\" AS \"export_quantity\", b.\"nearest_expiry\" AS \"nearest_expiry\" FROM (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", ((s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\"))::int8 AS \"available\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", (CASE WHEN s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" <= 0 THEN 'out' WHEN s.\"min_stock\" IS NOT NULL AND s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" < s.\"min_stock\" THEN 'low' WHEN s.\"max_stock\" IS NOT NULL AND s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\" > s.\"max_stock\" THEN 'over' ELSE 'ok' END)::text AS \"stock_state\", s.\"cost_price\" AS \"cost_price\", (CASE WHEN s.\"cost_price\" IS NULL THEN NULL ELSE s.\"on_hand\"::float8 * s.\"cost_price\" END)::int8 AS \"value\", b.\"export_quantity\" AS \"export_quantity\" FROM (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"goods_id\", coalesce(sum(b.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(b.\"reserved\"), 0)::int8 AS \"reserved\", coalesce(sum(b.\"unsellable\"), 0)::int8 AS \"unsellable\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"cost_price\" AS \"cost_price\" FROM \"goods\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 5, 6, 7) v) s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"export_quantity\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-30) * INTERVAL '24 hours') GROUP BY 1) v) b ON b.\"goods_id\" = s.\"goods_id\" WHERE TRUE) v) s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", min(s.\"expired_date\") AS \"nearest_expiry\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"expired_date\" IS NOT NULL AND s.\"quantity\" > 0) GROUP BY 1) v) b ON b.\"goods_id\" = s.\"goods_id\" WHERE TRUE) v) s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"incoming\" FROM (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"line_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"expected_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving') AND p.\"kind\" <> 'transfer') UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"to_warehouse_id\" AS \"warehouse_id\", s.\"sent_quantity\" AS \"quantity\" FROM \"goods_transfer_line\" s JOIN \"goods_transfer\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR p.\"from_pos_id\" IS NOT NULL AND p.\"from_pos_id\" = ANY({user.pos}::int8[]) OR p.\"to_pos_id\" IS NOT NULL AND p.\"to_pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_transfer_id\" LEFT JOIN \"goods_transfer\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR j1.\"from_pos_id\" IS NOT NULL AND j1.\"from_pos_id\" = ANY({user.pos}::int8[]) OR j1.\"to_pos_id\" IS NOT NULL AND j1.\"to_pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_transfer_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'sent') UNION ALL SELECT (3)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"received_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('counted', 'approved'))) v) s WHERE TRUE GROUP BY 1) v) b ON b.\"goods_id\" = s.\"goods_id\" WHERE TRUE) v",
      params: ['user.customer', 'user.permissions', 'user.pos', 'now'],
    },
    sources: [
      'coming_line', 'goods', 'goods_dated', 'goods_expiry', 'goods_exported', 'goods_incoming', 'goods_pace',
      'goods_receipt', 'goods_receipt_line', 'goods_total', 'goods_transfer', 'goods_transfer_line', 'stock_balance',
      'stock_level', 'stock_move',
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
      ['goods_manager', 'pos_goods_manager'],
      [
        'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
        'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
      ],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsShelfRules,
  audit: false,
  softDelete: false,
  live: true,
});
