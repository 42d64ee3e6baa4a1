// Generated from schemas/stock/goods-last-sold.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsLastSoldDisplay, goodsLastSoldFields, goodsLastSoldRules } from './goods-last-sold.entity.gen.ts';

export const goodsLastSoldModel = createEntity({
  name: 'goods_last_sold',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsLastSoldFields),
  display: goodsLastSoldDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"from_warehouse_id\" AS \"warehouse_id\", max(s.\"created_at\") AS \"sold_at\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-365) * INTERVAL '24 hours') GROUP BY 1, 2) v",
      params: ['user.customer', 'now'],
    },
    sources: ['stock_move'], id: 'text',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsLastSoldRules,
  audit: false,
  softDelete: false,
});
