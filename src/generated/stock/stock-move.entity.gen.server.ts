// Generated from schemas/stock/stock-move.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockMoveDisplay, stockMoveFields, stockMoveRules } from './stock-move.entity.gen.ts';

export const stockMoveModel = createEntity({
  name: 'stock_move',
  module: 'stock',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockMoveFields),
  display: stockMoveDisplay,
  search: ['document_code'],
  checks: [
    { key: 'quantity', sql: { text: '(t."quantity" >= 0)', params: [] }, message: 'rule.stock_move.quantity' },
    {
      key: 'places',
      sql: {
        text: "((t.\"from_place\" = 'stock') = (t.\"from_warehouse_id\" IS NOT NULL) AND (t.\"to_place\" = 'stock') = (t.\"to_warehouse_id\" IS NOT NULL))",
        params: [],
      },
      message: 'rule.stock_move.places',
    },
  ],
  index: [['created_at'], ['goods_id', 'created_at'], ['document_type', 'document_id']],
  access: {
    read: ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    create: null, update: null, delete: null,
  },
  lookup: ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
  rules: stockMoveRules,
  audit: false,
  softDelete: false,
});
