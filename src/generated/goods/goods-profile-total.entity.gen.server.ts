// Generated from schemas/goods/goods-profile-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsProfileTotalDisplay,
  goodsProfileTotalFields,
  goodsProfileTotalRules,
} from './goods-profile-total.entity.gen.ts';

export const goodsProfileTotalModel = createEntity({
  name: 'goods_profile_total',
  module: 'goods',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsProfileTotalFields),
  display: goodsProfileTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."profile_id" AS "id" FROM (SELECT s."id" AS "profile_id", count(b."id") AS "goods_count" FROM "goods_profile" s LEFT JOIN "goods" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."profile_id" = s."id" AND (b."active" = TRUE) WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['goods', 'goods_profile'], id: 'number', of: 'goods_profile',
    walls: [
      ['administration_goods_profile', 'goods_manager'],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_profile'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsProfileTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
