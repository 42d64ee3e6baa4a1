// Generated from schemas/promotion/promotion-short.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionShortDisplay, promotionShortFields, promotionShortRules } from './promotion-short.entity.gen.ts';

export const promotionShortModel = createEntity({
  name: 'promotion_short',
  module: 'promotion',
  written: 'view',
  owner: 'customer',
  fields: Object.values(promotionShortFields),
  display: promotionShortDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."line_id" AS "id" FROM (SELECT s."id" AS "line_id", s."promotion_id" AS "promotion_id", s."goods_id" AS "goods_id", ((b."on_hand"::float8 - b."reserved" - b."unsellable"))::int8 AS "available", b."on_hand" AS "on_hand" FROM "promotion_line" s LEFT JOIN (SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."id" AS "goods_id", coalesce(sum(b."on_hand"), 0)::int8 AS "on_hand", coalesce(sum(b."reserved"), 0)::int8 AS "reserved", coalesce(sum(b."unsellable"), 0)::int8 AS "unsellable", s."min_stock" AS "min_stock", s."max_stock" AS "max_stock", s."cost_price" AS "cost_price" FROM "goods" s LEFT JOIN "stock_level" b ON b."customer_id" = {user.customer}::int8 AND b."goods_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 5, 6, 7) v) b ON b."goods_id" = s."goods_id" JOIN "promotion" p ON p."customer_id" = {user.customer}::int8 AND p."deleted_at" IS NULL AND p."id" = s."promotion_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (p."status" IN (1, 2))) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'goods_total', 'promotion', 'promotion_line', 'stock_level'], id: 'number',
    walls: [
      ['administration_pos_promotion_config'],
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
    ],
  },
  access: { read: ['administration_pos_promotion_config'], create: null, update: null, delete: null },
  lookup: null,
  rules: promotionShortRules,
  audit: false,
  softDelete: false,
});
