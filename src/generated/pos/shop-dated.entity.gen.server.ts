// Generated from schemas/pos/shop-dated.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shopDatedDisplay, shopDatedFields, shopDatedRules } from './shop-dated.entity.gen.ts';

export const shopDatedModel = createEntity({
  name: 'shop_dated',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopDatedFields),
  display: shopDatedDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"level_id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"sold\" AS \"sold\", s.\"last_sold_at\" AS \"last_sold_at\", b.\"nearest_expiry\" AS \"nearest_expiry\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"level_id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", ((s.\"on_hand\"::float8 - s.\"reserved\"))::int8 AS \"available_now\", b.\"sold_7\" AS \"sold\", b.\"last_sold_at\" AS \"last_sold_at\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"level_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", b.\"id\" AS \"pos_id\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\" FROM \"stock_level\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"pos_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", j1.\"pos_id\" AS \"pos_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-7) * INTERVAL '24 hours')), 0)::int8 AS \"sold_7\", max(j1.\"paid_at\") AS \"last_sold_at\" FROM \"pos_sale_line\" s JOIN \"pos_sale\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND (p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"sale_id\" LEFT JOIN \"pos_sale\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND (j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"sale_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'paid' AND p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-60) * INTERVAL '24 hours') GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"pos_id\" = s.\"pos_id\" WHERE (s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[]))) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", min(s.\"expired_date\") AS \"nearest_expiry\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"expired_date\" IS NOT NULL AND s.\"quantity\" > 0) GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE TRUE) v",
      params: ['user.customer', 'user.pos', 'now'],
    },
    sources: [
      'pos', 'pos_sale', 'pos_sale_line', 'shop_expiry', 'shop_flow', 'shop_goods', 'shop_sold', 'stock_balance',
      'stock_level',
    ],
    id: 'text',
    walls: [
      ['pos_goods_manager'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    ],
  },
  access: { read: ['pos_goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: shopDatedRules,
  audit: false,
  softDelete: false,
});
