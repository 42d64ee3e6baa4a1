// Generated from schemas/pos/shop-move.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type ShopMove, shopMoveDisplay, shopMoveFields, shopMoveRules } from './shop-move.entity.gen.ts';

export const shopMoveModel = createEntity({
  name: 'shop_move',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopMoveFields),
  display: shopMoveDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"move_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"move_id\", s.\"created_at\" AS \"at\", s.\"created_by\" AS \"by\", s.\"goods_id\" AS \"goods_id\", b.\"id\" AS \"pos_id\", s.\"quantity\" AS \"quantity\", s.\"reason\" AS \"reason\", s.\"document_code\" AS \"document_code\", s.\"expired_date\" AS \"expired_date\", s.\"from_place\" AS \"other_place\", s.\"from_warehouse_id\" AS \"other_warehouse_id\" FROM \"stock_move\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"to_warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"to_warehouse_id\" IS NOT NULL) UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"move_id\", s.\"created_at\" AS \"at\", s.\"created_by\" AS \"by\", s.\"goods_id\" AS \"goods_id\", b.\"id\" AS \"pos_id\", ((0::float8 - s.\"quantity\"))::int8 AS \"quantity\", s.\"reason\" AS \"reason\", s.\"document_code\" AS \"document_code\", s.\"expired_date\" AS \"expired_date\", s.\"to_place\" AS \"other_place\", s.\"to_warehouse_id\" AS \"other_warehouse_id\" FROM \"stock_move\" s LEFT JOIN \"pos\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"warehouse_id\" = s.\"from_warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL)) v",
      params: ['user.customer'],
    },
    sources: ['pos', 'stock_move'], id: 'text',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['pos_goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: { text: '(t."pos_id" IS NOT NULL AND t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<ShopMove>) => c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: shopMoveRules,
  audit: false,
  softDelete: false,
});
