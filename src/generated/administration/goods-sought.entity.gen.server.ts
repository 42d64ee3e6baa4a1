// Generated from schemas/administration/goods-sought.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsSoughtDisplay, goodsSoughtFields, goodsSoughtRules } from './goods-sought.entity.gen.ts';

export const goodsSoughtModel = createEntity({
  name: 'goods_sought',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsSoughtFields),
  display: goodsSoughtDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."goods_id" AS "goods_id", coalesce(sum(s."missing"), 0)::int8 AS "missing", coalesce(sum(s."found"), 0)::int8 AS "found", count(s."order_id") AS "orders", count(s."order_id") FILTER (WHERE (s."status" IN (1, 2) AND s."instruction" = 0)) AS "undecided", count(s."order_id") FILTER (WHERE (s."status" IN (1, 2) AND s."instruction" = 1)) AS "waiting", min(s."created_at") AS "oldest_at", min(s."sla_ship_by") AS "next_ship_by", max(((b."on_hand"::float8 - b."reserved" - b."unsellable"))::int8) AS "available" FROM "find_goods" s LEFT JOIN (SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."id" AS "goods_id", coalesce(sum(b."on_hand"), 0)::int8 AS "on_hand", coalesce(sum(b."reserved"), 0)::int8 AS "reserved", coalesce(sum(b."unsellable"), 0)::int8 AS "unsellable", s."min_stock" AS "min_stock", s."max_stock" AS "max_stock", s."cost_price" AS "cost_price" FROM "goods" s LEFT JOIN "stock_level" b ON b."customer_id" = {user.customer}::int8 AND b."goods_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 5, 6, 7) v) b ON b."goods_id" = s."goods_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."status" IN (0, 1, 2, 3)) GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['find_goods', 'goods', 'goods_total', 'stock_level'], id: 'number',
    walls: [
      ['administration_goods_missing', 'order_manager'],
      ['goods_manager', 'administration_goods_missing', 'administration_pos_promotion_config'],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'administration_goods_cost',
        'administration_physical_combo', 'administration_priority_goods_quantity', 'administration_goods_report',
        'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_missing'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsSoughtRules,
  audit: false,
  softDelete: false,
});
