// Generated from schemas/stock/goods-exported.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsExportedDisplay, goodsExportedFields, goodsExportedRules } from './goods-exported.entity.gen.ts';

export const goodsExportedModel = createEntity({
  name: 'goods_exported',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsExportedFields),
  display: goodsExportedDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"export_quantity\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-30) * INTERVAL '24 hours') GROUP BY 1) v",
      params: ['user.customer', 'now'],
    },
    sources: ['stock_move'], id: 'number', of: 'goods',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsExportedRules,
  audit: false,
  softDelete: false,
});
