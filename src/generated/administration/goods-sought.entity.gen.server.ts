// Generated from schemas/administration/goods-sought.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsSoughtDisplay, goodsSoughtFields, goodsSoughtRules } from './goods-sought.entity.gen.ts';

export const goodsSoughtModel = createEntity({
  name: 'goods_sought',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsSoughtFields),
  display: goodsSoughtDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"missing\"), 0)::int8 AS \"missing\", coalesce(sum(s.\"found\"), 0)::int8 AS \"found\", count(s.\"order_id\") AS \"orders\", count(s.\"order_id\") FILTER (WHERE (s.\"status\" IN (1, 2) AND s.\"instruction\" = 0)) AS \"undecided\", count(s.\"order_id\") FILTER (WHERE (s.\"status\" IN (1, 2) AND s.\"instruction\" = 1)) AS \"waiting\", min(s.\"created_at\") AS \"oldest_at\", min(s.\"sla_ship_by\") AS \"next_ship_by\", max(b.\"on_hand\") AS \"on_hand\", max(b.\"reserved\") AS \"reserved\", max(b.\"unsellable\") AS \"unsellable\" FROM \"find_goods\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"status\" IN (0, 1, 2, 3) AND s.\"warehouse_id\" IS NOT NULL) GROUP BY 1, 2) v",
      params: ['user.customer'],
    },
    sources: ['find_goods', 'stock_level'], id: 'text',
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
  access: { read: ['administration_goods_missing'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsSoughtRules,
  audit: false,
  softDelete: false,
});
