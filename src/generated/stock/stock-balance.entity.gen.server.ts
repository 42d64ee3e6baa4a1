// Generated from schemas/stock/stock-balance.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { stockBalanceDisplay, stockBalanceFields, stockBalanceRules } from './stock-balance.entity.gen.ts';

export const stockBalanceModel: EntityModel = {
  name: 'stock_balance',
  module: 'stock',
  table: 'stock_balance',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockBalanceFields),
  display: stockBalanceDisplay,
  search: [],
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
  index: [],
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: ['goods_manager'],
  rules: stockBalanceRules,
  audit: false,
  softDelete: false,
  live: false,
};
