// Generated from schemas/stock/goods-anywhere.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsAnywhereDisplay, goodsAnywhereFields, goodsAnywhereRules } from './goods-anywhere.entity.gen.ts';

export const goodsAnywhereModel = createEntity({
  name: 'goods_anywhere',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsAnywhereFields),
  display: goodsAnywhereDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."goods_id" AS "goods_id", coalesce(sum(((s."on_hand"::float8 - s."reserved" - s."unsellable"))::int8), 0)::int8 AS "available" FROM "stock_level" s WHERE s."customer_id" = {user.customer}::int8 GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['stock_level'], id: 'number', of: 'goods',
    walls: [
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
  rules: goodsAnywhereRules,
  audit: false,
  softDelete: false,
});
