// Generated from schemas/shop/goods-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsTotalDisplay, goodsTotalFields, goodsTotalRules } from './goods-total.entity.gen.ts';

export const goodsTotalModel = createEntity({
  name: 'goods_total',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsTotalFields),
  display: goodsTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"goods_id\", s.\"sku\" AS \"sku\", coalesce(sum(b.\"on_hand\"), 0)::int8 AS \"on_hand\", count(b.\"depot_id\") AS \"places\", max(b.\"cost\") AS \"dearest\" FROM \"goods\" s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"depot_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"depot_id\" AS \"depot_id\", j1.\"sku\" AS \"sku\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", ((s.\"on_hand\"::float8 - s.\"reserved\"))::int8 AS \"available\", j1.\"cost\" AS \"cost\", b.\"reserved\" AS \"same\", b2.\"on_hand\" AS \"twin\" FROM \"stock_level\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND (b.\"depot_id\" = ANY({user.warehouses}::int8[])) AND b.\"id\" = s.\"id\" LEFT JOIN \"stock_level\" b2 ON b2.\"customer_id\" = {user.customer}::int8 AND (b2.\"depot_id\" = ANY({user.warehouses}::int8[])) AND b2.\"goods_id\" = s.\"goods_id\" AND b2.\"depot_id\" = s.\"depot_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"depot_id\" = ANY({user.warehouses}::int8[]))) v) b ON b.\"goods_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 2) v",
      params: ['user.customer', 'user.warehouses'],
    },
    sources: ['goods', 'goods_stock', 'stock_level'], id: 'number', of: 'goods', walls: [['stock_manager']],
  },
  access: { read: ['stock_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsTotalRules,
  audit: false,
  softDelete: false,
});
