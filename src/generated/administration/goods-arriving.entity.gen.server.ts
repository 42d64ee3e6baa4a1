// Generated from schemas/administration/goods-arriving.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsArrivingDisplay, goodsArrivingFields, goodsArrivingRules } from './goods-arriving.entity.gen.ts';

export const goodsArrivingModel = createEntity({
  name: 'goods_arriving',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsArrivingFields),
  display: goodsArrivingDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"expected_quantity\"), 0)::int8 AS \"incoming\", min(j1.\"expected_at\") AS \"incoming_on\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving', 'counted', 'approved')) GROUP BY 1, 2) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['goods_receipt', 'goods_receipt_line'], id: 'text', walls: [],
  },
  access: { read: ['administration_goods_missing'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsArrivingRules,
  audit: false,
  softDelete: false,
});
