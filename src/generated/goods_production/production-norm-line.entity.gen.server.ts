// Generated from schemas/goods_production/production-norm-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionNormLineDisplay,
  productionNormLineFields,
  productionNormLineRules,
} from './production-norm-line.entity.gen.ts';

export const productionNormLineModel = createEntity({
  name: 'production_norm_line',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionNormLineFields),
  display: productionNormLineDisplay,
  unique: [
    {
      key: 'once', fields: ['production_norm_id', 'material_id', 'size', 'color'],
      message: 'rule.production_norm_line.twice', nulls: 'same',
    },
  ],
  index: [['material_id']],
  access: {
    read: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'], create: null,
    update: null, delete: null,
  },
  lookup: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'],
  rules: productionNormLineRules,
  parent: { entity: 'production_norm', foreignKey: 'production_norm_id', field: 'lines' },
});
