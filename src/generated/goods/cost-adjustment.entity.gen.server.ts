// Generated from schemas/goods/cost-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { costAdjustmentDisplay, costAdjustmentFields, costAdjustmentRules } from './cost-adjustment.entity.gen.ts';

export const costAdjustmentModel = createEntity({
  name: 'cost_adjustment',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(costAdjustmentFields),
  computeSql: {
    value_change: {
      text: 'CASE WHEN t."average_before" IS NOT NULL AND t."on_hand" IS NOT NULL THEN t."on_hand"::float8 * (t."unit_cost"::float8 - t."average_before") ELSE NULL END',
      params: [],
    },
  },
  display: costAdjustmentDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['administration_goods_cost'], create: ['administration_goods_cost'], update: null, delete: null },
  lookup: ['administration_goods_cost'],
  rules: costAdjustmentRules,
});
