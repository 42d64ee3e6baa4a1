// Generated from schemas/stock/goods-expiry.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsExpiryDisplay, goodsExpiryFields, goodsExpiryRules } from './goods-expiry.entity.gen.ts';

export const goodsExpiryModel = createEntity({
  name: 'goods_expiry',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsExpiryFields),
  display: goodsExpiryDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."goods_id" AS "goods_id", min(s."expired_date") AS "nearest_expiry" FROM "stock_balance" s WHERE s."customer_id" = {user.customer}::int8 AND (s."expired_date" IS NOT NULL AND s."quantity" > 0) GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['stock_balance'], id: 'number', of: 'goods',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsExpiryRules,
  audit: false,
  softDelete: false,
});
