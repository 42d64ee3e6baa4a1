// Generated from schemas/administration/goods-without-profile.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsWithoutProfileDisplay,
  goodsWithoutProfileFields,
  goodsWithoutProfileRules,
} from './goods-without-profile.entity.gen.ts';

export const goodsWithoutProfileModel = createEntity({
  name: 'goods_without_profile',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsWithoutProfileFields),
  computeSql: { asked: { text: '(t."category_id" IS NOT NULL)', params: [] } },
  display: goodsWithoutProfileDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."id" AS "goods_id", b."id" AS "category_id", s."sku" AS "sku", s."name" AS "name" FROM "goods" s LEFT JOIN "goods_category" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."id" = s."category_id" AND (b."profile_required" IS NOT NULL AND b."profile_required" = TRUE) WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."active" AND s."profile_id" IS NULL AND s."category_id" IS NOT NULL)) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'goods_category'], id: 'number', of: 'goods',
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      [
        'administration_goods_category', 'goods_manager', 'administration_goods_price',
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
        'administration_goods_profile',
      ],
    ],
  },
  access: { read: ['administration_goods_profile'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsWithoutProfileRules,
  audit: false,
  softDelete: false,
});
