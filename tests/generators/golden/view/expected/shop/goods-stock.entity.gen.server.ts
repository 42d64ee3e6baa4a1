// Generated from schemas/shop/goods-stock.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsStockDisplay, goodsStockFields, goodsStockRules } from './goods-stock.entity.gen.ts';

export const goodsStockModel = createEntity({
  name: 'goods_stock',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsStockFields),
  computeSql: {
    value: { text: 'CASE WHEN t."cost" IS NOT NULL THEN t."on_hand"::float8 * t."cost" ELSE NULL END', params: [] },
  },
  display: goodsStockDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"depot_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"depot_id\" AS \"depot_id\", j1.\"sku\" AS \"sku\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", ((s.\"on_hand\"::float8 - s.\"reserved\"))::int8 AS \"available\", j1.\"cost\" AS \"cost\", b.\"reserved\" AS \"same\", b2.\"on_hand\" AS \"twin\" FROM \"stock_level\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND (b.\"depot_id\" = ANY({user.warehouses}::int8[])) AND b.\"id\" = s.\"id\" LEFT JOIN \"stock_level\" b2 ON b2.\"customer_id\" = {user.customer}::int8 AND (b2.\"depot_id\" = ANY({user.warehouses}::int8[])) AND b2.\"goods_id\" = s.\"goods_id\" AND b2.\"depot_id\" = s.\"depot_id\" LEFT JOIN \"goods\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"depot_id\" = ANY({user.warehouses}::int8[]))) v",
      params: ['user.customer', 'user.warehouses'],
    },
    sources: ['goods', 'stock_level'], id: 'text', walls: [],
  },
  access: { read: ['stock_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsStockRules,
  audit: false,
  softDelete: false,
  live: true,
});
