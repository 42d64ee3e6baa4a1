// Generated from schemas/stock/goods-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsTotalDisplay, goodsTotalFields, goodsTotalRules } from './goods-total.entity.gen.ts';

export const goodsTotalModel = createEntity({
  name: 'goods_total',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsTotalFields),
  computeSql: {
    available: { text: '(t."on_hand"::float8 - t."reserved" - t."unsellable")', params: [] },
    stock_state: {
      text: "CASE WHEN t.\"on_hand\"::float8 - t.\"reserved\" - t.\"unsellable\" <= 0 THEN 'out' WHEN t.\"min_stock\" IS NOT NULL AND t.\"on_hand\"::float8 - t.\"reserved\" - t.\"unsellable\" < t.\"min_stock\" THEN 'low' WHEN t.\"max_stock\" IS NOT NULL AND t.\"on_hand\"::float8 - t.\"reserved\" - t.\"unsellable\" > t.\"max_stock\" THEN 'over' ELSE 'ok' END",
      params: [],
    },
    value: {
      text: 'CASE WHEN t."cost_price" IS NULL THEN NULL ELSE t."on_hand"::float8 * t."cost_price" END', params: [],
    },
  },
  display: goodsTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."id" AS "goods_id", coalesce(sum(b."on_hand"), 0)::int8 AS "on_hand", coalesce(sum(b."reserved"), 0)::int8 AS "reserved", coalesce(sum(b."unsellable"), 0)::int8 AS "unsellable", s."min_stock" AS "min_stock", s."max_stock" AS "max_stock", s."cost_price" AS "cost_price" FROM "goods" s LEFT JOIN "stock_level" b ON b."customer_id" = {user.customer}::int8 AND b."goods_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 5, 6, 7) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'stock_level'], id: 'number', of: 'goods',
    walls: [
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
    ],
  },
  access: {
    read: ['goods_manager', 'administration_goods_missing', 'administration_pos_promotion_config'], create: null,
    update: null, delete: null,
  },
  lookup: null,
  rules: goodsTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
