// Generated from schemas/stock/stock-level.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { stockLevelDisplay, stockLevelFields, stockLevelRules } from './stock-level.entity.gen.ts';

export const stockLevelModel: EntityModel = {
  name: 'stock_level',
  module: 'stock',
  table: 'stock_level',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockLevelFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved")', params: [] } },
  display: stockLevelDisplay,
  search: [],
  unique: [{ key: 'place', fields: ['goods_id', 'warehouse_id'], message: 'messages.duplicate' }],
  checks: [
    {
      key: 'reserved', sql: { text: '(0 <= t."reserved" AND t."reserved" <= t."on_hand")', params: [] },
      message: 'rule.stock_level.reserved',
    },
  ],
  index: [['warehouse_id']],
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: ['goods_manager'],
  rules: stockLevelRules,
  audit: false,
  softDelete: false,
  live: false,
};
