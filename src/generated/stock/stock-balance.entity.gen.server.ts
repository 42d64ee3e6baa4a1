// Generated from schemas/stock/stock-balance.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockBalanceDisplay, stockBalanceFields, stockBalanceRules } from './stock-balance.entity.gen.ts';

export const stockBalanceModel = createEntity({
  name: 'stock_balance',
  module: 'stock',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockBalanceFields),
  display: stockBalanceDisplay,
  unique: [
    {
      key: 'place',
      fields: ['goods_id', 'warehouse_id', 'cell_id', 'lot', 'expired_date', 'uid', 'quality', 'owner_id'],
      message: 'messages.duplicate', nulls: 'same',
    },
  ],
  checks: [
    { key: 'quantity', sql: { text: '(t."quantity" >= 0)', params: [] }, message: 'rule.stock_balance.quantity' },
  ],
  access: {
    read: ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    create: null, update: null, delete: null,
  },
  lookup: ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
  rules: stockBalanceRules,
  audit: false,
  softDelete: false,
});
