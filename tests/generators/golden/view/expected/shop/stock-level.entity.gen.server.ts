// Generated from schemas/shop/stock-level.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type StockLevel, stockLevelDisplay, stockLevelFields, stockLevelRules } from './stock-level.entity.gen.ts';

export const stockLevelModel = createEntity({
  name: 'stock_level',
  module: 'shop',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockLevelFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved")', params: [] } },
  display: stockLevelDisplay,
  unique: [{ key: 'goods_id_depot_id', fields: ['goods_id', 'depot_id'], message: 'messages.duplicate' }],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: { text: '(t."depot_id" = ANY({user.warehouses}::int8[]))', params: ['user.warehouses'] },
    check: (c: Logic<StockLevel>) => c.user.warehouses.includes(c.record.depot_id),
  },
  rules: stockLevelRules,
  audit: false,
  softDelete: false,
});
