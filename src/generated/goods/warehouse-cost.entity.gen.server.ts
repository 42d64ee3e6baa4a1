// Generated from schemas/goods/warehouse-cost.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { warehouseCostDisplay, warehouseCostFields, warehouseCostRules } from './warehouse-cost.entity.gen.ts';

export const warehouseCostModel = createEntity({
  name: 'warehouse_cost',
  module: 'goods',
  written: 'module',
  owner: 'customer',
  fields: Object.values(warehouseCostFields),
  display: warehouseCostDisplay,
  unique: [{ key: 'place', fields: ['goods_id', 'warehouse_id'], message: 'messages.duplicate' }],
  checks: [
    {
      key: 'not_negative', sql: { text: '(0 <= t."average_cost")', params: [] },
      message: 'rule.warehouse_cost.not_negative',
    },
  ],
  index: [['warehouse_id']],
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: ['administration_goods_cost'],
  rules: warehouseCostRules,
  audit: false,
  softDelete: false,
  live: true,
});
