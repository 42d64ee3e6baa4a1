// Generated from schemas/goods/goods-category-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsCategoryTotalDisplay,
  goodsCategoryTotalFields,
  goodsCategoryTotalRules,
} from './goods-category-total.entity.gen.ts';

export const goodsCategoryTotalModel = createEntity({
  name: 'goods_category_total',
  module: 'goods',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsCategoryTotalFields),
  display: goodsCategoryTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."category_id" AS "id" FROM (SELECT s."id" AS "category_id", count(b."id") AS "goods_count" FROM "goods_category" s LEFT JOIN "goods" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."category_id" = s."id" AND (b."active" = TRUE) WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'goods_category'], id: 'number', of: 'goods_category',
    walls: [
      [
        'administration_goods_category', 'goods_manager', 'administration_goods_price',
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
        'administration_goods_profile',
      ],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_category'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsCategoryTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
