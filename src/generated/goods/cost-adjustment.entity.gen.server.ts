// Generated from schemas/goods/cost-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { costAdjustmentDisplay, costAdjustmentFields, costAdjustmentRules } from './cost-adjustment.entity.gen.ts';

export const costAdjustmentModel = createEntity({
  name: 'cost_adjustment',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(costAdjustmentFields),
  display: costAdjustmentDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['administration_goods_cost'], create: ['administration_goods_cost'], update: null, delete: null },
  lookup: ['administration_goods_cost'],
  rules: costAdjustmentRules,
});
