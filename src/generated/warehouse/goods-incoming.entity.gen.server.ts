// Generated from schemas/warehouse/goods-incoming.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsIncomingDisplay, goodsIncomingFields, goodsIncomingRules } from './goods-incoming.entity.gen.ts';

export const goodsIncomingModel = createEntity({
  name: 'goods_incoming',
  module: 'warehouse',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsIncomingFields),
  display: goodsIncomingDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"incoming\" FROM (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"line_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"expected_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving') AND p.\"kind\" <> 'transfer') UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"to_warehouse_id\" AS \"warehouse_id\", s.\"sent_quantity\" AS \"quantity\" FROM \"goods_transfer_line\" s JOIN \"goods_transfer\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR p.\"from_pos_id\" IS NOT NULL AND p.\"from_pos_id\" = ANY({user.pos}::int8[]) OR p.\"to_pos_id\" IS NOT NULL AND p.\"to_pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_transfer_id\" LEFT JOIN \"goods_transfer\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR j1.\"from_pos_id\" IS NOT NULL AND j1.\"from_pos_id\" = ANY({user.pos}::int8[]) OR j1.\"to_pos_id\" IS NOT NULL AND j1.\"to_pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_transfer_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'sent') UNION ALL SELECT (3)::int8 AS \"part\", s.\"id\" AS \"line_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"received_quantity\" AS \"quantity\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('counted', 'approved'))) v) s WHERE TRUE GROUP BY 1) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['coming_line', 'goods_receipt', 'goods_receipt_line', 'goods_transfer', 'goods_transfer_line'],
    id: 'number', of: 'goods',
    walls: [
      ['goods_manager', 'pos_goods_manager'],
      [
        'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
        'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
      ],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsIncomingRules,
  audit: false,
  softDelete: false,
});
