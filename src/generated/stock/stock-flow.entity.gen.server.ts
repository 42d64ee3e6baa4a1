// Generated from schemas/stock/stock-flow.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockFlowDisplay, stockFlowFields, stockFlowRules } from './stock-flow.entity.gen.ts';

export const stockFlowModel = createEntity({
  name: 'stock_flow',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(stockFlowFields),
  display: stockFlowDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"side\"::text, '') || '~' || coalesce(v.\"move_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"side\", s.\"id\" AS \"move_id\", s.\"goods_id\" AS \"goods_id\", s.\"to_warehouse_id\" AS \"warehouse_id\", s.\"to_cell_id\" AS \"cell_id\", s.\"quantity\" AS \"quantity\", s.\"reason\" AS \"reason\", s.\"document_type\" AS \"document_type\", s.\"document_code\" AS \"document_code\", s.\"lot\" AS \"lot\", s.\"expired_date\" AS \"expired_date\", s.\"uid\" AS \"uid\", s.\"quality\" AS \"quality\", s.\"created_at\" AS \"at\", s.\"created_by\" AS \"account_id\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"to_warehouse_id\" IS NOT NULL) UNION ALL SELECT ((-1))::int8 AS \"side\", s.\"id\" AS \"move_id\", s.\"goods_id\" AS \"goods_id\", s.\"from_warehouse_id\" AS \"warehouse_id\", s.\"from_cell_id\" AS \"cell_id\", ((0::float8 - s.\"quantity\"))::int8 AS \"quantity\", s.\"reason\" AS \"reason\", s.\"document_type\" AS \"document_type\", s.\"document_code\" AS \"document_code\", s.\"lot\" AS \"lot\", s.\"expired_date\" AS \"expired_date\", s.\"uid\" AS \"uid\", s.\"quality\" AS \"quality\", s.\"created_at\" AS \"at\", s.\"created_by\" AS \"account_id\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL)) v",
      params: ['user.customer'],
    },
    sources: ['stock_move'], id: 'text',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: stockFlowRules,
  audit: false,
  softDelete: false,
  live: true,
});
