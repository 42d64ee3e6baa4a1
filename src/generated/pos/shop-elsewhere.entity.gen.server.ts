// Generated from schemas/pos/shop-elsewhere.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shopElsewhereDisplay, shopElsewhereFields, shopElsewhereRules } from './shop-elsewhere.entity.gen.ts';

export const shopElsewhereModel = createEntity({
  name: 'shop_elsewhere',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopElsewhereFields),
  display: shopElsewhereDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", b.\"id\" AS \"pos_id\", ((s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\"))::int8 AS \"available\" FROM \"stock_level\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v",
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
  rules: shopElsewhereRules,
  audit: false,
  softDelete: false,
  live: true,
});
