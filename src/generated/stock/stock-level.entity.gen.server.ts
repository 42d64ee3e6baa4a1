// Generated from schemas/stock/stock-level.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stockLevelDisplay, stockLevelFields, stockLevelRules } from './stock-level.entity.gen.ts';

export const stockLevelModel = createEntity({
  name: 'stock_level',
  module: 'stock',
  written: 'module',
  owner: 'customer',
  fields: Object.values(stockLevelFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved" - t."unsellable")', params: [] } },
  display: stockLevelDisplay,
  unique: [{ key: 'place', fields: ['goods_id', 'warehouse_id'], message: 'messages.duplicate' }],
  checks: [
    {
      key: 'reserved',
      sql: { text: '(0 <= t."reserved" AND t."reserved" <= t."on_hand"::float8 - t."unsellable")', params: [] },
      message: 'rule.stock_level.reserved',
    },
    { key: 'unsellable', sql: { text: '(t."unsellable" >= 0)', params: [] }, message: 'rule.stock_level.unsellable' },
  ],
  index: [['warehouse_id']],
  access: {
    read: [
      'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
      'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
      'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
      'administration_goods_report', 'administration_pos_promotion_config',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing', 'administration_goods_cost',
    'administration_goods_price', 'administration_goods_profile', 'administration_supplier',
    'administration_physical_combo', 'administration_priority_goods_quantity', 'administration_goods_report',
    'administration_pos_promotion_config',
  ],
  rules: stockLevelRules,
  audit: false,
  softDelete: false,
});
