// Generated from schemas/warehouse/goods-search.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsSearchDisplay, goodsSearchFields, goodsSearchRules } from './goods-search.entity.gen.ts';

export const goodsSearchModel = createEntity({
  name: 'goods_search',
  module: 'warehouse',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsSearchFields),
  computeSql: {
    available_elsewhere: {
      text: '(CASE WHEN t."available" IS NULL THEN 0 ELSE t."available" END::float8 - CASE WHEN t."available_here" IS NULL THEN 0 ELSE t."available_here" END)',
      params: [],
    },
  },
  display: goodsSearchDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."search_id" AS "id" FROM (SELECT s."id" AS "search_id", s."order_id" AS "order_id", s."goods_id" AS "goods_id", s."warehouse_id" AS "warehouse_id", s."status" AS "status", s."instruction" AS "instruction", s."sla_ship_by" AS "sla_ship_by", b."available" AS "available", ((b2."on_hand"::float8 - b2."reserved" - b2."unsellable"))::int8 AS "available_here" FROM "find_goods" s LEFT JOIN (SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."goods_id" AS "goods_id", coalesce(sum(((s."on_hand"::float8 - s."reserved" - s."unsellable"))::int8), 0)::int8 AS "available" FROM "stock_level" s WHERE s."customer_id" = {user.customer}::int8 GROUP BY 1) v) b ON b."goods_id" = s."goods_id" LEFT JOIN "stock_level" b2 ON b2."customer_id" = {user.customer}::int8 AND b2."goods_id" = s."goods_id" AND b2."warehouse_id" = s."warehouse_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL) v',
      params: ['user.customer'],
    },
    sources: ['find_goods', 'goods_anywhere', 'stock_level'], id: 'number', of: 'find_goods',
    walls: [
      ['administration_goods_missing', 'order_manager'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_missing', 'order_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsSearchRules,
  audit: false,
  softDelete: false,
  live: true,
});
