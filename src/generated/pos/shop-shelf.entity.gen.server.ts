// Generated from schemas/pos/shop-shelf.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type ShopShelf, shopShelfDisplay, shopShelfFields, shopShelfRules } from './shop-shelf.entity.gen.ts';

export const shopShelfModel = createEntity({
  name: 'shop_shelf',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopShelfFields),
  computeSql: {
    available: { text: '(t."on_hand"::float8 - t."reserved")', params: [] },
    days_cover: {
      text: 'CASE WHEN t."sold" IS NULL THEN NULL WHEN t."sold" <= 0 THEN NULL WHEN t."on_hand"::float8 - t."reserved" <= 0 THEN 0 ELSE floor((t."on_hand"::float8 - t."reserved") * 7 / NULLIF(t."sold", 0)) END',
      params: [],
    },
    stock_state: {
      text: "CASE WHEN t.\"on_hand\"::float8 - t.\"reserved\" <= 0 THEN 'out' WHEN t.\"on_hand\"::float8 - t.\"reserved\" < CASE WHEN t.\"min_stock\" IS NULL THEN 11 ELSE t.\"min_stock\" END THEN 'low' WHEN t.\"max_stock\" IS NOT NULL AND t.\"on_hand\"::float8 - t.\"reserved\" > t.\"max_stock\" THEN 'over' ELSE 'ok' END",
      params: [],
    },
  },
  display: shopShelfDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"level_id\" AS \"id\" FROM (SELECT s.\"level_id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"sold\" AS \"sold\", s.\"last_sold_at\" AS \"last_sold_at\", s.\"nearest_expiry\" AS \"nearest_expiry\", b.\"incoming\" AS \"incoming\", j1.\"retail_price\" AS \"price\", j1.\"sku\" AS \"sku\", j1.\"name\" AS \"name\", j1.\"barcode\" AS \"barcode\", j1.\"min_stock\" AS \"min_stock\", j1.\"max_stock\" AS \"max_stock\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"level_id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"sold\" AS \"sold\", s.\"last_sold_at\" AS \"last_sold_at\", b.\"nearest_expiry\" AS \"nearest_expiry\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"level_id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", ((s.\"on_hand\"::float8 - s.\"reserved\"))::int8 AS \"available_now\", b.\"sold_7\" AS \"sold\", b.\"last_sold_at\" AS \"last_sold_at\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", b.\"id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\" FROM \"stock_level\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"pos_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", j1.\"pos_id\" AS \"pos_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-7) * INTERVAL '24 hours')), 0)::int8 AS \"sold_7\", max(j1.\"paid_at\") AS \"last_sold_at\" FROM \"pos_sale_line\" s JOIN \"pos_sale\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND (p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"sale_id\" LEFT JOIN \"pos_sale\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND (j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"sale_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'paid' AND p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-60) * INTERVAL '24 hours') GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"pos_id\" = s.\"pos_id\" WHERE (s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[]))) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", min(s.\"expired_date\") AS \"nearest_expiry\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"expired_date\" IS NOT NULL AND s.\"quantity\" > 0) GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE TRUE) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"incoming\" FROM (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"line_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"expected_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving') AND p.\"kind\" <> 'transfer') UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"to_warehouse_id\" AS \"warehouse_id\", s.\"sent_quantity\" AS \"quantity\" FROM \"goods_transfer_line\" s JOIN \"goods_transfer\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR p.\"from_pos_id\" IS NOT NULL AND p.\"from_pos_id\" = ANY({user.pos}::int8[]) OR p.\"to_pos_id\" IS NOT NULL AND p.\"to_pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_transfer_id\" LEFT JOIN \"goods_transfer\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR j1.\"from_pos_id\" IS NOT NULL AND j1.\"from_pos_id\" = ANY({user.pos}::int8[]) OR j1.\"to_pos_id\" IS NOT NULL AND j1.\"to_pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_transfer_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'sent') UNION ALL SELECT (3)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"received_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('counted', 'approved'))) v) s WHERE (s.\"warehouse_id\" IS NOT NULL) GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE TRUE) v",
      params: ['user.customer', 'user.permissions', 'user.pos', 'now'],
    },
    sources: [
      'coming_line', 'goods', 'goods_receipt', 'goods_receipt_line', 'goods_transfer', 'goods_transfer_line', 'pos',
      'pos_sale', 'pos_sale_line', 'shop_dated', 'shop_expiry', 'shop_flow', 'shop_goods', 'shop_incoming', 'shop_sold',
      'stock_balance', 'stock_level',
    ],
    id: 'number',
    walls: [
      ['pos_goods_manager'],
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
  access: { read: ['pos_goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: { text: '(t."pos_id" IS NOT NULL AND t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<ShopShelf>) => c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: shopShelfRules,
  audit: false,
  softDelete: false,
  live: true,
});
