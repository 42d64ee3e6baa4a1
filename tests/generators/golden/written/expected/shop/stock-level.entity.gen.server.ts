// Generated from schemas/shop/stock-level.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockLevelDisplay, stockLevelFields, stockLevelRules } from './stock-level.entity.gen.ts';

export const stockLevelModel = createEntity({
  name: 'stock_level',
  module: 'shop',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockLevelFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved")', params: [] } },
  display: stockLevelDisplay,
  unique: [{ key: 'place', fields: ['goods_id', 'cell'], message: 'messages.duplicate', nulls: 'same' }],
  checks: [
    {
      key: 'reserved', sql: { text: '(0 <= t."reserved" AND t."reserved" <= t."on_hand")', params: [] },
      message: 'rule.stock_level.reserved',
    },
    {
      key: 'cell', sql: { text: "(t.\"cell\" IS NULL OR t.\"cell\" <> 't.\"x\"')", params: [] },
      message: 'rule.stock_level.wrong_cell',
    },
  ],
  access: { read: ['stock_manager'], create: null, update: null, delete: null },
  lookup: ['stock_manager'],
  rules: stockLevelRules,
  audit: false,
  softDelete: false,
});
