// Generated from schemas/pos/shop-goods.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type ShopGoods, shopGoodsDisplay, shopGoodsFields, shopGoodsRules } from './shop-goods.entity.gen.ts';

export const shopGoodsModel = createEntity({
  name: 'shop_goods',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopGoodsFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved")', params: [] } },
  display: shopGoodsDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", b.\"id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\" FROM \"stock_level\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v",
      params: ['user.customer'],
    },
    sources: ['pos', 'stock_level'], id: 'text',
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['pos_goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: { text: '(t."pos_id" IS NOT NULL AND t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<ShopGoods>) => c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: shopGoodsRules,
  audit: false,
  softDelete: false,
  live: true,
});
